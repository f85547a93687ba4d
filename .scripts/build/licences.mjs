import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Returns the packages in the README's table of bundled packages, except Electron, which brings its own licences. */
function bundledNames() {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, table = ''] = /Bundled into the product:\n([^]*?)\n\n(?=For building)/.exec(readme) ?? []
  return [...table.matchAll(/^\| ([@\w/.-]+) \|/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'package' && name !== '---' && name !== 'electron')
}

/** @param {string} name @param {string} from @returns {string | undefined} the folder that Node would resolve */
function findPackage(name, from) {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root ? undefined : findPackage(name, join(from, '..'))
}

/** @param {readonly string[]} names @param {string} from @param {Map<string, string>} found */
function closure(names, from, found) {
  for (const name of names) {
    const folder = findPackage(name, from)
    if (folder === undefined || found.has(folder)) continue
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    found.set(folder, `${manifest.name} ${manifest.version} (${manifest.license})`)
    closure(Object.keys(manifest.dependencies ?? {}), folder, found)
  }
  return found
}

/** @param {string} folder @returns {string} the licence's own text */
function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
}

/** Returns every bundled package with its licence text. */
export function licencesText() {
  const parts = [...closure(bundledNames(), root, new Map())]
    .map(([folder, title]) => `${title}\n\n${textOf(folder)}`)
    .toSorted()
  if (parts.length === 0) throw new Error('Failed to gather licences: README.md lists no package. Fix its table.')
  return `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

/** Writes out/licences.txt for the app's licence window. */
export function writeLicences() {
  writeFileSync(join(root, 'out/licences.txt'), licencesText())
}
