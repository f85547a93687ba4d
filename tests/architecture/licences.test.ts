import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Licences for code that we distribute. */
const shippable = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'])

/** Licences for build and test tools, which we do not distribute. */
const usable = new Set([...shippable, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'WTFPL', 'CC0-1.0'])

/** `(MIT OR CC0-1.0)` offers a choice, so one allowed licence is enough. */
function isAllowed(licence: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (licence === undefined) return false
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))
}

/** Node's module search: beside the dependent, then further up. */
function findPackage(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name)
  if (existsSync(join(place, 'package.json'))) return place
  return from === root ? undefined : findPackage(name, resolve(from, '..'))
}

/** Folders of these packages and all their installed dependencies. */
function closureOf(names: readonly string[], from = root, seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = findPackage(name, from)
    if (folder === undefined || seen.has(folder)) continue
    seen.add(folder)
    const manifest = readManifest(folder)
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
      (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional,
    )
    closureOf([...Object.keys(manifest.dependencies ?? {}), ...peers], folder, seen)
  }
  return seen
}

/** `name@version: licence` of every package with a forbidden licence. */
function refused(folders: Iterable<string>, allowed: ReadonlySet<string>): string[] {
  return [...folders]
    .map(readManifest)
    .filter(({ license }) => !isAllowed(license, allowed))
    .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'no licence'}`)
}

/** Development dependencies for building and testing only; the others are bundled into the pages. */
const tools =
  /^@types\/|^@stryker-mutator\/|^@mdn\/|^(axe-core|@playwright\/test|@anycable\/core|@tailwindcss\/vite|@vitejs\/plugin-react|electron-builder|electron-vite|fast-check|happy-dom|knip|oxfmt|oxlint|oxlint-tsgolint|playwright|tailwindcss|tsx|typescript|vite|vitest)$/

const { dependencies = {}, devDependencies = {} } = readManifest(root)
const shippedNames = [
  ...Object.keys(dependencies),
  ...Object.keys(devDependencies).filter((name) => !tools.test(name) && name !== 'electron'),
]

test('everything that is shipped has an allowed licence', () => {
  const folders = closureOf(shippedNames)
  expect(folders.size).toBeGreaterThan(shippedNames.length)
  expect(refused(folders, shippable)).toEqual([])
})

test('Electron, which the installers include, has an allowed licence', () => {
  expect(refused([join(root, 'node_modules/electron')], shippable)).toEqual([])
})

test('every tool has an allowed licence', () => {
  expect(refused(closureOf(Object.keys(devDependencies)), usable)).toEqual([])
})

test('the check refuses copyleft, unknown and missing licences', () => {
  for (const licence of ['GPL-3.0-only', 'AGPL-3.0', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-2.0-only', undefined]) {
    expect(isAllowed(licence, shippable), licence).toBe(false)
  }
  expect(isAllowed('(MIT OR GPL-3.0-only)', shippable)).toBe(true)
})

test('the README names every direct dependency with its licence', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const { license = '' } = readManifest(join(root, 'node_modules', name))
    const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`))
    return !row?.trimEnd().endsWith(`| ${license} |`)
  })
  expect(missing).toEqual([])
})
