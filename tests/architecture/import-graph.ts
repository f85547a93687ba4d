import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** An import: the importing file and its target, both relative to the root with forward slashes. */
export type Import = readonly [from: string, to: string]

const isProduction = (path: string) => /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|d\.ts)$|\/vite\.config\.ts$/.test(path)

/** All code files of src, mock-api and fixtures except tests and configuration. */
export const productionFiles: readonly string[] = ['src', 'mock-api', 'fixtures']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter(isProduction)

/** All static and dynamic imports by a relative path. The formatter guarantees single quotes. */
export const productionImports: readonly Import[] = productionFiles.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)[^']*'/g)].map(
    ([, path = '']): Import => [from, posix.join(posix.dirname(from), path)],
  ),
)

export const isFile = (path: string): boolean => existsSync(join(root, path))

const foldersOf = (path: string) => path.split('/').slice(0, -1)

/** The two sibling folders joined by an import; undefined if one file's folder contains the other. */
function siblingsOf([from, to]: Import): Import | undefined {
  const [a, b] = [foldersOf(from), foldersOf(to)]
  const at = a.findIndex((name, index) => name !== b[index])
  if (at === -1 || at >= b.length) return undefined
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]
}

/** Pairs of sibling folders that import each other, as `a <-> b`, sorted. */
export function mutualPairs(imports: readonly Import[]): string[] {
  const arrows = new Set(imports.flatMap((one) => siblingsOf(one)?.join(' ') ?? []))
  return [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([a = '', b = '']) => a < b && arrows.has(`${b} ${a}`))
    .map((pair) => pair.join(' <-> '))
    .toSorted()
}

/** Files on a circle of imports, or on a way between two circles, sorted. Types count. */
export function filesOnCircles(imports: readonly Import[]): string[] {
  const [importing, imported] = [new Set(imports.map(([from]) => from)), new Set(imports.map(([, to]) => to))]
  const within = imports.filter(([from, to]) => importing.has(to) && imported.has(from))
  return within.length === imports.length ? [...importing].toSorted() : filesOnCircles(within)
}

/** Folders with more than `most` direct code files. */
export function crowdedFolders(files: readonly string[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([folder]) => folder)
}

/** The room of a file within a folder: its subfolder, or the file itself if it lies directly in the folder. */
const roomIn = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/', 1)[0] : undefined

/** Rooms of a folder whose imports lead back to them: with none, all arrows between rooms point down. */
export function roomsOnCircles(folder: string, imports: readonly Import[]): string[] {
  const arrows = imports.flatMap(([from, to]): Import[] => {
    const [a, b] = [roomIn(folder, from), roomIn(folder, to)]
    return a === undefined || b === undefined || a === b ? [] : [[a, b]]
  })
  return filesOnCircles(arrows)
}
