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

/** Sends one request of any kind. Throws an Error that names the server when nothing answers. */
export function send(url: string, { method, headers, body }: Sent): Promise<Received> {
  return new Promise<Received>((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (incoming) => {
      const pieces: Buffer[] = []
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = incoming
        resolve({ status, headers: headersDistinct, content: Buffer.concat(pieces) })
      })
    })
    outgoing.on('error', (cause) => reject(Object.assign(cause, { message: `Failed to reach ${new URL(url).origin}` })))
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
