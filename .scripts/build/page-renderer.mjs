import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

const rendererFolder = join(root, '.cache/prerender')

/**
 * Exports of src/renderer/member/app/prerender.tsx.
 * @typedef {object} Renderer
 * @property {readonly { path: string, module: string }[]} publicPages
 * @property {(path: string) => Promise<{ html: string, title: string }>} prerenderPage
 * @property {readonly { name: string, path: string, frame: string, title: string }[]} memberPages
 * @property {() => Promise<{ notice: string, frame: string, offline: string }>} prerenderShells
 * @property {readonly string[]} routePaths
 */

/** Bundles and loads the app's routes and pages in this process. @returns {Promise<Renderer>} */
export async function loadRenderer() {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(root, 'src/renderer/member'),
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
  // No file: pages get the default configuration. They would retry a request that fails, for ever.
  fetch: () => Promise.resolve(new Response(null, { status: 404 })),
}
