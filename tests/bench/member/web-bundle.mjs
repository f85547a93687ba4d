import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../../.scripts/root.mjs'

const configFile = join(root, 'src/renderer/member/vite.config.ts')
const quiet = { logLevel: /** @type {const} */ ('error') }

/** Gzip size in bytes, as servers send it. */
export const gzipped = (/** @type {string} */ code) => gzipSync(code).length

/**
 * The shipped member bundle, built in memory: its chunks with their modules.
 * @returns {Promise<import('vite').Rolldown.OutputChunk[]>}
 */
export async function buildMember() {
  return chunksOf(await build({ ...quiet, configFile, build: { write: false } }))
}

/**
 * Size of the libraries of some modules alone: a bundle of the names that these modules import.
 * @param {readonly string[]} moduleIds own modules, absolute paths
 * @param {(id: string) => string} sourceOf
 * @returns {Promise<{ bytes: number, packages: string[] }>} gzip size
 */
export async function libraryFloor(moduleIds, sourceOf) {
  /** @type {Map<string, Set<string>>} */
  const wanted = new Map()
  for (const id of moduleIds) {
    const source = sourceOf(id)
    for (const [, names = '', from = ''] of source.matchAll(/^import (?!type)([^'"]+?) from '([^.'][^']*)'/gms)) {
      const set = wanted.get(from) ?? new Set()
      wanted.set(from, set)
      const [, braced = ''] = /\{([^}]*)\}/s.exec(names) ?? []
      for (const name of braced.split(',')) {
        const [plain = ''] = name.trim().split(' as ')
        if (plain !== '' && !plain.startsWith('type ')) set.add(plain)
      }
      // Only the used names of a namespace.
      const [, space] = /\* as (\w+)/.exec(names) ?? []
      if (space) for (const [, name = ''] of source.matchAll(RegExp(`\\b${space}\\.(\\w+)`, 'g'))) set.add(name)
      else if (/^\w/.test(names)) set.add('default')
    }
  }
  const lines = [...wanted].map(([from, names], index) => {
    const list = [...names].map((name) => `${name} as ${name === 'default' ? 'd' : name}${index}`)
    return `export { ${list.join(', ')} } from '${from}'`
  })
  const entry = join(root, 'src/renderer/member/floor.js')
  const floor = {
    name: 'floor',
    resolveId: (/** @type {string} */ id) => (id === entry ? id : null),
    load: (/** @type {string} */ id) => (id === entry ? lines.join('\n') : null),
  }
  const built = await build({
    ...quiet,
    configFile: false,
    root,
    plugins: [floor],
    publicDir: false,
    build: {
      write: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  return {
    bytes: chunksOf(built).reduce((sum, { code }) => sum + gzipped(code), 0),
    packages: [...wanted.keys()].toSorted(),
  }
}

/** @param {Awaited<ReturnType<typeof build>>} built @returns {import('vite').Rolldown.OutputChunk[]} */
function chunksOf(built) {
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((one) => ('output' in one ? one.output : [])).filter((file) => file.type === 'chunk')
}
