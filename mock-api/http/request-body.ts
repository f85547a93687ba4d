import type { IncomingMessage } from 'node:http'
import type { ApiRequest } from './request.ts'

/** Bytes of a refused body that are still read; a client that sends more is disconnected. */
const mostDrained = 128 * 1024 * 1024

/** Thrown when a client disconnects before its whole body has been read. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/**
 * Reads the body of a call, if any; that of a GET is no part of its request (C-8) and stays unread. Returns false when it
 * is larger than `most` bytes. Such a body is drained, because a client that is still sending reads no response and would
 * see a broken connection instead of the refusal. Rejects with ClientGone.
 */
export function collectBody(request: ApiRequest, most: number): Promise<boolean> | true {
  const { method, headers } = request
  const isSent = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  const isRead = isSent && method !== 'GET' && method !== 'HEAD'
  return request.body === undefined && isRead ? readBody(request, request.incoming, most) : true
}

function readBody(request: ApiRequest, incoming: IncomingMessage, most: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new ClientGone(`Failed to read ${request.path}: the client has disconnected.`))
    // A destroyed request emits nothing more, not even what it has received.
    if (incoming.destroyed) return gone()
    let chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else chunks = []
      if (size > mostDrained) resolve(false)
    })
    incoming.on('end', () => {
      if (size <= most) request.body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      resolve(size <= most)
    })
    incoming.on('error', gone)
  })
}
