import { request } from 'node:http'

interface Init {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** Requests an address of a `*.localhost` name at this machine, as a browser does: not every system resolves such names, and fetch sends no Host of one's own. */
export function fetchByHost(address: string, { method = 'GET', headers = {}, body }: Init = {}): Promise<Response> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { ...headers, host } },
      (incoming) => {
        const pieces: Buffer[] = []
        incoming.on('data', (piece: Buffer) => pieces.push(piece))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const responseHeaders = new Headers()
          for (const [name, value] of Object.entries(incoming.headers)) responseHeaders.set(name, String(value))
          resolve(new Response(Buffer.concat(pieces), { status: incoming.statusCode ?? 0, headers: responseHeaders }))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
