import { mostSteps, type CapsuleStep, mostStepBytes, type HeldRecord } from '../../../src/contract/control/capsule.ts'
import type { MomentStage } from '../../../src/contract/control/stage.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import type { Committed } from '../../engine/store/transaction.ts'
import type { Moment } from '../../history/moment-tree.ts'
import { isBeginning, type Moments } from '../../history/moments.ts'
import type { Runtime } from '../../runtime.ts'
import type { CapsuleWay } from './steps.ts'

/** Returns the latest moments of the present world that fit into a capsule; null when there are none. */
export async function wayOf({ history, store, time }: Runtime): Promise<CapsuleWay | null> {
  const way = latestMoments(history.moments)
  const bounds = [...way.map(({ before }) => before.position), store.position]
  const read = way.length === 0 ? undefined : await unlessGone(store.folder.readSteps(bounds))
  if (!read) return null
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
  const first = firstFitting(steps)
  const beginning = way[first]
  if (!beginning) return null
  const records = read.slice(first + 1).flatMap((step) => step.records)
  return {
    before: {
      at: tokyoIso(beginning.before.at),
      nextIds: read[first]?.nextIds ?? {},
      // Reversed, because the first state of a record is the one before all steps.
      records: held(records.toReversed(), ({ before }) => before),
      stage: withoutStorages(beginning.before.stage),
    },
    steps: steps.slice(first),
  }
}

/** Moments of the present world without its beginning, oldest first. */
function latestMoments(moments: Moments): Moment[] {
  const way: Moment[] = []
  for (const at of moments.presentLine()) {
    // The parent is null when the earlier moment was forgotten.
    if (way.length === mostSteps || isBeginning(at) || at.parent === null) break
    way.unshift(at)
  }
  return way
}

/** Undefined when the files of the steps are gone: the capsule is whole without them. */
const unlessGone = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((cause: unknown) => {
    if (cause instanceof StoreError) return undefined
    throw cause
  })

/** Returns the index of the first step such that it and all later ones fit; the number of steps when none fits. */
function firstFitting(steps: readonly CapsuleStep[]): number {
  let [bytes, first] = [0, steps.length]
  while (first > 0 && (bytes += Buffer.byteLength(JSON.stringify(steps[first - 1]))) <= mostStepBytes) first -= 1
  return first
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
