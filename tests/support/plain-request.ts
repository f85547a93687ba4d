import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface PlainResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

interface Options {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Whether to use a connection again, for tests of many calls. */
  readonly keepAlive?: boolean
}

/**
 * Sends a request with any headers, as browsers and other clients do: fetch() of Node allows neither a Host nor a
 * Sec-Fetch header. Each request has a connection of its own, unless `keepAlive` is set.
 * @param origin where to connect, `http://127.0.0.1:3100`
 */
export async function plainRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body = '', keepAlive = false }: Options = {},
): Promise<PlainResponse> {
  const { hostname, port } = new URL(origin)
  const length = body !== '' && { 'content-length': Buffer.byteLength(body) }
  const agent = keepAlive ? undefined : false
  const sent = request({ host: hostname, port, path, method, agent, headers: { ...length, ...headers } })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }
}
