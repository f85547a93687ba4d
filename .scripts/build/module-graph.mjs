/**
 * The bundler's module information.
 * @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null }} ModuleGraph
 */

/**
 * Returns a module with its direct and indirect imports.
 * @param {ModuleGraph} graph @param {string} id @param {boolean} [dynamically] include dynamic imports
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
