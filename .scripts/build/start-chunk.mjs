/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} ModuleGraph */

/**
 * A group of the bundler's `codeSplitting`: everything that a module imports, directly or through others, but for what is
 * left `apart`, is one file. Otherwise whatever something else shares with it becomes a small file of its own.
 * @param {string} module absolute path
 * @param {RegExp} [apart] paths of what is left out
 */
export function startChunk(module, apart = /$^/) {
  /** @type {Set<string> | undefined} */
  let members
  /** @param {string} id @param {ModuleGraph} graph @param {Set<string>} found */
  const collect = (id, graph, found) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph, found)
  }
  return {
    debugName: 'start',
    /** @param {string} id @param {ModuleGraph} graph */
    name(id, graph) {
      if (!members) collect(module.replaceAll('\\', '/'), graph, (members = new Set()))
      return members.has(id) && !apart.test(id) ? 'start' : null
    },
  }
}
