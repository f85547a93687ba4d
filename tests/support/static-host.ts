import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** Static file host as docs/deployment.md requires, with the API of a mock server on the same origin. */
export interface StaticHost {
  readonly url: string
  /** Replacements by path; null is a 404. */
  readonly instead: Map<string, string | null>
  /** Requested paths that returned 404. */
  readonly missing: string[]
  /** Deploys a new release and removes the previous one. */
  deploy(folder: string): void
  stop(): Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}
const ofServer = /^\/(?:api|cable|mock|images|uploads)(?:\/|$)/

export async function startStaticHost(first: string, serverUrl: string): Promise<StaticHost> {
  let folder = first
  const instead = new Map<string, string | null>()
  const missing: string[] = []

  const respond = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host')
    if (ofServer.test(pathname)) return passOn(incoming, outgoing, serverUrl)
    const text = instead.get(pathname)
    const file = text === undefined ? fileOf(folder, pathname) : null
    const body = text ?? (file === null ? null : readFileSync(file))
    if (body === null) missing.push(pathname)
    const type = types[extname(file ?? pathname)] ?? 'text/plain'
    outgoing.writeHead(body === null ? 404 : 200, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...headersOf(folder, pathname, serverUrl),
    })
    outgoing.end(body ?? 'Not found')
  }
  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    instead,
    missing,
    deploy(next) {
      folder = next
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The file, otherwise the page's own document, otherwise the shared one. */
function fileOf(folder: string, pathname: string): string | null {
  const names = extname(pathname)
    ? [pathname]
    : [pathname === '/' ? '/index.html' : `${pathname.replace(/\/$/, '')}.html`, '/app.html']
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file) && statSync(file).isFile())
  return found ?? null
}

/**
 * Headers of a path from the bundle's own list: a path, then indented headers. Pictures come from the server's own
 * address, which the list of a public host allows over https.
 */
function headersOf(folder: string, pathname: string, pictures: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let applies = false
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) {
      if (applies) headers[name.toLowerCase()] = value.replace('blob: https:', `blob: ${pictures}`)
    } else if (line.trim() !== '')
      applies = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line.trim()
  }
  return headers
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, serverUrl: string): void {
  const { host, origin } = new URL(serverUrl)
  const headers = { ...incoming.headers, host, ...(incoming.headers.origin ? { origin } : {}) }
  const passed = request(
    new URL(incoming.url ?? '/', serverUrl),
    { method: incoming.method ?? 'GET', headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    },
  )
  passed.on('error', () => outgoing.destroy())
  incoming.pipe(passed)
}
