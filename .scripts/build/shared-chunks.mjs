import { closure } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/** What so many pages share is a file of its own: nearly everybody needs it. */
const many = 5

/** Pages that app/ puts together of several features, by the one that they belong to. */
const joined = { 'home-route': 'home', 'recommendations-route': 'recommendation' }

/** The feature of what is loaded on its own; both conversations count as one. @param {string} module path */
function featureOf(module) {
  const [, route = ''] = /\/routing\/([^/]+)\.tsx$/.exec(module) ?? []
  if (route in joined) return joined[/** @type {keyof typeof joined} */ (route)]
  return /\/features\/(?:operator-)?(?<feature>[^/]+)\//.exec(module)?.groups?.['feature']
}

/** Whether it is no dialog or the like, which is opened on a page and stays apart until it is wanted. @param {string} module path */
const isPage = (module) => /-(page|pane|route)\.tsx$|\/nav\/[^/]+\.tsx$/.test(module)

/**
 * The file of all pages of a feature that need no late library.
 * @param {string} module path
 */
export function pagesOfFeature(module) {
  const feature = featureOf(module)
  return feature === undefined ? undefined : `${feature}-pages`
}

/**
 * A group of the bundler's `codeSplitting`. Otherwise each page and each set of pages has a small file, two hundred in all.
 *
 * - The pages of one feature with what just they need are one file for each set of late libraries: those that the start has
 *   not brought.
 * - A late library that several features need is one file with our own parts that are made of it.
 * - Of what needs none and serves several features there are three: what an open page shares with any other, what many pages
 *   share, and what few share.
 *
 * No cycle can come of it: whatever a module imports is needed by at least the same pages and needs no further library.
 * @param {object} app
 * @param {string} app.entry absolute path of the entry
 * @param {string} app.start absolute path of the module that the entry imports at once, dynamically
 * @param {RegExp} app.open paths of the pages that somebody without a login comes through first
 * @param {Readonly<Record<string, RegExp>>} app.libraries late libraries that come as one, by the name of their file
 */
export function sharedChunks({ entry, start, open, libraries }) {
  /** @type {ReturnType<typeof survey> | undefined} */
  let known
  return {
    debugName: 'shared',
    includeDependenciesRecursively: false,
    /** @param {string} id @param {ModuleGraph} graph */
    name(id, graph) {
      known ??= survey(graph, entry.replaceAll('\\', '/'), start.replaceAll('\\', '/'), libraries)
      const { first, neededBy, librariesOf } = known
      const parts = [...(neededBy.get(id) ?? [])]
      if (parts.length === 0 || first.has(id)) return null
      const [feature, ...others] = new Set(parts.map((part) => featureOf(part)))
      if (feature !== undefined && others.length === 0) {
        const [page, ...more] = parts.filter((part) => isPage(part)).map((part) => librariesOf(part))
        if (page === undefined) return null
        return [`${feature}-pages`, ...page.filter((one) => more.every((all) => all.includes(one)))].join('-')
      }
      if (parts.length < 2) return null
      const late = librariesOf(id)
      if (late.length > 0) return isForeign(id) || parts.length >= many ? late.join('-') : null
      if (parts.some((part) => open.test(part))) return 'open-pages'
      return parts.length >= many ? 'pages' : 'few-pages'
    },
  }
}

/** Libraries, and what the bundler adds. @param {string} id */
const isForeign = (id) => id.includes('/node_modules/') || id.startsWith('\0')

/**
 * What is there from the start; by which dynamically imported modules each module is needed; which late libraries it needs.
 * @param {ModuleGraph} graph @param {string} entry @param {string} start @param {Readonly<Record<string, RegExp>>} libraries
 */
function survey(graph, entry, start, libraries) {
  const first = new Set([...closure(graph, entry), ...closure(graph, start)])
  const everything = [...closure(graph, entry, true)]
  const parts = new Set(everything.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  /** @type {Map<string, Set<string>>} */
  const neededBy = new Map()
  for (const part of parts)
    for (const id of closure(graph, part)) neededBy.set(id, (neededBy.get(id) ?? new Set()).add(part))
  /** @type {Map<string, string[]>} */
  const found = new Map()
  /** @param {string} id */
  const librariesOf = (id) => {
    const late = found.get(id) ?? lateLibraries([...closure(graph, id)].filter((one) => !first.has(one)))
    found.set(id, late)
    return late
  }
  /** @param {readonly string[]} needed */
  const lateLibraries = (needed) =>
    [...new Set(needed.filter(isForeign).map((id) => libraryOf(id, libraries)))].toSorted()
  return { first, neededBy, librariesOf }
}

/** Name of the file that a library is in: that of its package where nothing else is said. @param {string} id @param {Readonly<Record<string, RegExp>>} libraries */
function libraryOf(id, libraries) {
  const said = Object.entries(libraries).find(([, paths]) => paths.test(id))?.[0]
  const [, name = 'bundler'] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return said ?? name.replace('@', '').replace('/', '-')
}
