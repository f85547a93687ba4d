import * as z from 'zod/mini'
import type { CapsuleBefore, CapsuleStep, HeldRecord } from '../../../src/contract/control/capsule.ts'
import { reasonOf, shortened } from '../../../src/contract/rules/file-reasons.ts'
import { parseInstant } from '../../../src/contract/rules/iso-time.ts'
import type { Steps } from '../../engine/steps.ts'
import { migrate, placedFault } from '../../engine/store/world-format.ts'
import { takeNextIds } from '../../engine/table/next-ids.ts'
import { copyOf, tableOf, type Tables, tablesOf } from '../../engine/table/tables.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { refusedCapsule, misfit } from './capsule-error.ts'

/** The steps that led to a world: the records before them, and the records changed by each step. */
export interface CapsuleWay {
  readonly before: CapsuleBefore
  readonly steps: readonly CapsuleStep[]
}

/** Returns steps whose records an older version wrote in the shape of this one. `worldBefore` checks them. */
export function migrateWay({ before, steps }: CapsuleWay, version: number): CapsuleWay {
  const current = <Part extends { readonly records: readonly HeldRecord[] }>(part: Part) => ({
    ...part,
    records: part.records.map((held) => migrateHeld(held, version)),
  })
  return { before: current(before), steps: steps.map(current) }
}

function migrateHeld(held: HeldRecord, version: number): HeldRecord {
  const { table, record } = held
  return record === null ? held : { ...held, record: migrate(table, record, version, worldFormat) ?? record }
}

/**
 * Checks the steps of a capsule and returns the world before them.
 * @throws CapsuleError when a record does not fit, or the steps do not lead to the capsule's world
 */
export function* worldBefore(world: World, { before, steps }: CapsuleWay): Steps<World> {
  const start = copyOf(world)
  putRecords(start, before.records, 'before')
  takeNextIds(start, before.nextIds)
  for (const fault of worldFormat.faultsOf(start)) {
    if (fault !== undefined) {
      const { part, ...why } = placedFault(fault)
      throw refusedCapsule({ part: `before, ${part}`, ...why })
    }
    yield
  }
  const end = copyOf(start)
  let at = instantOf(before.at, 'before')
  for (const [index, step] of steps.entries()) {
    const part = `step ${index + 1}`
    putRecords(end, step.records, part)
    takeNextIds(end, step.nextIds)
    const next = instantOf(step.at, part)
    if (next < at) throw refusedCapsule({ part, ...reasonOf('step-early') })
    at = next
    yield
  }
  const changed = [before, ...steps].flatMap(({ records }) => records)
  refuseOtherEnd(end, world, changed)
  return start
}

/**
 * Refuses steps that do not lead to the capsule's world.
 * @param changed the records of all steps. All others are shared with the capsule's world
 */
function refuseOtherEnd(end: World, world: World, changed: readonly HeldRecord[]): void {
  for (const { table, id } of changed) {
    if (JSON.stringify(tableOf(end, table).find(id)) !== JSON.stringify(tableOf(world, table).find(id)))
      throw refusedCapsule({ part: `${table}/${id}`, ...reasonOf('steps-world') })
  }
  for (const { name, nextId } of tablesOf(end)) {
    if (nextId !== tableOf(world, name).nextId) throw refusedCapsule(reasonOf('steps-next-id', { table: name }))
  }
}

function instantOf(text: string, part: string): number {
  const at = parseInstant(text)
  if (Number.isNaN(at)) throw refusedCapsule({ part, ...reasonOf('no-instant', { instant: shortened(text, 40) }) })
  return at
}

/** Puts records, and removes those that are null. Throws CapsuleError for one that does not fit its table. */
export function putRecords(world: Tables, records: readonly HeldRecord[], part: string): void {
  for (const { table: name, id, record } of records) {
    const table = tablesOf(world).find((one) => one.name === name)
    if (!table) throw refusedCapsule({ part, ...reasonOf('no-table', { table: shortened(name, 40) }) })
    if (record === null) {
      if (table.has(id)) table.delete(id)
      continue
    }
    const parsed = z.safeParse(table.definition.schema, record)
    if (!parsed.success) throw refusedCapsule(misfit(`${part}, ${name}/${id}`, parsed.error))
    if (parsed.data.id !== id) throw refusedCapsule({ part: `${part}, ${name}/${id}`, ...reasonOf('other-id') })
    table.put(parsed.data)
  }
}
