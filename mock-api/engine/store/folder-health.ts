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

/**
 * Monitors the data folder of an open world. Most systems allow writes to a deleted file, which would lose them
 * silently. So the written file must also exist at its path.
 */
export class FolderHealth {
  private current: FolderProblem | undefined
  /** Whether free space ends the problem; all other problems end with a successful write. */
  private endsWithRoom = false
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
    return this.current
  }

  /** Checks now. After a full disk it also reads the free space, because no write may happen to show it. */
  check(): FolderProblem | undefined {
    if (!this.isInPlace()) this.begin('gone', 'it was deleted, moved or replaced. Put it back.')
    else if (this.current?.kind === 'gone' || (this.endsWithRoom && hasRoom(this.dir))) this.set(undefined)
    return this.current
  }

  failed(cause: unknown): FolderProblem {
    if (!this.isInPlace()) return this.begin('gone', 'it was deleted, moved or replaced. Put it back.')
    const code = fullCodeOf(cause)
    if (code !== undefined) return this.begin('full', 'the disk is full. Free space on it.', code === 'ENOSPC')
    const why = cause instanceof Error ? cause.message : String(cause)
    return this.begin('refused', `${why}. Repair its rights.`)
  }

  succeeded(): void {
    if (this.current) this.set(undefined)
  }

  /** Stops reports; from now on the shutdown reports failures. */
  close(): void {
    clearInterval(this.timer)
    this.changed.clear()
  }

  private begin(kind: FolderProblem['kind'], why: string, endsWithRoom = false): FolderProblem {
    this.endsWithRoom = endsWithRoom
    const text = `Failed to save in the data folder ${this.dir}: ${why} ${wayOut}`
    if (this.current?.text !== text) this.set({ kind, text })
    return { kind, text }
  }

  private set(problem: FolderProblem | undefined): void {
    this.current = problem
    if (!problem) this.endsWithRoom = false
    this.changed.notify(problem)
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
