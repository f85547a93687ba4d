import {
  deleteSnapshot,
  listSnapshots,
  restoreSnapshot,
  takeSnapshot,
} from '../../src/contract/control/history.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { Runtime } from '../runtime.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'

/** Keeping and restoring the world under a name. */
export const snapshotRoutes = [
  defineControlRoute(listSnapshots, (_, { runtime }) =>
    runtime.store.checkpoints
      .list()
      .flatMap(({ id, name, at }) => (name === null ? [] : [{ id, name, at: tokyoIso(at) }])),
  ),
  defineControlRoute(takeSnapshot, async ({ name }, { runtime }) => {
    const { id, at } = await runtime.store.checkpoint(name, runtime.time.now())
    runtime.history.name(name)
    return { id, name, at: tokyoIso(at) }
  }),
  defineControlRoute(restoreSnapshot, async ({ id }, { runtime, announce }) => {
    const { now, checkpoint } = await runtime.replaceWorld('snapshot', async () => {
      const found = await runtime.store.readCheckpoint(findSnapshot(runtime, id))
      return { world: found.world, now: found.checkpoint.at }
    })
    announce('world')
    return { now: tokyoIso(now), checkpoint }
  }),
  defineControlRoute(deleteSnapshot, async ({ id }, { runtime }) => {
    await runtime.store.checkpoints.remove(findSnapshot(runtime, id))
    return { success: true as const }
  }),
]

function findSnapshot(runtime: Runtime, id: number): number {
  const found = runtime.store.checkpoints.find(id)
  if (!found)
    throw new ControlError(
      404,
      `Failed to find snapshot ${id}. See GET /__control/snapshots.`,
      'unknown-snapshot',
    )
  return found.id
}
