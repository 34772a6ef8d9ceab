/// An append-only array of plain values for the time of one parse.
///
/// `Array` checks uniqueness and bounds at each access, which the lexer and parser would pay several times per token.
/// The memory is owned here and freed at the end; indices come only from `count`, and debug builds check them.
struct GrowingBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(minimumCapacity: Int) {
    capacity = max(16, minimumCapacity)
    base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(contentsOf elements: Slice<UnsafeBufferPointer<Element>>) {
    while count + elements.count > capacity { grow() }
    _ = UnsafeMutableBufferPointer(start: base + count, count: elements.count).initialize(fromContentsOf: elements)
    count += elements.count
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }

  /// Ends the growth: the first `length` elements, in the memory they are in.
  consuming func freeze(length: Int) -> FrozenBuffer<Element> {
    precondition(length <= count)
    let frozen = FrozenBuffer(takingOver: base, count: length)
    discard self
    return frozen
  }

  consuming func freezeAll() -> FrozenBuffer<Element> {
    let length = count
    return freeze(length: length)
  }
}
