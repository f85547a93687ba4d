import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ServerOptions } from '../../mock-api/server/server-options.ts'
import { startServer } from '../../mock-api/server/server.ts'
import { Foundings } from '../../mock-api/town/foundings.ts'
import { fetchByHost } from './fetch-by-host.ts'
import { testNow } from './world/a-context.ts'
import { aFolder } from './world/a-store.ts'

const foundings = new Foundings()

/** Pages that a server can serve: each is its own name as text. */
export async function pagesOf(...files: readonly string[]): Promise<string> {
  const dir = await aFolder()
  for (const file of files) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), file)
  }
  return dir
}

/**
 * Starts a server for one test: personas without a town, a clock that stands still. The end of the test stops it.
 * `get` requests an address of the first phone, or of the given host name; `log` has the lines of the server.
 */
export async function aServer(options: Partial<ServerOptions> = {}) {
  const log: string[] = []
  const dataDir = options.dataDir ?? (await aFolder())
  const usual = { port: 0, members: 0, now: testNow, foundings, logError: (line: string) => void log.push(line) }
  const server = await startServer({ ...usual, ...options, dataDir })
  let open = true
  const close = async (keep = false) => {
    if (!open) return
    open = false
    await server.close(keep)
  }
  onTestFinished(() => close())
  const send = (method: string, path: string, headers = {}, body?: object, name = 'a.yoimachi.localhost') =>
    fetchByHost(`http://${name}:${server.port}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
  return {
    ...{ server, dataDir, log, close, send },
    get: (path: string, headers = {}, name?: string) => send('GET', path, headers, undefined, name),
    control: async (method: string, path: string, body?: object) => {
      const response = await send(method, `/__control${path}`, {}, body, '127.0.0.1')
      return (await response.json()) as Record<string, unknown>
    },
  }
}
