import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { bundleScript } from './browser-scripts.mjs'
import { replaceOnce } from './page-html.mjs'

const member = join(root, 'src/renderer/member')

/** Folder of the script in the bundle, and the beginning of its name. */
const assetName = 'assets/first-paint'

/**
 * Writes first-paint.ts as a script and adds it to a page. First, because it watches whether the entry arrives.
 * @param {string} folder of the bundle
 * @param {string} html
 */
export async function addFirstPaint(folder, html) {
  const { code } = await bundleScript(join(member, 'first-paint.ts'))
  const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const file = `${assetName}-${digest}.js`
  writeFileSync(join(folder, file), code)
  const entry = '<script type="module"'
  return replaceOnce(html, entry, `<script src="/${file}"></script>\n    ${entry}`)
}

/**
 * Adds the table that first-paint.ts reads, before the script.
 * @param {string} html
 * @param {object} table
 */
export function addFirstPaintTable(html, table) {
  const json = JSON.stringify(table).replaceAll('<', String.raw`\u003c`)
  const script = `    <script src="/${assetName}`
  return replaceOnce(html, script, `    <script type="application/json" id="pages">${json}</script>\n${script}`)
}

/**
 * Returns what first-paint.ts needs of each member page: the parts of its frame, its title, and the files of its code.
 * @param {import('./page-renderer.mjs').Renderer['memberPages']} pages
 * @param {(module: string) => readonly string[]} filesOf returns the files of a page's module
 */
export function firstPaintTable(pages, filesOf) {
  const modules = pageModules()
  /** @type {Set<string>} */
  const files = new Set()
  const rows = pages.map(({ name, path, frame, title }) => {
    const module = modules.get(name)
    if (module === undefined) throw new Error(`Failed to read pages.ts: it has no line for ${name}.`)
    const own = filesOf(module)
    for (const file of own) files.add(file)
    const known = [...files]
    return [path, frame, title, own.map((file) => known.indexOf(file))]
  })
  return { files: [...files], pages: rows }
}

/** Paths of the pages' modules by name, relative to the member app, as pages.ts imports them. */
function pageModules() {
  const pages = readFileSync(join(member, 'app/routing/pages.ts'), 'utf8')
  const imports = pages.matchAll(/^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm)
  return new Map(
    Array.from(imports, ([, name = '', path = '']) => [name, join('app/routing', path).replaceAll('\\', '/')]),
  )
}
