import { closure } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/** Number of pages from which shared code counts as needed by nearly everybody. */
const many = 7

/** Main feature of the pages in app/ that combine several features. */
const joined = {
  'home-route': 'home',
  'payment-information-route': 'payment',
  'recommendations-route': 'recommendation',
}

/** Returns the feature of a lazily loaded module; both conversations count as one. @param {string} module path */
function featureOf(module) {
  const [, route = ''] = /\/routing\/([^/]+)\.tsx$/.exec(module) ?? []
  if (route in joined) return joined[/** @type {keyof typeof joined} */ (route)]
  return /\/features\/(?:operator-)?(?<feature>[^/]+)\//.exec(module)?.groups?.['feature']
}

/** Returns whether a module is a page, unlike dialogs, which load separately when opened. @param {string} module path */
const isPage = (module) => /-(page|pane|route)\.tsx$|\/nav\/[^/]+\.tsx$/.test(module)

/**
 * Returns a `codeSplitting` group for lazily loaded code. Without it, the bundler writes about two hundred small files.
 *
 * - The pages of a feature and their own code form one file per set of late libraries. The start does not load these.
 * - A late library of several features forms one file with our parts that use it.
 * - Other shared code forms three files: code of an open page, of many pages and of few pages.
 *
 * Files never import each other in a cycle: at least the same pages need a module's imports, which need no more libraries.
 * @param {object} app
 * @param {string} app.entry absolute path of the entry
 * @param {string} app.start absolute path of the module that the entry imports dynamically at start
 * @param {RegExp} app.open paths of the first pages for visitors without a login
 * @param {Readonly<Record<string, RegExp>>} app.libraries late libraries grouped by file name
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
      if (feature !== undefined && others.length === 0) return chunkOfFeature(feature, parts, librariesOf)
      return parts.length < 2 ? null : chunkOfSeveral(id, parts, librariesOf(id), open)
    },
  }
}

/**
 * Returns the file of code that several features need; null for a file of its own.
 * @param {string} id @param {readonly string[]} parts that need it @param {readonly string[]} late its late libraries
 * @param {RegExp} open
 */
function chunkOfSeveral(id, parts, late, open) {
  const isOfMany = parts.length >= many
  if (late.length > 0) return isForeign(id) || isOverlay(id) || isOfMany ? late.join('-') : null
  if (parts.some((part) => open.test(part))) return 'open-pages'
  return isOfMany ? 'pages' : 'few-pages'
}

/**
 * Returns the file of code that one feature alone needs, named by the late libraries of all its pages.
 * @param {string} feature @param {readonly string[]} parts @param {(id: string) => readonly string[]} librariesOf
 */
function chunkOfFeature(feature, parts, librariesOf) {
  const [page, ...others] = parts.filter((part) => isPage(part)).map((part) => librariesOf(part))
  if (page === undefined) return null
  return [`${feature}-pages`, ...page.filter((library) => others.every((all) => all.includes(library)))].join('-')
}

/** Returns whether a module is from a library or added by the bundler. @param {string} id */
const isForeign = (id) => id.includes('/node_modules/') || id.startsWith('\0')

/** Returns whether a module is a layer of the design system, small beside its library. @param {string} id */
const isOverlay = (id) => id.includes('/ui/overlay/')

/**
 * Returns the modules of the start, the dynamic imports that need each module, and the late libraries of a module.
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

/** Returns the file name of a library, by default its package name. @param {string} id @param {Readonly<Record<string, RegExp>>} libraries */
function libraryOf(id, libraries) {
  const said = Object.entries(libraries).find(([, paths]) => paths.test(id))?.[0]
  const [, name = 'bundler'] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return said ?? name.replace('@', '').replace('/', '-')
}
