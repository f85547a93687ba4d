import { statfsSync } from 'node:fs'
import { clearInterval, setInterval } from 'node:timers'
import { Listeners } from '../listeners.ts'

/** Reason why nothing can be saved: the data folder is missing or replaced, its disk is full, or it refuses writes. */
export interface FolderProblem {
  readonly kind: 'gone' | 'full' | 'refused'
  /** One line: what failed, why, what to do. */
  readonly text: string
}

const wayOut =
  'The world in memory is whole: save it with GET /__control/capsule (workbench: 履歴と保存), then start with another --data folder.'
const checkEveryMs = 1000
/** Free bytes from which a disk counts as free again; a few free blocks cannot hold the next change. */
const roomNeeded = 1024 * 1024

/** The present problem, and how it ends besides with a successful write. */
interface PresentProblem {
  readonly problem: FolderProblem
  /** Whether it has ended by itself. */
  readonly isOver: () => boolean
}

/**
 * Monitors the data folder of an open world. Most systems allow writes to a deleted file, which would lose them
 * silently. So the written file must also exist at its path.
 */
export class FolderHealth {
  private present: PresentProblem | undefined
  /** Called when a problem begins, changes or ends. */
  readonly changed = new Listeners<[problem: FolderProblem | undefined]>()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly dir: string,
    /** Whether the open file still exists at its path. */
    readonly isInPlace: () => boolean,
  ) {
    this.timer = setInterval(() => this.check(), checkEveryMs)
    this.timer.unref()
  }

  get problem(): FolderProblem | undefined {
    return this.present?.problem
  }

  /** Checks now. After a full disk it also reads the free space, because no write may happen to show it. */
  check(): FolderProblem | undefined {
    if (!this.isInPlace()) this.beginGone()
    else if (this.present?.isOver()) this.end()
    return this.problem
  }

  failed(cause: unknown): FolderProblem {
    if (!this.isInPlace()) return this.beginGone()
    const code = fullCodeOf(cause)
    // Free space ends neither a used-up quota nor a limit of sizes.
    const isOver = () => code === 'ENOSPC' && hasRoom(this.dir)
    if (code !== undefined) return this.begin('full', 'the disk is full. Free space on it.', isOver)
    const why = cause instanceof Error ? cause.message : String(cause)
    return this.begin('refused', `${why}. Repair its rights.`, () => false)
  }

  succeeded(): void {
    if (this.present) this.end()
  }

  /** Stops reports; from now on the shutdown reports failures. */
  close(): void {
    clearInterval(this.timer)
    this.changed.clear()
  }

  private beginGone(): FolderProblem {
    return this.begin('gone', 'it was deleted, moved or replaced. Put it back.', () => this.isInPlace())
  }

  private begin(kind: FolderProblem['kind'], why: string, isOver: () => boolean): FolderProblem {
    const problem = { kind, text: `Failed to save in the data folder ${this.dir}: ${why} ${wayOut}` }
    const isKnown = this.problem?.text === problem.text
    this.present = { problem, isOver }
    if (!isKnown) this.changed.notify(problem)
    return problem
  }

  private end(): void {
    this.present = undefined
    this.changed.notify(undefined)
  }
}

/** System codes for a full disk, a used-up quota and a file size limit. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

export const isDiskFull = (cause: unknown): boolean => fullCodeOf(cause) !== undefined

function fullCodeOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return undefined
  if ('code' in cause && fullCodes.has(cause.code)) return cause.code
  return fullCodeOf(cause.cause)
}

function hasRoom(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir)
    return bavail * bsize >= roomNeeded
  } catch {
    return false
  }
}
