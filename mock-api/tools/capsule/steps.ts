import * as z from 'zod/mini'
import {
  mostStepBytes,
  type CapsuleBefore,
  type CapsuleStep,
  type HeldRecord,
  mostSteps,
} from '../../../src/contract/control/capsule.ts'
import type { MomentStage } from '../../../src/contract/control/stage.ts'
import { reasonOf, shortened } from '../../../src/contract/rules/file-reasons.ts'
import { parseInstant, tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../engine/steps.ts'
import type { StepRecords } from '../../engine/store/past-changes.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import type { Committed } from '../../engine/store/transaction.ts'
import { placedFault, takeNextIds } from '../../engine/store/world-format.ts'
import { copyOf, tableOf, type Tables, tablesOf } from '../../engine/table/table.ts'
import type { Moment } from '../../history/moment-tree.ts'
import { isBeginning } from '../../history/moments.ts'
import type { Runtime } from '../../runtime.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { refusedCapsule, misfit } from './capsule-error.ts'

/** The steps that led to a world: the records before them, and the records changed by each step. */
export interface CapsuleWay {
  readonly before: CapsuleBefore
  readonly steps: readonly CapsuleStep[]
}

/** Returns the latest moments of the present world that fit into a capsule; null when there are none. */
export async function wayOf({ history, store, time }: Runtime): Promise<CapsuleWay | null> {
  const { moments } = history
  const way: Moment[] = []
  for (const at of moments.presentLine()) {
    // The parent is null when the earlier moment was forgotten.
    if (way.length === mostSteps || isBeginning(at) || at.parent === null) break
    way.unshift(at)
  }
  if (way.length === 0) return null
  let read: readonly StepRecords[]
  try {
    read = await store.folder.readSteps([...way.map(({ before }) => before.position), store.position])
  } catch (cause) {
    if (cause instanceof StoreError) return null
    throw cause
  }
  const present = history.stageNow()
  const steps = way.map(({ cause, story, name, end }, index): CapsuleStep => {
    const { records = [], nextIds = {} } = read[index + 1] ?? {}
    const { kind, subject, phone, memberId } = cause
    const at = tokyoIso(end?.at ?? time.now())
    const stage = withoutStorages(end ? end.stage : present)
    return {
      ...{ kind, subject, phone, memberId, story, name, at, nextIds },
      ...{ records: held(records, ({ after }) => after), stage },
    }
  })
  let [bytes, first] = [0, steps.length]
  while (first > 0 && (bytes += JSON.stringify(steps[first - 1]).length) <= mostStepBytes) first -= 1
  if (first === steps.length) return null
  const records = read.slice(first + 1).flatMap((step) => step.records)
  return {
    before: {
      at: tokyoIso(way[first]?.before.at ?? time.now()),
      nextIds: read[first]?.nextIds ?? {},
      // Reversed, because the first state of a record is the one before all steps.
      records: held(records.toReversed(), ({ before }) => before),
      stage: withoutStorages(way[first]?.before.stage),
    },
    steps: steps.slice(first),
  }
}

/** The stage part of a capsule keeps storages; a step does not. */
const withoutStorages = (stage: MomentStage | undefined) => stage && { ...stage, whole: undefined }

/** One line per record, with the state of its last change in the list. */
function held(records: readonly Committed[], stateOf: (change: Committed) => object | undefined): HeldRecord[] {
  const byKey = new Map<string, HeldRecord>()
  for (const change of records) {
    const { table } = change
    // A record that one transaction added and removed.
    const id = (change.after ?? change.before)?.id
    if (id === undefined) continue
    byKey.set(`${table}/${id}`, { table, id, record: (stateOf(change) as HeldRecord['record'] | undefined) ?? null })
  }
  // Sorted, so that the same steps give the same bytes.
  return [...byKey.values()].toSorted((a, b) => (a.table === b.table ? a.id - b.id : a.table < b.table ? -1 : 1))
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
  // All other records are shared with the capsule's world.
  for (const { table, id } of [before, ...steps].flatMap(({ records }) => records)) {
    if (JSON.stringify(tableOf(end, table).find(id)) !== JSON.stringify(tableOf(world, table).find(id)))
      throw refusedCapsule({ part: `${table}/${id}`, ...reasonOf('steps-world') })
  }
  for (const table of tablesOf(end)) {
    if (table.nextId !== tableOf(world, table.name).nextId)
      throw refusedCapsule(reasonOf('steps-next-id', { table: table.name }))
  }
  return start
}

function instantOf(text: string, part: string): number {
  const at = parseInstant(text)
  if (Number.isNaN(at)) throw refusedCapsule({ part, ...reasonOf('no-instant', { instant: shortened(text, 40) }) })
  return at
}

function putRecords(world: Tables, records: readonly HeldRecord[], part: string): void {
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

/**
 * Turns the steps of a capsule into moments of history, each with its records, instant and stage. Requires that the
 * world before them is in place.
 * @param usual stage of a step that has none, because a former version wrote the capsule
 */
export function playSteps({ history, store, clock }: Runtime, { before, steps }: CapsuleWay, usual: MomentStage): void {
  const show = (stage = usual) => {
    clock.resume(stage.pace)
    history.stage.adopt(stage)
  }
  show(before.stage)
  for (const { kind, subject, phone, memberId, story, name, at, nextIds, records, stage } of steps) {
    history.replay({ kind, subject, phone, memberId }, story, () => {
      store.transact((world) => {
        putRecords(world, records, 'step')
        takeNextIds(world, nextIds)
      })
    })
    clock.moveTo(parseInstant(at))
    show(stage)
    if (name !== null) history.name(name)
  }
}
