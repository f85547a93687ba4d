import { capsuleStart } from '../../../src/contract/control/capsule.ts'
import { reasonOf, shortened } from '../../../src/contract/rules/file-reasons.ts'
import { parseInstant } from '../../../src/contract/rules/iso-time.ts'
import type { Steps } from '../../engine/steps.ts'
import { parseWorld, readTrailer, WorldFileError } from '../../engine/store/parse-world.ts'
import { readWorldHeader } from '../../engine/store/world-format.ts'
import { runUntil } from '../../world/effect-rule.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { asWritten } from './as-written.ts'
import { CapsuleError, refusedCapsule } from './capsule-error.ts'
import { type HeldPicture, pictureChecker } from './pictures.ts'
import { type Parts, readParts } from './read-parts.ts'
import { type CapsuleWay, migrateWay, worldBefore } from './steps.ts'

/**
 * Reads the world of a capsule whose clock is at `now`.
 * @throws CapsuleError
 */
function* readCapsuleWorld(bytes: Buffer, now: string): Steps<World> {
  let world: World
  try {
    world = yield* parseWorld(worldFormat, bytes, { name: 'of the capsule', origin: 'outside' })
  } catch (cause) {
    throw cause instanceof WorldFileError ? new CapsuleError(cause.message, cause.code, cause.reason) : cause
  }
  const at = parseInstant(now)
  if (Number.isNaN(at)) throw refusedCapsule(reasonOf('no-instant', { instant: shortened(now, 40) }))
  if (at < runUntil.read(world)) throw refusedCapsule(reasonOf('instant-early', { instant: now }))
  return world
}

/** Result of {@link readCapsule}. */
export type Capsule = ReturnType<typeof readCapsule> extends Steps<infer Result> ? Result : never

/**
 * Reads a capsule in steps (P13). The file is untrusted: invalid content is refused with its place.
 * @throws CapsuleError
 */
export function* readCapsule(file: Buffer) {
  const bytes = yield* asWritten(file)
  if (bytes.toString('latin1', 0, capsuleStart.length) !== capsuleStart)
    throw refusedCapsule(reasonOf('no-capsule'), 'foreign')
  const end = yield* readTrailer(bytes, refusedCapsule)
  const { parts, worldAt } = yield* readParts(bytes.subarray(0, end))
  const worldBytes = bytes.subarray(worldAt, end)
  const world = yield* readCapsuleWorld(worldBytes, parts.clock[0].now)
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
    /** Null when the capsule was written without phones. */
    stage: parts.stage[0] ?? null,
    screenshots: parts.screenshot,
    exchanges: parts.exchange,
    pictures,
    world,
    /** The author's steps and the world before them; null without steps. */
    way: yield* readWay(world, parts, versionOf(worldBytes)),
  }
}

/** Version of the records of a world file that was read. */
const versionOf = (bytes: Buffer): number =>
  readWorldHeader(bytes.toString('utf8', 0, bytes.indexOf('\n')), worldFormat)?.version ?? worldFormat.version

/** @param version of the records of the steps, which is that of the world */
function* readWay(world: World, { before: [before], step: steps, clock: [clock] }: Parts, version: number) {
  if (before === undefined && steps.length === 0) return null
  if (before === undefined) throw refusedCapsule(reasonOf('part-missing', { part: 'before' }))
  const last = steps.at(-1)
  if (last === undefined || parseInstant(last.at) > parseInstant(clock.now))
    throw refusedCapsule(reasonOf('steps-instant'))
  const way: CapsuleWay = migrateWay({ before, steps }, version)
  return { world: yield* worldBefore(world, way), at: parseInstant(before.at), ...way }
}
