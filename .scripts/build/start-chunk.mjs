import { closure } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/**
 * Returns a `codeSplitting` group that puts a module and its direct and indirect imports into one file. Without it, each
 * import shared with another entry becomes a small file.
 * @param {string} module absolute path
 * @param {RegExp} [apart] paths to leave out
 */
export function startChunk(module, apart = /$^/) {
  /** @type {Set<string> | undefined} */
  let members
  return {
    debugName: 'start',
    /** @param {string} id @param {ModuleGraph} graph */
    name(id, graph) {
      members ??= closure(graph, module.replaceAll('\\', '/'))
      return members.has(id) && !apart.test(id) ? 'start' : null
    },
  }
}

/**
 * Preloads a chunk that the entry imports dynamically at start.
 * @param {string} module end of the module's path
 * @returns {import('vite').Plugin}
 */
export function preloadChunk(module) {
  return {
    name: 'preload-chunk',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunk = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)),
        )
        if (chunk?.type !== 'chunk') throw new Error(`Failed to preload: there is no chunk of ${module}.`)
        return [chunk.fileName, ...chunk.imports]
          .filter((file) => !html.includes(`/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: /** @type {const} */ ('head'),
          }))
      },
    },
  }
}
