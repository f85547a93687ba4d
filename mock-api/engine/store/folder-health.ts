import { statfsSync } from 'node:fs'

/** Why nothing can be saved in a data folder: it is gone or another one, its disk is full, or it refuses. */
export interface FolderProblem {
  readonly kind: 'gone' | 'full' | 'refused'
  /** One line: what failed, why, what to do. */
  readonly text: string
}

const wayOut =
  'The world in memory is whole: save it with GET /__control/capsule (workbench: スナップショット), then start with another --data folder.'
const checkEveryMs = 1000
/** Free bytes from which a disk is no longer full: a few free blocks do not take the next change. */
const roomNeeded = 1024 * 1024

/**
 * Watches over a data folder while a world is open in it. On most systems a deleted file can still be written to, so
 * that everything would be lost without a word: what is written must also stand at its path.
 */
export class FolderHealth {
  private current: FolderProblem | undefined
  /** Whether free space on the disk ends the problem; of all others only a write tells. */
  private endsWithRoom = false
  private readonly listeners: ((problem: FolderProblem | undefined) => void)[] = []
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly dir: string,
    /** Whether the file that is written to stands at its path. */
    readonly isInPlace: () => boolean,
  ) {
    this.timer = setInterval(() => this.check(), checkEveryMs)
    this.timer.unref()
  }

  get problem(): FolderProblem | undefined {
    return this.current
  }

  /** Calls the listener when a problem begins, becomes another one, or is over. */
  onChange(listener: (problem: FolderProblem | undefined) => void): void {
    this.listeners.push(listener)
  }

  /** Looks now; a disk that was full is asked for room, since nothing but a write would show it else. */
  check(): FolderProblem | undefined {
    if (!this.isInPlace()) this.begin('gone', 'it was deleted, moved or replaced. Put it back.')
    else if (this.current?.kind === 'gone' || (this.endsWithRoom && hasRoom(this.dir))) this.set(undefined)
    return this.current
  }

  /** A write that failed; returns what to tell of it. */
  failed(cause: unknown): FolderProblem {
    if (!this.isInPlace()) return this.begin('gone', 'it was deleted, moved or replaced. Put it back.')
    const code = fullCodeOf(cause)
    if (code !== undefined) return this.begin('full', 'the disk is full. Free space on it.', code === 'ENOSPC')
    const why = cause instanceof Error ? cause.message : String(cause)
    return this.begin('refused', `${why}. Repair its rights.`)
  }

  /** A write that went well. */
  succeeded(): void {
    if (this.current) this.set(undefined)
  }

  /** Nobody is told any more: what fails now is told by who ends the server. */
  close(): void {
    clearInterval(this.timer)
    this.listeners.length = 0
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
    for (const listener of this.listeners) listener(problem)
  }
}

/** Codes of the system for a disk, a quota or a largest file that is full. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether something failed because no more fits on the disk. */
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
