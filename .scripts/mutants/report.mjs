import { relative } from 'node:path'
import { root } from '../root.mjs'

/**
 * Returns a folder's survivors, one line each, and its row of survivors.md. Excludes constants evaluated when a module
 * loads, and what only tests of screens and the browser reach in a `.tsx` file. Includes other code that no test reaches.
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof import('./instrument.mjs').instrument>>} instrumented
 * @param {string} results the runner's results as lines of JSON
 */
export function reportOf(folder, { files, mutants }, results) {
  /** @type {{ reached?: string[], loaded?: string[], killed?: string }[]} */
  const lines = results
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const reached = new Set(lines.flatMap((line) => line.reached ?? []))
  const loaded = new Set(lines.flatMap((line) => line.loaded ?? []))
  const killed = new Set(lines.flatMap((line) => line.killed ?? []))
  const isExcluded = (/** @type {(typeof mutants)[number]} */ { id, fileName }) =>
    !reached.has(id) && (fileName.endsWith('.tsx') || loaded.has(id))
  const valid = mutants.filter((mutant) => !isExcluded(mutant))
  const codeOf = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const survivors = valid
    .filter(({ id }) => !killed.has(id))
    .map(({ id, fileName, location: { start, end }, replacement }) => {
      const line = codeOf.get(fileName)?.[start.line] ?? ''
      const before = line.slice(start.column, start.line === end.line ? end.column : undefined)
      const place = `${relative(root, fileName)}:${start.line + 1}`
      return `${place}: ${before} -> ${replacement.split('\n')[0]}${reached.has(id) ? '' : ' (no test reaches it)'}`
    })
  // A folder without mutants is a folder whose rules moved away.
  const dead = valid.length - survivors.length
  const score = valid.length === 0 ? 0 : (100 * dead) / valid.length
  return { survivors, score, row: `| ${folder} | ${valid.length} | ${dead} | ${score.toFixed(1)}% |` }
}
