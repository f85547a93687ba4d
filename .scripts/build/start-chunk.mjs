import { closure } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/**
 * A group of the bundler's `codeSplitting`: everything that a module imports, directly or through others, but for what is
 * left `apart`, is one file. Otherwise whatever something else shares with it becomes a small file of its own.
 * @param {string} module absolute path
 * @param {RegExp} [apart] paths of what is left out
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
