import { readFile } from 'node:fs/promises'
import type { CapsuleStage, OpenedCapsule as Contents } from '../../../src/contract/control/capsule.ts'
import { inSlices } from '../../engine/steps.ts'
import type { Runtime } from '../../runtime.ts'
import type { Faults } from '../faults/faults.ts'
import { CapsuleError, playSteps } from './parts.ts'
import { readCapsule } from './read-capsule.ts'

/** Parts of the last opened capsule that are stored outside its world. A restart loses them. */
export class OpenedCapsule {
  contents: Contents | null = null
  /** Phones not yet taken by a workbench. */
  private waiting: CapsuleStage | null = null

  open(contents: Contents, stage: CapsuleStage | null): void {
    this.contents = contents
    this.waiting = stage
  }

  /** Returns the phones of a capsule that was opened without a workbench; only once. */
  takeStage(): CapsuleStage | null {
    const stage = this.waiting
    this.waiting = null
    return stage
  }

  close(): void {
    this.contents = null
    this.waiting = null
  }
}

export interface Opening {
  readonly runtime: Runtime
  readonly faults: Faults
  readonly opened: OpenedCapsule
}

/**
 * Replaces the present case with a capsule, as one moment of history. Stores pictures first: files are never changed or
 * deleted, so a failure leaves only unused files.
 * @throws CapsuleError with nothing changed
 */
export async function openCapsule({ runtime, faults, opened }: Opening, bytes: Buffer) {
  const capsule = await inSlices(readCapsule(bytes))
  const { world, clock, note, screenshots, exchanges, pictures, stage, way } = capsule
  for (const picture of pictures) await runtime.files.keep(picture.kind, picture.name, picture.bytes)
  const now = Date.parse(clock.now)
  let moment = 0
  const placed = () => {
    moment = runtime.history.moments.present.id
    if (way) playSteps(runtime, way.steps)
    runtime.clock.moveTo(now)
  }
  const former = runtime.history.moments.present.id
  const { checkpoint } = await runtime.replaceWorld('capsule', () => ({
    world: way?.world ?? world,
    now: way?.at ?? now,
    pace: clock,
    placed,
  }))
  faults.resume(capsule.faults)
  opened.open(
    {
      note,
      clock,
      faults: capsule.faults.length,
      pictures: pictures.length,
      screenshots: [...screenshots],
      // Exchanges of another run. No moment here leads to them, and their negative ids never clash.
      exchanges: exchanges.map((exchange, place) => ({ ...exchange, id: -1 - place, changes: null, moment: null })),
      steps: way?.steps.length ?? 0,
      former,
    },
    stage,
  )
  return { now: runtime.clock.now(), checkpoint, moment, stage }
}

/** Opens the capsule at a path. Throws CapsuleError with the path when the file is unreadable or is not a capsule. */
export async function openCapsuleFile(opening: Opening, path: string): Promise<void> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CapsuleError(`Failed to open the capsule ${path}: ${why}. Check its path and its rights.`, {
      cause,
    })
  }
  try {
    await openCapsule(opening, bytes)
  } catch (cause) {
    if (!(cause instanceof CapsuleError)) throw cause
    throw new CapsuleError(`${path}: ${cause.message}`, { cause })
  }
}
