import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { worldHost } from '../../../src/contract/rules/hosts.ts'
import type { FoundingOptions } from '../../founding.ts'
import { isPlainHost, worldOfHost, unknownHostText } from '../../http/hosts.ts'
import { LateApp } from '../../http/late-app.ts'
import { listen } from '../../http/listen.ts'
import type { Fetch } from '../../http/request.ts'
import type { Site } from '../../http/site.ts'

/** Addresses of a world for programs, because not every system resolves names of `*.localhost`. */
interface WorldAddress {
  readonly name: string
  /** `http://127.0.0.1:PORT` */
  readonly url: string
}

interface ParallelWorld extends WorldAddress {
  readonly fetch: Fetch
  readonly close: () => Promise<void>
}

/** Opens a world; `url` is its origin for programs. */
type OpenParallelWorld = (
  name: string,
  url: string,
  founding: FoundingOptions,
) => Promise<Pick<ParallelWorld, 'fetch' | 'close'> & { readonly end: () => Promise<void> }>

/** Maximum number of further worlds. */
export const mostWorlds = 64

/**
 * Further worlds of a server. Each has its own host names on the server's port, so that pages, pictures and sockets
 * need no header. Programs use a loopback port of its own.
 */
export class Worlds {
  private readonly open = new Map<string, ParallelWorld>()
  /** Worlds that are being founded. */
  private readonly opening = new Set<Promise<unknown>>()
  private count = 0

  constructor(
    private readonly openParallelWorld: OpenParallelWorld,
    private readonly site: Pick<Site, 'port' | 'hosts'>,
  ) {}

  /** Oldest first. */
  list(): readonly WorldAddress[] {
    return [...this.open.values()].map(({ name, url }) => ({ name, url }))
  }

  get isFull(): boolean {
    return this.open.size + this.opening.size >= mostWorlds
  }

  async add(founding: FoundingOptions): Promise<WorldAddress> {
    this.count += 1
    const name = `w${this.count}`
    const serving = this.serve(name, founding).then((world) => {
      this.open.set(name, world)
      return { name, url: world.url }
    })
    this.opening.add(serving)
    return serving.finally(() => this.opening.delete(serving))
  }

  private async serve(name: string, founding: FoundingOptions): Promise<ParallelWorld> {
    const app = new LateApp(unknownHost)
    // A foreign name keeps its Host, so that the guards of the world refuse it.
    const hostFor = (host: string | undefined) =>
      isPlainHost(this.site, host) ? `${worldHost(name)}:${this.site.port()}` : undefined
    const server = await listen(app.fetch, { port: 0, hostFor })
    const shut = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const world = await this.openParallelWorld(name, url, founding).catch(async (cause: unknown) => {
      await shut()
      throw cause
    })
    app.use(world.fetch)
    const close = async () => {
      await world.end()
      await shut()
      await world.close()
    }
    return { name, url, fetch: world.fetch, close }
  }

  /** Closes a world and removes its files. Returns false for an unknown name. */
  async remove(name: string): Promise<boolean> {
    const world = this.open.get(name)
    if (!world) return false
    this.open.delete(name)
    await world.close()
    return true
  }

  /**
   * Dispatches each request to the world of its Host.
   * @param first the app of the first world
   */
  dispatch(first: Fetch): Fetch {
    return (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage }
      const name = worldOfHost(incoming.headers.host)
      const fetch = name === '' ? first : (this.open.get(name)?.fetch ?? unknownHost)
      return fetch(request, env)
    }
  }

  async close(): Promise<void> {
    // A world that opened later would keep the process.
    await Promise.allSettled(this.opening)
    for (const { name } of this.list()) await this.remove(name)
  }
}

const unknownHost: Fetch = () => new Response(unknownHostText, { status: 403 })
