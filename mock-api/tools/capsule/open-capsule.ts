import { readFile } from 'node:fs/promises'
import type { OpenedCapsule as Contents } from '../../../src/contract/control/capsule.ts'
import type { StoryPlace } from '../../../src/contract/control/history/moments.ts'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { inSlices } from '../../engine/steps.ts'
import type { Moments } from '../../history/moments.ts'
import { phonesOf } from '../../history/stage.ts'
import type { Runtime } from '../../runtime.ts'
import type { Faults } from '../faults/faults.ts'
import { CapsuleError } from './capsule-error.ts'
import { playSteps } from './play-steps.ts'
import { type Capsule, readCapsule } from './read-capsule.ts'

/** Parts of the last opened capsule that are stored outside its world. A restart loses them. */
export class CapsuleSlot {
  contents: Contents | null = null

  close(): void {
    this.contents = null
  }
}

export interface Opening {
  readonly runtime: Runtime
  readonly faults: Faults
  readonly opened: CapsuleSlot
}

/**
 * Replaces the present case with a capsule, as one moment of history. Stores pictures first: files are never changed or
 * deleted, so a failure leaves only unused files.
 * @param story the storyline that begins with it; the author's steps are then left out, and the clock stands still
 * @throws CapsuleError with nothing changed
 */
export async function openCapsule({ runtime, faults, opened }: Opening, bytes: Buffer, story?: StoryPlace) {
  const capsule = await inSlices(readCapsule(bytes))
  const { world, pictures, stage } = capsule
  const way = story ? null : capsule.way
  const clock = story ? { ...capsule.clock, mode: 'frozen' as const } : capsule.clock
  for (const picture of pictures) await runtime.files.put(picture.kind, picture.name, picture.bytes)
  const now = Date.parse(clock.now)
  const { moments } = runtime.history
  const replaced = () => {
    const former = formerOf(moments, moments.present.id)
    const pace = { mode: clock.mode, speed: clock.speed }
    if (way) playSteps(runtime, way, { phones: stage ? phonesOf(stage) : {}, faults: capsule.faults, pace })
    runtime.clock.moveTo(now)
    runtime.clock.resume(pace)
    faults.resume(capsule.faults)
    if (stage) runtime.history.stage.restoreWhole(stage, former)
  }
  const { moment } = await runtime.replaceWorld(
    story ? 'storyline' : 'capsule',
    () => ({
      world: way?.world ?? world,
      now: way?.at ?? now,
      pace: clock,
      replaced,
    }),
    story,
  )
  if (!story) opened.contents = contentsOf(capsule, formerOf(moments, moment))
  return { now: runtime.clock.now(), moment }
}

/** Returns the moment before the one in which a capsule was opened: calls may have changed the world while it was read. */
const formerOf = (moments: Moments, opened: number): number => moments.find(opened)?.parent ?? opened

/** @param former moment before the capsule was opened */
function contentsOf(capsule: Capsule, former: number): Contents {
  const { note, clock, faults, pictures, screenshots, exchanges, way } = capsule
  return {
    note,
    clock,
    faults: faults.length,
    pictures: pictures.length,
    screenshots: [...screenshots],
    // Exchanges of another run. No moment here leads to them, and their negative ids never clash.
    exchanges: exchanges.map((exchange, index) => ({ ...exchange, id: -1 - index, changes: null, moment: null })),
    steps: way?.steps.length ?? 0,
    former,
  }
}

/** Opens the capsule at a path. Throws CapsuleError with the path when the file is unreadable or is not a capsule. */
export async function openCapsuleFile(opening: Opening, path: string): Promise<void> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const message = `Failed to open the capsule ${path}: ${why}. Check its path and its rights.`
    throw new CapsuleError(message, 'damaged', reasonOf('unread', { system: why }), { cause })
  }
  try {
    await openCapsule(opening, bytes)
  } catch (cause) {
    if (!(cause instanceof CapsuleError)) throw cause
    throw new CapsuleError(`${path}: ${cause.message}`, cause.code, cause.reason, { cause })
  }
}
