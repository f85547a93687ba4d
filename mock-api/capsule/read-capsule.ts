import type * as z from 'zod/mini'
import type {
  CapsuleNote,
  capsuleParts,
  CapsuleStage,
  Screenshot,
} from '../../src/contract/control/capsule.ts'
import type { Exchange } from '../../src/contract/control/exchanges.ts'
import type { ArmedFault } from '../../src/contract/control/faults.ts'
import type { Steps } from '../engine/steps.ts'
import { readTrailer } from '../engine/store/parse-world.ts'
import type { World } from '../world/world.ts'
import { refusedCapsule } from './capsule-error.ts'
import { readCapsuleWorld } from './capsule-world.ts'
import { pictureChecker, type HeldPicture } from './check-picture.ts'
import { isFormer, readFormerCapsule } from './former-capsule.ts'
import { readParts } from './read-parts.ts'

/** Everything that a capsule says, checked. */
export interface Capsule {
  readonly note: CapsuleNote
  readonly clock: z.output<typeof capsuleParts.clock>
  readonly faults: readonly ArmedFault[]
  /** Null where it was written without phones. */
  readonly stage: CapsuleStage | null
  readonly screenshots: readonly Screenshot[]
  readonly exchanges: readonly Exchange[]
  readonly pictures: readonly HeldPicture[]
  readonly world: World
}

/**
 * Reads a capsule in steps (P13). It is a file from outside: whatever does not fit is refused with its place.
 * @throws CapsuleError
 */
export function* readCapsule(bytes: Buffer): Steps<Capsule> {
  if (isFormer(bytes)) return yield* readFormerCapsule(bytes)
  if (bytes.toString('latin1', 0, 8) !== 'capsule ') throw refusedCapsule('it is no capsule')
  const end = yield* readTrailer(bytes, refusedCapsule)
  const { parts, worldAt } = yield* readParts(bytes.subarray(0, end))
  const world = yield* readCapsuleWorld(bytes.subarray(worldAt, end), parts.clock[0].now)
  const check = pictureChecker(world)
  const pictures: HeldPicture[] = []
  for (const picture of parts.picture) {
    pictures.push(check(picture))
    yield
  }
  return {
    note: parts.note[0],
    clock: parts.clock[0],
    faults: parts.faults[0],
    stage: parts.stage[0] ?? null,
    screenshots: parts.screenshot,
    exchanges: parts.exchange,
    pictures,
    world,
  }
}
