// Finds browser APIs that the oldest supported browsers lack. Uses TypeScript to tell which API a name means, and MDN's
// compatibility data for the versions.
import { createRequire } from 'node:module'
import { SyntaxKind } from 'typescript/unstable/ast'
import { readSources } from './outside-names.mjs'

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('@mdn/browser-compat-data').Identifier} Feature */
/** @typedef {import('@mdn/browser-compat-data').SupportStatement} Support */

/** @typedef {Record<string, Feature>} Features */

/** @type {{ readonly api: Features, readonly javascript: { readonly builtins: Features } }} */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Oldest supported versions, the same as Tailwind's (docs/member-app.md). */
export const oldestBrowsers = /** @type {const} */ ({
  chrome: '111',
  chrome_android: '111',
  firefox: '128',
  safari: '16.4',
  safari_ios: '16.4',
})

/** @param {string} version @param {string} other @returns {boolean} */
function isLater(version, other) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major === otherMajor ? minor > otherMinor : major > otherMajor
}

/** Returns whether a browser has a feature without prefix, other name or flag. @param {Support | undefined} support @param {string} version */
function has(support, version) {
  if (support === undefined) return true
  const statements = Array.isArray(support) ? support : [support]
  return statements.some(
    ({ version_added: added, version_removed: removed, prefix, alternative_name: name, flags }) => {
      if (added === false || prefix !== undefined || name !== undefined || flags !== undefined) return false
      if (removed !== undefined && !isLater(removed, version)) return false
      return added === 'preview' ? false : !isLater(added.replace('≤', ''), version)
    },
  )
}

/** @param {Feature | undefined} feature @returns {string[]} the oldest supported browsers without the feature */
export function lackingBrowsers(feature) {
  const support = feature?.__compat?.support
  if (support === undefined) return []
  return Object.entries(oldestBrowsers)
    .filter(([browser, version]) => !has(support[/** @type {keyof typeof oldestBrowsers} */ (browser)], version))
    .map(([browser]) => browser)
}

/** @param {string} owner interface, such as `AbortSignal` @returns {Feature | undefined} */
const ownerFeature = (owner) => data.api[owner] ?? data.javascript.builtins[owner]

/** @param {string} owner @param {string} name @param {boolean} isStatic @returns {Feature | undefined} */
export function memberFeature(owner, name, isStatic) {
  const feature = ownerFeature(owner)
  const key = isStatic && data.api[owner] === feature ? `${name}_static` : name
  return feature && Object.hasOwn(feature, key) ? feature[key] : undefined
}

/**
 * A feature that an oldest browser lacks: a member of an interface, or the whole interface without a name.
 * @typedef {{ readonly owner: string, readonly name?: string }} Missing
 */

/** @returns {Missing[]} every feature of the web platform that an oldest browser lacks */
export function missingFeatures() {
  /** @type {Missing[]} */
  const missing = []
  for (const features of [data.api, data.javascript.builtins]) {
    for (const [owner, feature] of Object.entries(features)) {
      if (lackingBrowsers(feature).length > 0) missing.push({ owner })
      else {
        for (const [key, member] of Object.entries(feature)) {
          if (key !== '__compat' && lackingBrowsers(/** @type {Feature} */ (member)).length > 0)
            missing.push({ owner, name: key.replace(/_static$/, '') })
        }
      }
    }
  }
  return missing
}

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
