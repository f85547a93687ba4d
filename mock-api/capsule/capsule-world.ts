import { parseInstant } from '../../src/contract/rules/instants.ts'
import type { Steps } from '../engine/steps.ts'
import { parseWorld } from '../engine/store/parse-world.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { settled } from '../world/effect.ts'
import { worldFormat } from '../world/world-format.ts'
import type { World } from '../world/world.ts'
import { CapsuleError, refusedCapsule } from './capsule-error.ts'

/**
 * The world of a capsule whose clock stands at `now`.
 * @throws CapsuleError
 */
export function* readCapsuleWorld(bytes: Buffer, now: string): Steps<World> {
  let world: World
  try {
    world = yield* parseWorld(worldFormat, bytes, { name: 'of the capsule', origin: 'outside' })
  } catch (cause) {
    throw cause instanceof StoreError ? new CapsuleError(cause.message) : cause
  }
  const at = parseInstant(now)
  if (Number.isNaN(at)) throw refusedCapsule(`its instant ${now.slice(0, 40)} is none`)
  if (at < settled.read(world))
    throw refusedCapsule(`its instant ${now} lies before that up to which its world has lived`)
  return world
}
