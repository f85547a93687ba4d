/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null }} ModuleGraph */

/** A part that fewer pages share stays in a file of its own: nobody loads it for nothing. */
const many = 6

/**
 * A group of the bundler's `codeSplitting`: of our own modules, what one of the open pages shares with any other page is one
 * file, and what many other pages share is a second one. Otherwise each set of pages has a small file for what just they have
 * in common, two hundred in all. What needs a library that the start has not brought stays apart, with its library.
 *
 * No cycle can come of it: whatever a module imports is needed by at least the same pages and by no further library.
 * @param {object} app
 * @param {string} app.entry absolute path of the entry
 * @param {string} app.start absolute path of the module that the entry imports at once, dynamically
 * @param {RegExp} app.open paths of the pages that need no login
 */
export function sharedChunks({ entry, start, open }) {
  /** @type {{ first: Set<string>, pagesOf: Map<string, Set<string>> } | undefined} */
  let known
  return {
    debugName: 'shared',
    includeDependenciesRecursively: false,
    /** @param {string} id @param {ModuleGraph} graph */
    name(id, graph) {
      known ??= survey(graph, entry.replaceAll('\\', '/'), start.replaceAll('\\', '/'))
      const { first, pagesOf } = known
      const pages = [...(pagesOf.get(id) ?? [])]
      if (pages.length < 2 || first.has(id)) return null
      if ([...closure(graph, id)].some((needed) => isForeign(needed) && !first.has(needed))) return null
      if (pages.some((page) => open.test(page))) return 'open-pages'
      return pages.length < many ? null : 'pages'
    },
  }
}

/** Libraries, and what the bundler adds. @param {string} id */
const isForeign = (id) => id.includes('/node_modules/') || id.startsWith('\0')

/** What is there from the start, and by which dynamically imported modules each module is needed. @param {ModuleGraph} graph @param {string} entry @param {string} start */
function survey(graph, entry, start) {
  const everything = closure(graph, entry, true)
  const pages = new Set(
    [...everything].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  )
  /** @type {Map<string, Set<string>>} */
  const pagesOf = new Map()
  for (const page of pages)
    for (const id of closure(graph, page)) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
  return { first: new Set([...closure(graph, entry), ...closure(graph, start)]), pagesOf }
}

/**
 * A module and all that it imports, directly or through others.
 * @param {ModuleGraph} graph @param {string} id @param {boolean} [dynamically] also what it imports when it is needed
 */
function closure(graph, id, dynamically = false) {
  const found = new Set([id])
  for (const one of found) {
    const info = graph.getModuleInfo(one)
    for (const imported of info?.importedIds ?? []) found.add(imported)
    if (dynamically) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported)
  }
  return found
}
