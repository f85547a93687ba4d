import {
  deleteSnapshot,
  exportCapsule,
  importCapsule,
  listSnapshots,
  restoreSnapshot,
  takeSnapshot,
} from '../../src/contract/control/snapshots.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { parseWorld } from '../engine/store/parse-world.ts'
import { worldText } from '../engine/store/world-file.ts'
import type { Runtime } from '../runtime.ts'
import { worldFormat } from '../world/world-format.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'
import { parseInstant } from './instants.ts'

/** Keeping and restoring the world under a name, and carrying it in a file. */
export const snapshotRoutes = [
  defineControlRoute(listSnapshots, (_, { runtime }) =>
    runtime.store.checkpoints
      .list()
      .flatMap(({ id, name, at }) => (name === null ? [] : [{ id, name, at: tokyoIso(at) }])),
  ),
  defineControlRoute(takeSnapshot, async ({ name }, { runtime }) => {
    const { id, at } = await runtime.store.checkpoint(name, runtime.time.now())
    return { id, name, at: tokyoIso(at) }
  }),
  defineControlRoute(restoreSnapshot, async ({ id }, { runtime, announce }) => {
    const snapshot = findSnapshot(runtime, id)
    const undo = await runtime.store.checkpoint(null, runtime.time.now())
    await runtime.time.rewind(snapshot)
    announce('world')
    return { now: tokyoIso(runtime.time.now()), checkpoint: undo.id }
  }),
  defineControlRoute(deleteSnapshot, async ({ id }, { runtime }) => {
    await runtime.store.checkpoints.remove(findSnapshot(runtime, id))
    return { success: true as const }
  }),

  defineControlRoute(exportCapsule, ({ persona, route }, { runtime }) => ({
    format: 'yoimachi-capsule' as const,
    now: tokyoIso(runtime.time.now()),
    mode: runtime.clock.state.mode,
    persona,
    route,
    world: worldText(runtime.store.world, worldFormat),
  })),
  defineControlRoute(importCapsule, async (capsule, { runtime, announce }) => {
    const world = parseCapsule(capsule.world)
    const now = parseInstant(capsule.now)
    const checkpoint = await runtime.replaceWorld(world, now)
    if (capsule.mode === 'frozen') runtime.clock.freeze()
    announce('world')
    return {
      now: tokyoIso(now),
      checkpoint,
      persona: capsule.persona ?? null,
      route: capsule.route ?? null,
    }
  }),
]

function findSnapshot(runtime: Runtime, id: number): number {
  const found = runtime.store.checkpoints.find(id)
  if (!found) throw new ControlError(404, `Failed to find snapshot ${id}. See GET /__control/snapshots.`)
  return found.id
}

function parseCapsule(text: string) {
  try {
    return parseWorld(worldFormat, Buffer.from(text, 'utf8'), 'of the capsule')
  } catch (cause) {
    throw new ControlError(422, (cause as Error).message)
  }
}
