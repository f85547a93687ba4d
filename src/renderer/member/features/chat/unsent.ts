import * as z from 'zod/mini'

/** Message of this device that the server has not delivered back yet. */
export interface Unsent {
  /** Stable local key. A delivered message keeps it on screen. */
  readonly key: string
  readonly content: string
  /** Newest message id known when it was written. Its delivery has a later id. */
  readonly afterId: number
  /** Whether it was sent at least once, so that it may have arrived. */
  readonly sent: boolean
  /**
   * `waiting`: queued or in flight. `late`: queued for more than 8 s, so the screen says that the connection is down.
   * `givenUp`: sent again only when the member retries.
   */
  readonly state: 'waiting' | 'late' | 'givenUp'
}

const storedSchema = z.object({ key: z.string(), content: z.string(), afterId: z.number() })

/** Reads stored messages leniently. All stored messages are given up until the member retries them. */
export function readUnsent(stored: unknown): Unsent[] {
  return Array.isArray(stored) ? stored.flatMap(readOne) : []
}

function readOne(entry: unknown): Unsent[] {
  const read = storedSchema.safeParse(entry)
  // Also marks unsent messages as sent: another tab may still send them, and their delivery must remove them here.
  return read.success ? [{ ...read.data, sent: true, state: 'givenUp' }] : []
}
