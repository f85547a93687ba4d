// MDN's compatibility data: which of the oldest supported browsers lack which API.
import { createRequire } from 'node:module'

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
export const ownerFeature = (owner) => data.api[owner] ?? data.javascript.builtins[owner]

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
