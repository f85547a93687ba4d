import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'
import { bundleScript } from './browser-scripts.mjs'
import { pagesOfFeature } from './chunks.mjs'

const member = join(root, 'src/renderer/member')
const rendererFolder = join(root, '.cache/prerender')

/**
 * Renders the public pages into the built bundle: `/login` becomes login.html, `/` index.html. app.html serves all other
 * paths and contains only the offline message.
 * @param {string} folder of the bundle
 * @returns {Promise<readonly string[]>} paths of all pages of the app
 */
export async function renderPublicPages(folder) {
  const bare = await addFirstPaint(folder, readFileSync(join(folder, 'index.html'), 'utf8'))
  const { publicPages, prerenderPage, prerenderOfflineShell, routePaths } = await loadRenderer()
  const emptyRoot = '<div id="root"></div>'
  const shell = `<div id="root">${await prerenderOfflineShell()}</div>`
  writeFileSync(join(folder, 'app.html'), replaceOnce(bare, emptyRoot, shell))
  for (const { path, module } of publicPages) {
    const { html, title } = await prerenderPage(path)
    const file = join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fill(bare, { path, html, title, preloads: chunksOf(folder, module) }))
  }
  return routePaths
}

/** @param {string} folder @param {string} html */
async function addFirstPaint(folder, html) {
  const { code } = await bundleScript(join(member, 'first-paint.ts'))
  const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  writeFileSync(join(folder, `assets/first-paint-${digest}.js`), code)
  return replaceOnce(
    html,
    '<link rel="stylesheet"',
    `<script src="/assets/first-paint-${digest}.js"></script>\n    <link rel="stylesheet"`,
  )
}

/**
 * Exports of src/renderer/member/app/prerender.tsx.
 * @typedef {object} Renderer
 * @property {readonly { path: string, module: string }[]} publicPages
 * @property {(path: string) => Promise<{ html: string, title: string }>} prerenderPage
 * @property {() => Promise<string>} prerenderOfflineShell
 * @property {readonly string[]} routePaths
 */

/** Bundles and loads the app's routes and pages in this process. @returns {Promise<Renderer>} */
async function loadRenderer() {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: member,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'app/prerender.tsx', outDir: rendererFolder, emptyOutDir: true, minify: false },
  })
  Object.assign(globalThis, emptyBrowser)
  // Newer versions of Node have a read-only navigator without `onLine`.
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  return import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)
}

const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {}, length: 0 }

/** Browser stubs that the app's modules use while loading. */
const emptyBrowser = {
  window: { addEventListener() {}, removeEventListener() {} },
  document: { hidden: false },
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  location: { pathname: '/', search: '', origin: 'http://localhost' },
}

/**
 * Returns the files of a page's chunk.
 * @param {string} folder @param {string} module
 */
function chunksOf(folder, module) {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === pagesOfFeature(`/${module}`))
  if (!chunk) throw new Error(`Failed to render the public pages: the bundle has no chunk of ${module}.`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => manifest[key]?.file ?? [])]
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
    ['<div id="root"></div>', `<div id="root">${html}</div>`],
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
