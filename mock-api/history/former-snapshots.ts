import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile } from '../engine/store/json-file.ts'
import { type Moment, newMoment, type Tree, type WorldState, worldState } from './moment-tree.ts'

/** A snapshot of a version before named moments. */
export interface FormerSnapshot {
  readonly name: string
  readonly state: WorldState
}

const checkpoint = z.object({ name: z.nullable(z.string()), at: z.int(), position: worldState.shape.position })
const fileSchema = z.object({ list: z.array(checkpoint) })

const fileIn = (dir: string) => join(dir, 'checkpoints.json')

/**
 * Reads the snapshots of a folder that a former version wrote. Checkpoints without a name are left out, because each
 * is the beginning of a moment.
 * @throws StoreError when the file cannot be read; it is left unchanged
 */
export async function readFormerSnapshots(dir: string): Promise<FormerSnapshot[]> {
  const { data } = await openJsonFile(fileIn(dir), fileSchema, { list: [] })
  return data.list.flatMap(({ name, at, position }) => (name === null ? [] : [{ name, state: { position, at } }]))
}

export function forgetSnapshotsFile(dir: string): void {
  rmSync(fileIn(dir), { force: true })
}

/**
 * Turns snapshots into named moments: the moment that was named with the snapshot, otherwise a first moment of its own.
 * Names whose snapshot was deleted go.
 */
export function withSnapshots(tree: Tree, snapshots: readonly FormerSnapshot[]): Tree {
  const moments = tree.moments.map((moment) => ({ ...moment }))
  let { nextId } = tree
  for (const { name, state } of snapshots) {
    const named = moments.filter((moment) => moment.name === name)
    if (named.some(({ saved }) => saved && isSame(saved, state))) continue
    const own = named.find((moment) => !moment.saved && isWithin(moment, state.at))
    if (own) own.saved = state
    else moments.push(firstMoment(nextId++, name, state))
  }
  for (const moment of moments) if (!moment.saved) moment.name = null
  return { ...tree, moments, nextId }
}

const isSame = (one: WorldState, other: WorldState) =>
  one.at === other.at && one.position.journal === other.position.journal && one.position.bytes === other.position.bytes

const isWithin = ({ before, end }: Moment, at: number) => before.at <= at && (end === null || at <= end.at)

function firstMoment(id: number, name: string, state: WorldState): Moment {
  const cause = { kind: 'load', subject: 'snapshot', phone: null, memberId: null } as const
  return { ...newMoment(id, null, { cause, story: null, before: state }), end: state, name, saved: state }
}
