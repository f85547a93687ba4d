import * as z from 'zod/mini'

/** A message of this device that the server has not delivered back yet. */
export interface Unsent {
  /** Local, stable: the message keeps it on screen when it is delivered. */
  readonly key: string
  readonly content: string
  /** Newest message known when it was written; its delivery has a later id. */
  readonly afterId: number
  /** Handed to the line at least once: it may have arrived. */
  readonly sent: boolean
  /** Queued for more than 8 s: the member is told that the line is down. */
  readonly late: boolean
  /** Given up: only the member sends it again. */
  readonly refused: boolean
}

const storedSchema = z.object({ key: z.string(), content: z.string(), afterId: z.number() })

/** Reads stored messages leniently; whatever is left over from before is given up until the member says otherwise. */
export function readUnsent(stored: unknown): Unsent[] {
  return Array.isArray(stored) ? stored.flatMap(readOne) : []
}

function readOne(entry: unknown): Unsent[] {
  const read = storedSchema.safeParse(entry)
  // Also what had not left yet: another tab of this device may still be sending it, and then it must vanish here too.
  return read.success ? [{ ...read.data, sent: true, late: false, refused: true }] : []
}
