/// The elements of a `GrowingBuffer` that has stopped growing: read-only, and freed with the last copy of its tree.
///
/// A tree takes over the parser's memory in this form, so that nothing is copied when a parse ends.
@usableFromInline
package struct FrozenBuffer<Element: BitwiseCopyable & Sendable>: Sendable {
  // Unchecked: the memory is owned here alone, is written before the object is made and never after, and is freed when
  // nobody can reach it any more.
  @usableFromInline final class Owner: @unchecked Sendable {
    @usableFromInline let base: UnsafePointer<Element>

    init(_ base: UnsafeMutablePointer<Element>) { self.base = UnsafePointer(base) }

    deinit { base.deallocate() }
  }

  @usableFromInline let owner: Owner
  @usableFromInline package let count: Int

  private init(_ owner: Owner, count: Int) {
    self.owner = owner
    self.count = count
  }

  /// The first elements, in the same memory.
  func prefix(count: Int) -> FrozenBuffer { FrozenBuffer(owner, count: Swift.min(Swift.max(count, 0), self.count)) }

  /// Takes over memory that holds `count` elements or more.
  init(takingOver base: UnsafeMutablePointer<Element>, count: Int) {
    owner = Owner(base)
    self.count = count
  }
}

extension FrozenBuffer: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  @inlinable package subscript(position: Int) -> Element {
    precondition(position >= 0 && position < count, "not an index of this tree")
    return withExtendedLifetime(owner) { owner.base[position] }
  }
}

extension FrozenBuffer {
  /// Lends all elements at once, for work that a check of each index would slow down.
  func withElements<R>(_ body: (UnsafeBufferPointer<Element>) -> R) -> R {
    withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: owner.base, count: count)) }
  }
}
