import { mostSteps, type CapsuleStep, mostStepBytes, type HeldRecord } from '../../../src/contract/control/capsule.ts'
import type { MomentStage } from '../../../src/contract/control/stage.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { StepRecords } from '../../engine/store/past-changes.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import type { Committed } from '../../engine/store/transaction.ts'
import type { Moment } from '../../history/moment-tree.ts'
import { isBeginning, type Moments } from '../../history/moments.ts'
import type { Runtime } from '../../runtime.ts'
import { latestFitting } from '../latest-fitting.ts'
import type { CapsuleWay } from './steps.ts'

/**
 * Returns the latest moments of the present world that fit into a capsule; null when there are none. They end with the
 * world of the turn in which it is called, whatever changes while it reads their records.
 */
export async function wayOf({ history, store, time }: Runtime): Promise<CapsuleWay | null> {
  const { position } = store
  const moments = latestMoments(history.moments)
  if (moments.length === 0) return null
  const present = { at: time.now(), stage: history.stageNow() }
  const ends = moments.map(({ end }) => end ?? present)
  const changes = await unlessGone(store.folder.readSteps([...moments.map(({ before }) => before.position), position]))
  if (!changes) return null
  // The first item gives the next ids before all steps.
  const steps = moments.map((moment, index) => stepOf(moment, ends[index] ?? present, changes[index + 1]))
  const fitting = latestFitting(steps, mostStepBytes)
  const first = steps.length - fitting.length
  const beginning = moments[first]
  if (!beginning) return null
  const { at, stage } = beginning.before
  const records = changes.slice(first + 1).flatMap((change) => change.records)
  return {
    before: {
      at: tokyoIso(at),
      nextIds: changes[first]?.nextIds ?? {},
      // Reversed, because the first state of a record is the one before all steps.
      records: heldRecords(records.toReversed(), ({ before }) => before),
      stage: withoutStorages(stage),
    },
    steps: fitting,
  }
}

/** @param end instant and stage at the end of the moment */
function stepOf(
  { cause: { kind, subject, phone, memberId }, story, name }: Moment,
  end: { readonly at: number; readonly stage?: MomentStage | undefined },
  { records, nextIds }: StepRecords = { records: [], nextIds: {} },
): CapsuleStep {
  return {
    kind,
    subject,
    phone,
    memberId,
    story,
    name,
    at: tokyoIso(end.at),
    nextIds,
    records: heldRecords(records, ({ after }) => after),
    stage: withoutStorages(end.stage),
  }
}

/** Moments of the present world without its beginning, oldest first. */
function latestMoments(moments: Moments): Moment[] {
  const latest: Moment[] = []
  for (const moment of moments.presentLine()) {
    // The parent is null when the earlier moment was forgotten.
    if (latest.length === mostSteps || isBeginning(moment) || moment.parent === null) break
    latest.unshift(moment)
  }
  return latest
}

/** Undefined when the files of the steps are gone: the capsule is whole without them. */
const unlessGone = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((cause: unknown) => {
    if (cause instanceof StoreError) return undefined
    throw cause
  })

/** The stage part of a capsule keeps storages; a step does not. */
const withoutStorages = (stage: MomentStage | undefined) => stage && { ...stage, whole: undefined }

/** One line per record, with the state of its last change in the list. */
function heldRecords(records: readonly Committed[], stateOf: (change: Committed) => object | undefined): HeldRecord[] {
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
