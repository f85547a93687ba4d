import { builtPages } from '../server/built-pages.ts'
import { openParallelWorld, openClient } from './client.ts'
import { missingPages, startOwnServer } from './own-server.ts'
import type { Yoimachi, YoimachiOptions } from './types.ts'

/**
 * Starts the mock in this process on a free loopback port, with its own world. Stop it with `close()` or `await using`.
 * Throws an error with a one-line message for a wrong option or scenario, a busy port or an unusable data folder.
 */
export async function startYoimachi(options: YoimachiOptions = {}): Promise<Yoimachi> {
  const { server, end } = await startOwnServer(options, { ...builtPages(), missingPages, ownsProcess: false })
  const address = { name: '', url: server.url, port: server.port, close: end }
  const first = await openClient(address)
  return { ...first, port: server.port, world: (founding = {}) => openParallelWorld(address, founding) }
}
