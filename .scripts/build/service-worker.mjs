import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { root } from '../root.mjs'
import { bundleScript } from './browser-scripts.mjs'

const sources = join(root, 'src/renderer/service-worker')
const cachedTypes = new Set(['.html', '.js', '.css', '.svg', '.png', '.webmanifest', '.woff2'])
/** Files that others add beside the app, and files fetched each time. */
const leftOut = /^\/(?:tracking\/|\.vite\/|service-worker)/

/**
 * Writes the service worker of a built bundle with its list of files, and the worker that unregisters it.
 * @param {string} folder of the bundle, complete except for the worker
 * @param {readonly string[]} routes the app's pages in React Router notation
 */
export async function addServiceWorker(folder, routes) {
  const [worker, retire] = await Promise.all(
    ['worker.ts', 'retire.ts'].map(async (name) => (await bundleScript(join(sources, name))).code),
  )
  const files = filesOf(folder)
  const pages = patternOf(routes)
  const release = releaseOf(folder, files, [pages, worker ?? ''])
  const shell = { release, files, pages }
  writeFileSync(join(folder, 'service-worker.js'), `const yoimachiShell = ${JSON.stringify(shell)};\n${worker}`)
  writeFileSync(join(folder, 'service-worker.off.js'), retire ?? '')
}

/**
 * Returns the name of a release. It changes with everything that makes browsers install a worker again, because a worker
 * deletes the cache of its own release before it fills it: that must never be the cache of the active worker.
 * @param {string} folder of the bundle
 * @param {readonly string[]} files that are cached
 * @param {readonly string[]} rest of the worker's script
 */
export function releaseOf(folder, files, rest) {
  const digest = createHash('sha256')
  for (const file of files)
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
  for (const text of rest) digest.update('\0').update(text)
  return digest.digest('hex').slice(0, 12)
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && cachedTypes.has(extname(entry.name)))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !leftOut.test(path))
    .toSorted()
}

/**
 * Returns one pattern for the paths of all routes.
 * @param {readonly string[]} routes
 */
export function patternOf(routes) {
  const patterns = routes.map((route) =>
    route
      .replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`)
      .replace(/\/\*$/, '(?:/.*)?')
      .replaceAll(/:[a-z]+/g, '[^/]+'),
  )
  return `^(?:${patterns.join('|')})/?$`
}
