import { posix } from 'node:path'
import { zones } from './zones.mjs'

/** @typedef {import('./zones.mjs').Zone} Zone */

/** Tests, configuration and scripts, which may import everything. */
const outside = /(^|\/)(tests|\.scripts)\/|\.test\.tsx?$|(^|\/)[\w.]+\.config\.ts$/

/** @param {string} path @param {string} prefix */
export const isWithin = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`)

/** @param {Zone} zone */
const precision = ({ folder, files }) => folder.length * 2 + (files ? 1 : 0)

/** Returns the zone of a file; none for tests, configuration and scripts. @param {string} file @returns {Zone | undefined} */
export const zoneOf = (file) =>
  outside.test(file)
    ? undefined
    : zones
        .filter(({ folder, files }) => isWithin(file, folder) && (files?.test(file) ?? true))
        .toSorted((a, b) => precision(b) - precision(a))[0]

/** `zod/mini` → `zod`, `@a/b/c` → `@a/b`, `node:fs` → `node:`. @param {string} specifier */
function packageOf(specifier) {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** @param {Zone} zone @param {string} specifier */
function isPackageAllowed(zone, specifier) {
  const name = packageOf(specifier)
  return zone.packages ? zone.packages.includes(name) : !zone.notPackages?.includes(name)
}

/** @param {Zone} zone @param {string} from @param {string} target */
function crossesSiblings(zone, from, target) {
  if (zone.siblings !== false) return false
  const room = (/** @type {string} */ path) => path.slice(zone.folder.length + 1).split('/')[0]
  return room(from) !== room(target)
}

/**
 * Checks one import against the zones.
 * @param {{ from: string, specifier: string, typeOnly: boolean }} question `from` is the importing file, relative to
 *   the project's root with forward slashes.
 * @returns {string | undefined} the error message, or undefined for an allowed import
 */
export function checkImport({ from, specifier, typeOnly }) {
  const zone = zoneOf(from)
  if (zone === undefined) return undefined
  if (!specifier.startsWith('.')) {
    return isPackageAllowed(zone, specifier)
      ? undefined
      : `${zone.folder} may not import the package '${packageOf(specifier)}'. Move the code to a zone that may.`
  }
  const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  if (isWithin(target, zone.folder)) {
    if (zone.notOwn?.test(target))
      return `'${target}' belongs to a layer above '${from}'. Pass the value as an argument.`
    return crossesSiblings(zone, from, target)
      ? `'${target}' belongs to another part of ${zone.folder}. Share it through lib, ui or api instead.`
      : undefined
  }
  if (zone.may.some((prefix) => isWithin(target, prefix))) return undefined
  if (zone.asScript?.some((prefix) => isWithin(target, prefix))) {
    if (specifier.endsWith('?script')) return undefined
    return `${zone.folder} may import '${target}' as text only. Write '${specifier}?script'.`
  }
  const asType = zone.typesOnly?.some((prefix) => isWithin(target, prefix)) ?? false
  if (asType && typeOnly) return undefined
  return asType
    ? `${zone.folder} may import '${target}' with \`import type\` only.`
    : `${zone.folder} may not import '${target}'. See "Import zones" in docs/architecture.md.`
}
