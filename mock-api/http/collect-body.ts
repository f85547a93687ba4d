import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** So much of a refused body is still taken in; whoever sends more is cut off. */
const mostDrained = 128 * 1024 * 1024

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/**
 * Reads the body of a request to its end and leaves it where Node's adapter looks first, which spares it a stream. False
 * when it is larger than `most` bytes. Such a body is read and thrown away: a client that is still sending does not read
 * answers, and would see a broken connection instead of the refusal.
 */
export function collectBody(
  incoming: IncomingMessage & { rawBody?: Buffer },
  most: number,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else chunks = []
      if (size > mostDrained) resolve(false)
    })
    incoming.on('end', () => {
      if (size <= most) incoming.rawBody = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      resolve(size <= most)
    })
    incoming.on('error', reject)
  })
}
