import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchFolder } from './folders.ts'
import type { Finding } from './goal.ts'

/** A result with its goal. */
export type Row = Finding & { readonly id: string; readonly title: string }

/** The table, as in docs/benchmarks.md. */
export function tableOf(lines: readonly Row[]): string {
  const rows = lines.map(
    ({ id, title, goal, measured, by, met }) =>
      `| ${id} | ${title} | ${goal} | ${measured} | ${by} | ${met === undefined ? '' : met ? 'met' : '**not met**'} |`,
  )
  return ['| | what | goal | measured | by | |', '|---|---|---|---|---|---|', ...rows].join('\n')
}

/** Writes all figures; returns the path. */
export function saveFigures(lines: readonly Row[]): string {
  mkdirSync(benchFolder, { recursive: true })
  const path = join(
    benchFolder,
    `result-${lines
      .map(({ id }) => id)
      .filter(isFirst)
      .join('-')}.json`,
  )
  const machine = {
    node: process.version,
    platform: process.platform,
    processors: cpus().length,
    model: cpus()[0]?.model,
  }
  writeFileSync(path, `${JSON.stringify({ machine, lines }, null, 2)}\n`)
  return path
}

function isFirst(id: string, place: number, all: readonly string[]): boolean {
  return all.indexOf(id) === place
}
