// Finds browser APIs that the oldest supported browsers lack. Uses TypeScript to tell which API a name means.
import { SyntaxKind } from 'typescript/unstable/ast'
import { lackingBrowsers, memberFeature, ownerFeature } from './browser-data.mjs'
import { readSources } from './typed-sources.mjs'

/** @typedef {import('typescript/unstable/ast').Node} Node */

/** @typedef {{ readonly node: Node, readonly object: Node | undefined, readonly name: string }} Use */

/** Finds member accesses, and names that may be global. @param {Node} root @returns {Use[]} */
function usesBelow(root) {
  /** @type {Use[]} */
  const found = []
  const visit = (/** @type {Node} */ node) => {
    if (node.kind === SyntaxKind.PropertyAccessExpression) {
      const { expression, name } = /** @type {import('typescript/unstable/ast').PropertyAccessExpression} */ (node)
      found.push({ node: name, object: expression, name: name.getText() })
    } else if (node.kind === SyntaxKind.NewExpression || node.kind === SyntaxKind.CallExpression) {
      const { expression } = /** @type {import('typescript/unstable/ast').CallExpression} */ (node)
      if (expression.kind === SyntaxKind.Identifier)
        found.push({ node: expression, object: undefined, name: expression.getText() })
    }
    node.forEachChild(visit)
  }
  visit(root)
  return found
}

/**
 * Returns the interface of a member. TypeScript declares constructors as types without a name (`AbortSignal`) or with one
 * of their own (`ObjectConstructor`), and mixins (`NavigatorBadge`), which only the type of the object resolves.
 * @param {import('typescript/unstable/sync').Symbol} symbol @param {Node} object
 * @param {import('typescript/unstable/sync').Checker} checker
 */
function ownerOf(symbol, object, checker) {
  const parent = symbol.getParent()?.name ?? '__type'
  if (parent === '__type')
    return { name: object.getText().replace(/^(?:window|globalThis|self)\./, ''), isStatic: true }
  if (parent.endsWith('Constructor')) return { name: parent.replace(/Constructor$/, ''), isStatic: true }
  const known = ownerFeature(parent) ? parent : checker.getTypeAtLocation(object)?.getSymbol()?.name
  return { name: known ?? parent, isStatic: false }
}

const library = /\/lib\.[\w.]*\.d\.ts$/

/**
 * Returns the browser APIs in the files that an oldest supported browser lacks, as `file:line: API (browsers)`.
 * @param {string} root @param {string} config @param {(file: string) => boolean} isWanted
 * @returns {string[]}
 */
export function unsupportedApis(root, config, isWanted) {
  return readSources(root, config, isWanted, (file, source, checker) => {
    const uses = usesBelow(source)
    const symbols = checker.getSymbolAtLocation(uses.map(({ node }) => node))
    return uses.flatMap(({ node, object, name }, index) => {
      const symbol = symbols[index]
      if (!symbol?.declarations.some(({ path }) => library.test(path))) return []
      const owner = object === undefined ? undefined : ownerOf(symbol, object, checker)
      const feature = owner === undefined ? ownerFeature(name) : memberFeature(owner.name, name, owner.isStatic)
      const browsers = lackingBrowsers(feature)
      if (browsers.length === 0) return []
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      return [`${file}:${line + 1}: ${owner === undefined ? '' : `${owner.name}.`}${name} (${browsers.join(', ')})`]
    })
  })
}
