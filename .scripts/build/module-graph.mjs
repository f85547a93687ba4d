/**
 * What the bundler tells of a module.
 * @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null }} ModuleGraph
 */

/**
 * A module and all that it imports, directly or through others.
 * @param {ModuleGraph} graph @param {string} id @param {boolean} [dynamically] also what it imports when it is needed
 */
export function closure(graph, id, dynamically = false) {
  const found = new Set([id])
  for (const one of found) {
    const info = graph.getModuleInfo(one)
    for (const imported of info?.importedIds ?? []) found.add(imported)
    if (dynamically) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported)
  }
  return found
}
