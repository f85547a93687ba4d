import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import * as z from 'zod/mini'
import { controlPrefix, controlRefusal } from '../../src/contract/control/define-control.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'

interface ControlRequest {
  /** Texts and bytes are sent unchanged, everything else as JSON. */
  readonly body?: unknown
  /** Host name of a world other than the first. `fetch` cannot set this header. */
  readonly host?: string | undefined
}

interface Sent {
  readonly method: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: string | Uint8Array | undefined
}

interface Received {
  readonly status: number
  readonly headers: IncomingMessage['headersDistinct']
  readonly content: Buffer
}

/** The error of a request whose connection failed: no server answers at this address. */
export class Unreached extends Error {}

/** Sends one request of any kind. Throws Unreached, or an Error that names the server when the connection ends too early. */
export function send(url: string, { method, headers, body }: Sent): Promise<Received> {
  return new Promise<Received>((resolve, reject) => {
    const { origin } = new URL(url)
    let isConnected = false
    const fail = (cause: Error) =>
      reject(
        isConnected
          ? new Error(`Failed to read the response of ${origin}: ${cause.message}. Try again.`, { cause })
          : new Unreached(`Failed to reach ${origin}`, { cause }),
      )
    const outgoing = request(url, { method, headers }, (incoming) => {
      isConnected = true
      const pieces: Buffer[] = []
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.on('error', fail)
      incoming.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = incoming
        resolve({ status, headers: headersDistinct, content: Buffer.concat(pieces) })
      })
    })
    outgoing.on('socket', (socket) => {
      // The server may have closed a kept connection before this request.
      if (!outgoing.reusedSocket) socket.once('connect', () => (isConnected = true))
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

/** Sends one control request and returns the response body. Throws an Error with the server's message when refused. */
export async function sendControl(
  url: string,
  method: string,
  path: string,
  { body, host }: ControlRequest = {},
): Promise<Buffer> {
  const isFile = typeof body === 'string' || body instanceof Uint8Array
  const sent = body === undefined || isFile ? body : JSON.stringify(body)
  const headers = { ...(host !== undefined && { host }), ...(sent !== undefined && !isFile && json) }
  const { status, content } = await send(`${url}${controlPrefix}${path}`, { method, headers, body: sent })
  if (status === 200) return content
  const text = content.toString()
  const refusal = z.safeParse(controlRefusal, parseJson(text))
  throw new Error(refusal.success ? refusal.data.error : `${method} ${path} returned ${status}: ${text}`)
}

const json = { 'content-type': 'application/json' }
