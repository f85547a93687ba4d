// Lists requirement ids without a test. `--summary`: one line per area; `--area REC`: that area only.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readLedger } from './ledger.ts'
import { readNamedIds } from './named-ids.ts'
import { plannedRows } from './planned-rows.ts'
import { listTestFiles } from './test-files.ts'
import { untestableRows } from './untestable-rows.ts'

const root = resolve(import.meta.dirname, '../../..')
const { values } = parseArgs({ options: { summary: { type: 'boolean' }, area: { type: 'string' } } })

const ledger = readLedger(resolve(root, 'docs'))
const named = readNamedIds(root, listTestFiles(root))
const known = new Set(ledger.map(({ id }) => id))
const areas = [...new Set(ledger.map(({ area }) => area))].filter((area) => !values.area || area === values.area)

/** Shortens `AUTH-01, AUTH-02, AUTH-03` to `AUTH-01..03`. */
function inRanges(ids: readonly string[]): string {
  const ranges: { first: string; last: string }[] = []
  for (const id of ids) {
    const range = ranges.at(-1)
    const follows = range && numberOf(id) === numberOf(range.last) + 1
    if (follows) range.last = id
    else ranges.push({ first: id, last: id })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}..${last.replace(/^.*-/, '')}`)).join(' ')
}

function numberOf(id: string): number {
  return Number(id.replace(/^.*-/, ''))
}

let total = 0
let totalNamed = 0
for (const area of areas) {
  const rows = ledger.filter((row) => row.area === area && !row.open && !plannedRows.has(row.id))
  const unproven = rows.filter(({ id }) => !named.has(id)).map(({ id }) => id)
  const missing = unproven.filter((id) => !(id in untestableRows))
  total += rows.length
  const count = rows.length - unproven.length
  totalNamed += count
  console.log(`${area.padEnd(9)} ${String(count).padStart(4)} of ${rows.length} named`)
  if (values.summary) continue
  if (missing.length > 0) console.log(`  not named: ${inRanges(missing)}`)
  for (const id of unproven) {
    if (id in untestableRows) console.log(`  cannot be tested: ${id} (${untestableRows[id]})`)
  }
}
if (areas.includes('D')) console.log(`planned: ${inRanges([...plannedRows])}`)
console.log(`all       ${String(totalNamed).padStart(4)} of ${total} named`)

const unknown = [...named].filter(([id]) => !known.has(id) && areas.includes(id.replace(/-\d+$/, '')))
for (const [id, files] of unknown) console.log(`unknown id ${id} in ${files.join(', ')}`)
if (values.area && areas.length === 0) {
  console.error(
    `--area ${values.area} is not an area. Areas: ${[...new Set(ledger.map(({ area }) => area))].join(' ')}`,
  )
  process.exitCode = 2
}
