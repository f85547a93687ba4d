import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** Complete requests as sent over the wire (see `requestBytes`), used in turn. */
  readonly requests: readonly Buffer[]
  readonly connections?: number
  /** Duration of sending in milliseconds; requests in flight are awaited. */
  readonly ms: number
}

export interface LoadResult {
  readonly count: number
  readonly seconds: number
  /** Milliseconds from sending to the last byte, by request. */
  readonly latencies: readonly number[]
}

/** Sends requests over kept-alive connections, one at a time on each. Throws at the first response that is not 2xx. */
export async function load({ port, requests, connections = 16, ms }: Load): Promise<LoadResult> {
  const latencies: number[] = []
  const began = performance.now()
  let next = 0
  const worker = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    await once(socket, 'connect')
    while (performance.now() - began < ms) {
      const request = requests[next++ % requests.length] as Buffer
      const sent = performance.now()
      await exchange(socket, request)
      latencies.push(performance.now() - sent)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { count: latencies.length, seconds: (performance.now() - began) / 1000, latencies }
}

/** A GET without body, or a POST of JSON. */
export function requestBytes(
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: unknown } = {},
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Sends a request and resolves when its response is complete. */
function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0)
    let missing: number | 'chunks' | undefined
    const done = (error?: Error) => {
      socket.off('data', read).off('close', cut).off('error', done)
      if (error) reject(error)
      else resolve()
    }
    const cut = () => done(new Error('The server closed the connection.'))
    const read = (chunk: Buffer) => {
      if (typeof missing === 'number') {
        missing -= chunk.length
        if (missing <= 0) done()
        return
      }
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
      const end = got.indexOf('\r\n\r\n')
      if (end < 0) return
      if (missing === undefined) {
        const head = got.toString('latin1', 0, end)
        if (!head.startsWith('HTTP/1.1 2')) return done(new Error(`Unexpected answer: ${got.toString()}`))
        const length = /^content-length: (\d+)/im.exec(head)?.[1]
        missing = length === undefined ? 'chunks' : Number(length) - (got.length - end - 4)
      }
      if (missing === 'chunks' ? got.subarray(-5).equals(lastChunk) : missing <= 0) done()
    }
    socket.on('data', read).on('close', cut).on('error', done)
    socket.write(request)
  })
}

const lastChunk = Buffer.from('0\r\n\r\n')
