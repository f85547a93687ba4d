import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** One import: the importing file and what it names, both relative to the root with forward slashes. */
export type Import = readonly [from: string, to: string]

const isProduction = (path: string) => /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|d\.ts)$|\/vite\.config\.ts$/.test(path)

/** Every code file of src, mock-api and fixtures but tests and configuration. */
export const productionFiles: readonly string[] = ['src', 'mock-api', 'fixtures']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter(isProduction)

/** Every static and dynamic import by a relative path; the formatter sees to single quotes. */
export const productionImports: readonly Import[] = productionFiles.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)[^']*'/g)].map(
    ([, path = '']): Import => [from, posix.join(posix.dirname(from), path)],
  ),
)

export const isFile = (path: string): boolean => existsSync(join(root, path))

const foldersOf = (path: string) => path.split('/').slice(0, -1)

/** The two sibling folders that an import joins; nothing when both files lie in one folder or one above the other. */
function siblingsOf([from, to]: Import): Import | undefined {
  const [a, b] = [foldersOf(from), foldersOf(to)]
  const at = a.findIndex((name, index) => name !== b[index])
  if (at === -1 || at >= b.length) return undefined
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]
}

/** Pairs of sibling folders that import each other in both directions, as `a <-> b`, sorted. */
export function mutualPairs(imports: readonly Import[]): string[] {
  const arrows = new Set(imports.flatMap((one) => siblingsOf(one)?.join(' ') ?? []))
  return [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([a = '', b = '']) => a < b && arrows.has(`${b} ${a}`))
    .map((pair) => pair.join(' <-> '))
    .toSorted()
}

/** Folders with more code files directly inside than `most`. */
export function crowdedFolders(files: readonly string[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([folder]) => folder)
}
