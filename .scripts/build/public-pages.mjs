import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../root.mjs'
import { bundleScript } from './browser-scripts.mjs'
import { loadRenderer } from './page-renderer.mjs'

/** @typedef {readonly (import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset)[]} Output parts of the built bundle */

const member = join(root, 'src/renderer/member')

/**
 * Renders the public pages into the built bundle: `/login` becomes login.html, `/` index.html. app.html serves all other
 * paths. It contains the offline message and the frame of a member's page, and all contain a notice for missing code.
 * @param {string} folder of the bundle
 * @param {Output} output
 * @returns {Promise<readonly string[]>} paths of all pages of the app
 */
export async function renderPublicPages(folder, output) {
  const { publicPages, memberPages, prerenderPage, prerenderShells, routePaths } = await loadRenderer()
  const { notice, frame, offline } = await prerenderShells()
  const written = replaceOnce(readFileSync(join(folder, 'index.html'), 'utf8'), emptyRoot, `${emptyRoot}${notice}`)
  const bare = await addFirstPaint(folder, written)
  const table = JSON.stringify(firstPaintTable(output, bare, memberPages)).replaceAll('<', String.raw`\u003c`)
  const framed = replaceOnce(bare, emptyRoot, `${frame}<div id="root">${offline}</div>`)
  const data = `    <script type="application/json" id="pages">${table}</script>\n`
  const shell = replaceOnce(framed, firstPaintScript, data + firstPaintScript)
  writeFileSync(join(folder, 'app.html'), yieldToStyles(shell))
  for (const { path, module } of publicPages) {
    const { html, title } = await inTime(path, prerenderPage(path))
    const file = join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fill(bare, { path, html, title, preloads: chunksOf(output, module) }))
  }
  return routePaths
}

const emptyRoot = '<div id="root"></div>'
const firstPaintScript = '    <script src="/assets/first-paint'

/** Longest time to render a page, in ms. One that waits for what never comes would keep the build from ending. */
const longestMs = 30_000

/** @template Page @param {string} path @param {Promise<Page>} page */
const inTime = (path, page) =>
  Promise.race([
    page,
    setTimeout(longestMs, undefined, { ref: false }).then(() => {
      throw new Error(`Failed to render ${path}: it waits for something that never comes.`)
    }),
  ])

/**
 * Returns what first-paint.ts needs of each member page: the parts of its frame, its title, and the files of its code.
 * @param {Output} output @param {string} bare @param {import('./page-renderer.mjs').Renderer['memberPages']} pages
 */
function firstPaintTable(output, bare, pages) {
  const modules = new Map(
    Array.from(
      readFileSync(join(member, 'app/routing/pages.ts'), 'utf8').matchAll(
        /^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm,
      ),
      ([, name = '', path = '']) => [name, join('app/routing', path).replaceAll('\\', '/')],
    ),
  )
  /** @type {string[]} */
  const files = []
  const rows = pages.map(({ name, path, frame, title }) => {
    const module = modules.get(name)
    if (module === undefined) throw new Error(`Failed to read pages.ts: it has no line for ${name}.`)
    const own = chunksOf(output, module).filter((file) => !bare.includes(`/${file}"`))
    for (const file of own) if (!files.includes(file)) files.push(file)
    return [path, frame, title, own.map((file) => files.indexOf(file))]
  })
  return { files, pages: rows }
}

/** @param {string} folder @param {string} html */
async function addFirstPaint(folder, html) {
  const { code } = await bundleScript(join(member, 'first-paint.ts'))
  const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  writeFileSync(join(folder, `assets/first-paint-${digest}.js`), code)
  return replaceOnce(
    html,
    '<script type="module"',
    // First, because it watches whether the entry arrives.
    `<script src="/assets/first-paint-${digest}.js"></script>\n    <script type="module"`,
  )
}

/**
 * Returns the files of a page's chunk.
 * @param {Output} output @param {string} module
 */
function chunksOf(output, module) {
  const chunks = output.filter((part) => part.type === 'chunk')
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/member/${module}`)))
  if (!chunk) throw new Error(`Failed to render the pages: the bundle has no chunk of ${module}.`)
  return [chunk.fileName, ...chunk.imports]
}

/** Delays the first paint until the whole page is parsed, because a vertically centred page would shift. */
const untilWhole = '    <link rel="expect" href="#last" blocking="render" />\n'

/** @param {string} bare @param {{ path: string, html: string, title: string, preloads: readonly string[] }} page */
function fill(bare, { path, html, title, preloads }) {
  const links = preloads
    .filter((file) => !bare.includes(`/${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
  const filled = [
    ['<html lang="ja"', `<html lang="ja" data-page="${path}"`],
    ['<title>宵待</title>', `<title>${title}</title>`],
    ['  </head>', `${links.join('')}${untilWhole}  </head>`],
    [emptyRoot, `<div id="root">${html}</div>`],
  ].reduce((text, [from = '', to = '']) => replaceOnce(text, from, to), bare)
  return yieldToStyles(filled)
}

/**
 * Gives scripts a low priority, because a rendered page needs its style sheet first.
 * @param {string} html
 */
function yieldToStyles(html) {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** @param {string} text @param {string} from @param {string} to */
function replaceOnce(text, from, to) {
  if (!text.includes(from)) throw new Error(`Failed to fill the page: index.html has no ${from}`)
  return text.replace(from, () => to)
}
