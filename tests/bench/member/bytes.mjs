import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../../.scripts/root.mjs'
import { buildMember, gzipped, libraryFloor } from './web-bundle.mjs'

const foreign = /\/(@faker-js|hono|@hono|lowdb|electron)\/|\/src\/renderer\/workbench\/|\/mock-api\//

/** P11: bytes of the member app, in gzip; goals/p11-member-bytes.ts judges them. */
export async function memberBytes() {
  const chunks = await buildMember()
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** @param {import('vite').Rolldown.OutputChunk | undefined} chunk @param {Set<import('vite').Rolldown.OutputChunk>} [seen] @returns {Set<import('vite').Rolldown.OutputChunk>} */
  const withImports = (chunk, seen = new Set()) => {
    if (!chunk || seen.has(chunk)) return seen
    seen.add(chunk)
    for (const file of chunk.imports) withImports(byFile.get(file), seen)
    return seen
  }
  const entry = chunks.find(({ isEntry }) => isEntry)
  const first = withImports(entry)
  // Imported dynamically but always at once.
  withImports(
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/start.tsx'))),
    first,
  )
  const modules = [...first].flatMap(({ moduleIds }) => moduleIds)
  const own = modules.filter((id) => !id.includes('/node_modules/') && /\.tsx?$/.test(id))
  const floor = await libraryFloor(own, (id) => readFileSync(id, 'utf8'))
  const sizeOf = (/** @type {Iterable<{ code: string }>} */ set) =>
    [...set].reduce((sum, { code }) => sum + gzipped(code), 0)
  const entryBytes = sizeOf(first)

  const routes = chunks
    .filter((chunk) => chunk.isDynamicEntry && !first.has(chunk))
    .map((chunk) => ({
      chunk: relative(root, chunk.facadeModuleId ?? chunk.fileName),
      bytes: gzipped(chunk.code),
      // Including shared chunks that the entry has not loaded.
      withShared: sizeOf([...withImports(chunk)].filter((part) => !first.has(part))),
    }))
    .toSorted((a, b) => b.withShared - a.withShared)
  const strangers = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => foreign.test(id)))
  return {
    entryBytes,
    floorBytes: floor.bytes,
    packages: floor.packages,
    ratio: entryBytes / floor.bytes,
    routes,
    shared: chunks
      .filter((chunk) => !chunk.isDynamicEntry && !first.has(chunk))
      .map(({ name, code }) => ({ name, bytes: gzipped(code) }))
      .toSorted((a, b) => b.bytes - a.bytes),
    strangers,
  }
}

if (import.meta.filename === process.argv[1]) {
  const { routes, shared, ...rest } = await memberBytes()
  console.log(rest)
  console.table(routes.slice(0, 14))
  console.table(shared.slice(0, 12))
}
