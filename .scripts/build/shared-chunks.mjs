import { closure } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/** A part that fewer pages share stays in a file of its own: nobody loads it for nothing. */
const many = 6

/**
 * The file of all pages of a feature; undefined for what is no page with an address.
 * @param {string} module path
 */
export function pagesOfFeature(module) {
  const feature = /\/features\/(?<feature>[^/]+)\/.*-page\.tsx$/.exec(module)?.groups?.['feature']
  return feature === undefined ? undefined : `${feature}-pages`
}

/**
 * A group of the bundler's `codeSplitting`: of our own modules, what one of the open pages shares with any other page is one
 * file, what many other pages share is a second one, and the pages of one feature with what just they need are one each.
 * Otherwise each page and each set of pages has a small file, two hundred in all. What needs a library that the start has
 * not brought stays apart, with its library; so does what opens on a page, such as a dialog, until it is wanted.
 *
 * No cycle can come of it: whatever a module imports is needed by at least the same pages and by no further library.
 * @param {object} app
 * @param {string} app.entry absolute path of the entry
 * @param {string} app.start absolute path of the module that the entry imports at once, dynamically
 * @param {RegExp} app.open paths of the pages that somebody without a login comes through first
 */
export function sharedChunks({ entry, start, open }) {
  /** @type {{ first: Set<string>, pagesOf: Map<string, Set<string>> } | undefined} */
  let known
  /** Which modules need a library that the start has not brought. @type {Map<string, boolean>} */
  const libraries = new Map()
  return {
    debugName: 'shared',
    includeDependenciesRecursively: false,
    /** @param {string} id @param {ModuleGraph} graph */
    name(id, graph) {
      known ??= survey(graph, entry.replaceAll('\\', '/'), start.replaceAll('\\', '/'))
      const { first, pagesOf } = known
      const pages = [...(pagesOf.get(id) ?? [])]
      if (pages.length === 0 || first.has(id)) return null
      /** @param {string} module */
      const bringsLibrary = (module) => {
        let brings = libraries.get(module)
        if (brings === undefined) {
          brings = [...closure(graph, module)].some((needed) => isForeign(needed) && !first.has(needed))
          libraries.set(module, brings)
        }
        return brings
      }
      if (bringsLibrary(id)) return null
      const [group, ...others] = new Set(pages.map((page) => pagesOfFeature(page)))
      if (group !== undefined && others.length === 0 && !pages.some(bringsLibrary)) return group
      if (pages.length < 2) return null
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
