/// The kinds of node in a `SwiftTree`.
///
/// Each case says what the node's `token` is and which children it has, in order. `?` marks a child that may be
/// absent, `*` any number of it. Text that fits nothing becomes `.missing` or is skipped: the parser never fails.
///
/// Chains of members and of operators nest as deeply as they are long, to the left: walk them with loops.
@usableFromInline package enum NodeKind: UInt8, Sendable, BitwiseCopyable {
  // MARK: File and blocks
  /// The whole file: statements and declarations.
  case file
  /// `{ … }`: statements and declarations.
  case block
  /// Nothing where something had to be, or what nests too deeply to be parsed. Children: attribute*, modifier* of a
  /// declaration that never came.
  case missing

  // MARK: Expressions
  /// A name, `self`, `super`, `Self`, `$0`, `_`, an operator as an argument. Token: the name, of `Module::name` the
  /// last. Children: genericArguments? The labels of `f(a:b:)` that is not called are within its tokens, here and in
  /// `member` and `implicitMember`.
  case identifier
  /// `base.name`, also across lines. Token: the name (`init` too). Children: base, genericArguments?
  case member
  /// `.name` with no base. Token: the name. Children: genericArguments?
  case implicitMember
  /// `callee(…) { … } label: { … }`. Token: the opening parenthesis, or the first closure's brace.
  /// Children: callee, argument*, trailingClosure*
  case call
  /// `base[…]`. Token: the bracket. Children: base, argument*, trailingClosure*
  case `subscript`
  /// One argument of a call, subscript, tuple, macro, attribute or interpolation.
  /// Token: the label, or none. Children: expression
  case argument
  /// Token: the label, or none for the first. Children: closure
  case trailingClosure
  /// `x?` in a chain. Children: expression
  case optionalChain
  /// `x!`. Children: expression
  case forceUnwrap
  /// `-x`, `!x`, `&x`, `...x`. Token: the operator. Children: expression
  case prefixOperator
  /// `x...` and custom postfix operators. Token: the operator. Children: expression
  case postfixOperator
  /// Folded by the standard precedences. Token: the operator. Children: left, right
  case binary
  /// `a = b`. Token: `=`. Children: target, value
  case assignment
  /// Token: `?`. Children: condition, then, else
  case ternary
  /// `x as T`, `as?`, `as!`, `is`. Token: `as` or `is`. Children: expression, type
  case cast
  /// `try`, `try?`, `try!`, `await`, `unsafe`, `copy`, `consume`, `borrow`, `each`, `repeat`, `any`, `some` before an
  /// expression. Token: the word. Children: expression
  case effect
  case integerLiteral
  case floatLiteral
  /// Token: the whole literal. Children: interpolation*. The tokens of the interpolations follow the literal's own.
  case stringLiteral
  /// `\(…)`, from its backslash to its parenthesis. Token: none. Children: argument*
  case interpolation
  case booleanLiteral
  case nilLiteral
  case regexLiteral
  /// `[a, b]`. Children: expression*
  case array
  /// `[k: v]`. Children: key, value, key, value, …
  case dictionary
  /// `(a)`. Children: expression
  case parenthesized
  /// `()`, `(a, b)`, `(x: a)`. Children: argument*
  case tuple
  /// `{ … }` as an expression. Token: `{`. Children: closureSignature?, then statements
  case closure
  /// `[weak self] (a: A, b) async throws -> T in`. Children: attribute*, argument* (captures), parameter*, type?
  case closureSignature
  /// `\Root.path`. Token: the backslash. Children: type or expression?, one chain that holds the root and the path;
  /// without a root it begins with an `implicitMember`.
  case keyPath
  /// `base #if … .member … #endif` in a chain. Children: base (absent for one nested in another), ifConfigClause*.
  /// Each clause holds its condition? and a chain whose leftmost part is an `implicitMember`.
  case postfixIfConfig
  /// `#name(…) { … }` as an expression, `#colorLiteral` and `#selector` too. Token: the name after `#`.
  /// Children: genericArguments?, argument*, trailingClosure*
  case macro

  // MARK: Statements (`if`, `switch` and `do` are expressions too)
  /// `return`, `throw`, `yield`, `then`, `discard`, `break`, `continue`, `fallthrough`. Token: the word.
  /// Children: expression?
  case jump
  /// Token: `if`. Children: condition*, block, (block or if)?
  case `if`
  /// Token: `guard`. Children: condition*, block
  case `guard`
  /// Token: `while`. Children: condition*, block
  case `while`
  /// `repeat { } while x`. Children: block, expression
  case repeatWhile
  /// Token: `for`. Children: pattern, type?, expression, condition? (where), block
  case `for`
  /// Token: `switch`. Children: expression, (switchCase or ifConfig)*, also statements that stand in no case
  case `switch`
  /// `case a, b where c:` or `default:`. Token: `case` or `default`. Children: attribute*, caseItem*, then statements
  case switchCase
  /// Children: pattern, condition? (where)
  case caseItem
  /// Token: `do`. Children: type?, block, catchClause*
  case `do`
  /// Token: `catch`. Children: caseItem*, block
  case catchClause
  /// Token: `defer`. Children: block
  case `defer`
  /// `label: statement`. Token: the label. Children: statement
  case labeled
  /// One condition. Children: an expression, optionalBinding, matchingPattern or availability
  case condition
  /// `let x: T = y`, `let x`. Token: `let` or `var`. Children: pattern, type?, expression?
  case optionalBinding
  /// `case pattern: T = y`. Token: `case`. Children: pattern, type?, expression?
  case matchingPattern
  /// `#available(…)`, `#unavailable(…)`. Token: the name after `#`.
  case availability
  /// `#if … #endif`. Children: ifConfigClause*
  case ifConfig
  /// Token: `if`, `elseif` or `else`. Children: condition? (as one expression), then whatever stands in the clause
  case ifConfigClause

  // MARK: Patterns (an expression is a pattern too)
  /// `let p` and `var p` inside a pattern. Token: the word. Children: pattern
  case bindingPattern
  /// `is T`. Children: type
  case isPattern

  // MARK: Declarations. Each begins with attribute* (or ifConfig of them) and modifier*
  /// Token: the last name of the path. No other children: the path is between the token and `firstToken`.
  case importDecl
  /// Token: the name. Children: …, genericParameters?, inheritance?, whereClause?, memberBlock
  case structDecl
  case classDecl
  case enumDecl
  case protocolDecl
  case actorDecl
  /// Token: the last name of the extended type. Children: …, type, inheritance?, whereClause?, memberBlock
  case extensionDecl
  /// `{ … }` of a type. Children: declarations
  case memberBlock
  /// Token: `let`, `var` (or `inout`, `borrowing`). Children: …, binding*
  case variableDecl
  /// Children: pattern, typeAnnotation?, initializer?, accessorBlock?
  case binding
  /// `: T`. Children: type
  case typeAnnotation
  /// `= value`. Children: expression
  case initializer
  /// `{ get … set … }`, or the statements of an implicit getter directly. Children: accessor* or statements
  case accessorBlock
  /// Token: `get`, `set`, `willSet`, `didSet`, … Children: attribute*, modifier*, parameter?, block?
  case accessor
  /// Token: the name or operator. Children: …, genericParameters?, parameterClause, returnType?, whereClause?, block?
  case functionDecl
  /// Token: `init`. Children: …, genericParameters?, parameterClause, whereClause?, block?
  case initDecl
  case deinitDecl
  /// Token: `subscript`. Children: …, genericParameters?, parameterClause, returnType?, whereClause?, accessorBlock?
  case subscriptDecl
  /// Children: parameter*
  case parameterClause
  /// Token: the first name (the label), or none. The second name, if any, is the token after it.
  /// Children: attribute*, modifier*, type?, initializer?
  case parameter
  /// `-> T`. Children: type
  case returnType
  /// Token: the name. Children: …, genericParameters?, type?, whereClause?
  case typealiasDecl
  case associatedtypeDecl
  /// Children: …, enumElement*
  case enumCaseDecl
  /// Token: the name. Children: parameterClause?, initializer?
  case enumElement
  case operatorDecl
  case precedenceGroupDecl
  /// `macro name(…) = …`. Token: the name. Children: …, parameterClause?, returnType?, initializer?
  case macroDecl
  /// `#name(…)` as a declaration: in a type, after attributes or modifiers. Children: …, macro
  case macroExpansionDecl
  /// `@name(…)`. Token: the name. Children: genericArguments?, argument*
  case attribute
  /// `static`, `private(set)`, `nonisolated(unsafe)`, … Token: the word.
  case modifier
  /// `: A, B`. Children: type*
  case inheritance
  /// Children: the types of the requirements, two for each
  case whereClause
  /// `<T: A, each U>`. Children: the constraints (type*), whereClause?
  case genericParameters

  // MARK: Types
  /// `<A, B>` after a name. Children: type*
  case genericArguments
  /// Token: the name. Children: genericArguments?
  case namedType
  /// `A.B`. Token: the last name. Children: base type, genericArguments?
  case memberType
  /// `T?` and `T!`. Children: type
  case optionalType
  /// `[T]`, also `[3 of T]`. Children: count?, type
  case arrayType
  /// `[K: V]`. Children: key, value
  case dictionaryType
  /// `(A, b: B)`. Children: type*; labels stand between them
  case tupleType
  /// `(A) throws -> B`. Children: the parameters' tupleType, the result's type
  case functionType
  /// `some T`, `any T`, `inout T`, `borrowing T`, `@escaping T`, `~T`, `repeat each T`, `<U> T`. Token: the word.
  /// Children: genericParameters? (only of the last), type
  case modifiedType
  /// `A & B`. Children: type*
  case compositionType
}
