import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addFirstPaint, addFirstPaintTable, firstPaintTable } from './first-paint.mjs'
import { emptyRoot, fillPage, replaceOnce, yieldToStyles } from './page-html.mjs'
import { loadRenderer } from './page-renderer.mjs'

/** @typedef {readonly (import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset)[]} Output parts of the built bundle */

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
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const bare = await addFirstPaint(folder, replaceOnce(index, emptyRoot, `${emptyRoot}${notice}`))
  /** Files of a page's code besides those of the start. @param {string} module */
  const filesOf = (module) => chunksOf(output, module).filter((file) => !bare.includes(`/${file}"`))
  const framed = replaceOnce(bare, emptyRoot, `${frame}<div id="root">${offline}</div>`)
  const shell = addFirstPaintTable(framed, firstPaintTable(memberPages, filesOf))
  writeFileSync(join(folder, 'app.html'), yieldToStyles(shell))
  for (const { path, module } of publicPages) {
    const { html, title } = await inTime(path, prerenderPage(path))
    const file = join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fillPage(bare, { path, html, title, preloads: filesOf(module) }))
  }
  return routePaths
}

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
 * Returns the files of a page's chunk.
 * @param {Output} output @param {string} module
 */
function chunksOf(output, module) {
  const chunks = output.filter((part) => part.type === 'chunk')
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/member/${module}`)))
  if (!chunk) throw new Error(`Failed to render the pages: the bundle has no chunk of ${module}.`)
  return [chunk.fileName, ...chunk.imports]
}
