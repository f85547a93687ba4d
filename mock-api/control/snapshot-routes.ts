import {
  deleteSnapshot,
  exportCapsule,
  importCapsule,
  listSnapshots,
  restoreSnapshot,
  takeSnapshot,
} from '../../src/contract/control/snapshots.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { inSlices } from '../engine/steps.ts'
import { parseWorld } from '../engine/store/parse-world.ts'
import { StoreError } from '../engine/store/store-error.ts'
import type { Runtime } from '../runtime.ts'
import { settled } from '../world/effect.ts'
import { worldFormat } from '../world/world-format.ts'
import type { World } from '../world/world.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'
import { encodeInSteps } from './encode-in-steps.ts'
import { parseInstant } from './instants.ts'
import { streamCapsule } from './stream-capsule.ts'

/** Keeping and restoring the world under a name, and carrying it in a file. */
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

  defineControlRoute(exportCapsule, ({ persona, route }, { c, runtime }) => {
    const { mode } = runtime.clock.state
    const now = tokyoIso(runtime.time.now())
    const head = { format: 'yoimachi-capsule' as const, now, mode, persona, route }
    return streamCapsule(c, head, runtime.store.world)
  }),
  defineControlRoute(importCapsule, async (capsule, { runtime, announce }) => {
    const next = await parseCapsule(capsule)
    const { now, checkpoint } = await runtime.replaceWorld('capsule', () =>
      capsule.mode === 'frozen' ? { ...next, mode: capsule.mode } : next,
    )
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
  if (!found)
    throw new ControlError(
      404,
      `Failed to find snapshot ${id}. See GET /__control/snapshots.`,
      'unknown-snapshot',
    )
  return found.id
}

/** A capsule is a file from outside: whatever does not fit is refused with its place, and nothing is changed. */
async function parseCapsule(
  capsule: ResponseOf<typeof exportCapsule>,
): Promise<{ world: World; now: number }> {
  let world: World
  try {
    const source = { name: 'of the capsule', origin: 'outside' } as const
    const bytes = await inSlices(encodeInSteps(capsule.world))
    world = await inSlices(parseWorld(worldFormat, bytes, source))
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause
    throw new ControlError(422, cause.message, 'capsule')
  }
  const now = parseInstant(capsule.now)
  if (now >= settled.read(world)) return { world, now }
  throw new ControlError(
    422,
    `Failed to open the capsule: its instant ${capsule.now} lies before ${tokyoIso(settled.read(world))}, up to which its world has lived.`,
    'capsule-clock',
  )
}
