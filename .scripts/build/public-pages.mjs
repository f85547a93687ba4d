import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'
import { bundleScript } from './bundle-script.mjs'
import { pagesOfFeature } from './shared-chunks.mjs'

const member = join(root, 'src/renderer/member')
const rendererFolder = join(root, '.cache/prerender')

/**
 * Renders the public pages into the built bundle: `/login` becomes login.html, `/` index.html. The bare page stays as
 * app.html for every other address, with nothing but what it says where there is no line.
 * @param {string} folder of the bundle
 * @returns {Promise<readonly string[]>} the paths of all pages of the app
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
 * What src/renderer/member/app/prerender.tsx offers.
 * @typedef {object} Renderer
 * @property {readonly { path: string, module: string }[]} publicPages
 * @property {(path: string) => Promise<{ html: string, title: string }>} prerenderPage
 * @property {() => Promise<string>} prerenderOfflineShell
 * @property {readonly string[]} routePaths
 */

/** The routes and pages of the app, bundled for this process. @returns {Promise<Renderer>} */
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
  // Later versions of Node have one of their own, which knows of no line and cannot be assigned to.
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  return import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)
}

const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {}, length: 0 }

/** What modules of the app ask of a browser while they are read: nothing is stored, nobody is listening. */
const emptyBrowser = {
  window: { addEventListener() {}, removeEventListener() {} },
  document: { hidden: false },
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  location: { pathname: '/', search: '', origin: 'http://localhost' },
}

/**
 * The files that a page's code needs beside those of every page.
 * @param {string} folder @param {string} module
 */
function chunksOf(folder, module) {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === pagesOfFeature(`/${module}`))
  if (!chunk) throw new Error(`Failed to render the public pages: the bundle has no chunk of ${module}.`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => manifest[key]?.file ?? [])]
}

/** A page that stands in the middle of the window would move if it were shown before its last part is read. */
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
 * Such a page shows itself without its scripts: on a slow line the style sheet comes before them.
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
