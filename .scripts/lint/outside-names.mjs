// Finds lookups of external names in plain objects, which always have `constructor` and `toString`. Uses TypeScript,
// because oxlint's plugins have no types.
import { SyntaxKind } from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import { readSources } from './typed-sources.mjs'

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/ast').Expression} Expression */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {{ readonly node: Node, readonly object: Expression, readonly key: Expression }} Lookup */

/** Types of objects without a prototype (mock-api/http/request.ts, made in params/params.ts). */
const bareTypes = new Set(['Params'])

/** Unwraps `(value as T)` and `value!`. @param {Expression} expression @returns {Expression} */
function bare(expression) {
  const wraps = [SyntaxKind.ParenthesizedExpression, SyntaxKind.AsExpression, SyntaxKind.NonNullExpression]
  return wraps.includes(expression.kind)
    ? bare(/** @type {import('typescript/unstable/ast').ParenthesizedExpression} */ (expression).expression)
    : expression
}

/** Finds `object[key]` and `key in object`. @param {Node} root @returns {Lookup[]} */
function lookupsBelow(root) {
  /** @type {Lookup[]} */
  const found = []
  const visit = (/** @type {Node} */ node) => {
    if (node.kind === SyntaxKind.ElementAccessExpression) {
      const access = /** @type {import('typescript/unstable/ast').ElementAccessExpression} */ (node)
      found.push({ node, object: access.expression, key: access.argumentExpression })
    }
    if (node.kind === SyntaxKind.BinaryExpression) {
      const { operatorToken, left, right } = /** @type {import('typescript/unstable/ast').BinaryExpression} */ (node)
      if (operatorToken.kind === SyntaxKind.InKeyword) found.push({ node, object: right, key: left })
    }
    node.forEachChild(visit)
  }
  visit(root)
  return found
}

/** Returns whether a key's type allows any string. @param {Type} type @returns {boolean} */
function isAnyText(type) {
  if (type.flags & TypeFlags.Union)
    return /** @type {import('typescript/unstable/sync').UnionType} */ (type).getTypes().some(isAnyText)
  return (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) !== 0
}

/** Returns the enclosing function of a node, except arrow functions, or the file. @param {Node} node @returns {Node} */
function surroundings(node) {
  const ends = [SyntaxKind.FunctionDeclaration, SyntaxKind.MethodDeclaration, SyntaxKind.Constructor]
  let at = node
  while (at.parent && !ends.includes(at.kind) && at.parent.kind !== SyntaxKind.SourceFile) at = at.parent
  return at
}

/**
 * Lists lookups of a `string` in an object that is no array, as `file:line: code`. Ignores lookups guarded by
 * `Object.hasOwn` with the same object and name in the same function.
 * @param {string} root
 * @param {string} config
 * @param {(file: string) => boolean} isChecked whether a file handles external names
 */
export function outsideNames(root, config, isChecked) {
  return readSources(root, config, isChecked, (file, source, checker) => {
    const textOf = (/** @type {Node} */ node) => source.text.slice(node.pos, node.end).trim()
    return lookupsBelow(source)
      .filter(({ node, object, key }) => {
        const keyType = checker.getTypeAtLocation(bare(key))
        if (!keyType || !isAnyText(keyType) || isHarmless(checker, object)) return false
        const guard = `Object.hasOwn(${textOf(bare(object))}, ${textOf(bare(key))})`
        return !textOf(surroundings(node)).includes(guard)
      })
      .map(({ node }) => {
        const line = source.text.slice(0, node.end).split('\n').length
        return `${file}:${line}: ${textOf(node)}`
      })
  })
}

/** Returns whether an object is an array or has no prototype. @param {Checker} checker @param {Expression} object */
function isHarmless(checker, object) {
  const type = checker.getTypeAtLocation(object)
  return !type || checker.isArrayLikeType(type) || bareTypes.has(checker.typeToString(type))
}
