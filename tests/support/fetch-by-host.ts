import { plainRequest } from './plain-request.ts'

interface Init {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** Requests an address of a `*.localhost` name at this machine, as a browser does: not every system resolves such names. */
export async function fetchByHost(address: string, { headers, ...init }: Init = {}): Promise<Response> {
  const { host, port, pathname, search } = new URL(address)
  const sent = { ...init, headers: { ...headers, host }, keepAlive: true }
  const { status, headers: received, text } = await plainRequest(`http://127.0.0.1:${port}`, pathname + search, sent)
  const responseHeaders = Object.entries(received).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(text, { status, headers: responseHeaders })
}
