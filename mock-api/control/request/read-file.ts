import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { ControlError } from '../control-error.ts'

/**
 * Reads a body that is a file. In pieces, because joining a large one at once would block other requests (P13).
 * @param most bytes; throws ControlError above
 */
export async function readFile(c: Context, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of c.req.raw.body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > most)
      throw new ControlError(
        'too-long',
        `Failed to read the file: it is larger than ${most} bytes. Send a smaller one.`,
      )
    await setImmediate()
  }
  const body = Buffer.allocUnsafe(length)
  let at = 0
  for (const piece of pieces) {
    body.set(piece, at)
    at += piece.length
    await setImmediate()
  }
  return body
}
