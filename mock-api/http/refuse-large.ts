import type { Context } from 'hono'

/** So much of a refused body is still taken in; whoever sends more is cut off. */
const mostDrained = 128 * 1024 * 1024

/**
 * Answers 413. The body is read to its end and thrown away first: a client that is still sending does not read answers,
 * and would see a broken connection instead of the refusal.
 */
export async function refuseLarge(c: Context): Promise<Response> {
  const { body } = c.req.raw
  if (body && !body.locked) {
    let drained = 0
    for await (const chunk of body) {
      drained += (chunk as Uint8Array).length
      if (drained > mostDrained) break
    }
  }
  return c.json({ success: false, msg: '送信されたデータが大きすぎます。' }, 413)
}
