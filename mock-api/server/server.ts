import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chooseBackend } from '../../src/contract/control/backend.ts'
import { importCapsule } from '../../src/contract/control/capsule.ts'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { type FoundingOptions, townOf } from '../founding.ts'
import { listen, useFastResponses } from '../http/listen.ts'
import type { Fetch } from '../http/request.ts'
import type { Runtime } from '../runtime.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { Storylines } from '../tools/storylines/storylines.ts'
import { Worlds } from '../tools/worlds/worlds.ts'
import { Foundings } from '../town/foundings.ts'
import { openWorld, type WorldContext } from './open-world.ts'
import type { ServerOptions } from './server-options.ts'

export interface RunningServer {
  readonly port: number
  /** http://127.0.0.1:PORT */
  readonly url: string
  readonly workbenchUrl: string
  readonly runtime: Runtime
  /** Worlds besides the first. */
  readonly worlds: Worlds
  /** Opens a capsule as {@link capsuleRequest} does, for a program in the same process: without a socket. */
  openCapsule(bytes: Buffer): Promise<Response>
  /** Puts the real API at an address behind the server, as the control call does. A refusal is a response, too. */
  useRealApi(address: string): Promise<Response>
  /**
   * Saves and stops.
   * @param keep false when the data folder is to be removed: nothing more is written
   */
  close(keep?: boolean): Promise<void>
}

/** Request to the server at `url` that opens a capsule. The response to a refused file has its code. */
export function capsuleRequest(url: string, bytes: Buffer): Request {
  const { method, path } = importCapsule
  return new Request(url + path, { method, body: new Blob([bytes]) })
}

/** Thrown when the port cannot be used. The message is one line. */
class PortError extends Error {
  override readonly name = 'PortError'
}

/**
 * Opens the world and serves everything on one loopback port. Throws StoreError, PortError, OptionError or
 * BackendError with one line when the data folder, the port, its address or that of the real API cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (options.ownsProcess !== false) useFastResponses()
  let port = options.port
  const { dataDir, appOrigins = [], hosts } = options
  const backend = new Backend(options.backend)
  const worldsDir = worldsIn(dataDir)
  const storylines = new Storylines(dataDir, options.stories)
  const foundings = options.foundings ?? new Foundings()
  const site = {
    port: () => port,
    appOrigins,
    hosts,
    // A real API may serve its pictures from any address.
    pictureSources: () => (backend.origin === undefined ? [] : [backend.origin, 'https:']),
  }
  const worlds: Worlds = new Worlds(
    (name, door, founding) =>
      openBeside({ name, door, founding }, first.runtime, options, { site, worlds, storylines, foundings }),
    site,
  )
  const first = await openWorld(options, { site, backend, worlds, storylines, foundings })
  try {
    // Left by a killed server; otherwise worlds besides the first end with their server.
    await rm(worldsDir, { recursive: true, force: true })
    const server = await listenOn(worlds.dispatch(first.fetch), options)
    port = (server.address() as AddressInfo).port
    const close = async (keep?: boolean) => {
      storylines.close()
      await worlds.close()
      await rm(worldsDir, { recursive: true, force: true })
      await first.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await first.close(keep)
    }
    const url = `http://127.0.0.1:${port}`
    return {
      port,
      url,
      workbenchUrl: localOrigins(port).workbench,
      runtime: first.runtime,
      worlds,
      ...callsOfProgram(first.fetch, url),
      close,
    }
  } catch (cause) {
    await first.end()
    await first.close()
    throw cause
  }
}

/** Makes control calls of a program in the same process, without a socket. */
function callsOfProgram(fetch: Fetch, url: string): Pick<RunningServer, 'openCapsule' | 'useRealApi'> {
  const { host } = new URL(url)
  // The guards read method and Host of Node's request.
  const call = async (request: Request) => fetch(request, { incoming: { method: request.method, headers: { host } } })
  return {
    openCapsule: (bytes) => call(capsuleRequest(url, bytes)),
    useRealApi(address) {
      const { method, path } = chooseBackend
      return call(new Request(url + path, { method, body: JSON.stringify({ mode: 'real', url: address }) }))
    },
  }
}

interface FurtherWorld {
  readonly name: string
  /** Origin for programs. */
  readonly door: string
  readonly founding: FoundingOptions
}

/** Opens a world beside the first, in a folder of its own. Seed and size are those of the first unless given. */
async function openBeside(
  { name, door, founding }: FurtherWorld,
  first: Runtime,
  options: ServerOptions,
  { site, ...shared }: Omit<WorldContext, 'backend'>,
) {
  const asFirst = { ...townOf(first.store.world), now: options.now }
  const given = Object.fromEntries(Object.entries(founding).filter(([, value]) => value !== undefined))
  const dataDir = join(worldsIn(options.dataDir), name)
  const opened = await openWorld(
    { ...options, ...asFirst, ...given, scenario: founding.scenario, capsule: undefined, dataDir },
    {
      ...shared,
      site: { port: site.port, appOrigins: [...site.appOrigins, door], world: name },
      backend: new Backend(undefined),
    },
  )
  const close = async () => {
    await opened.close(false)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...opened, close }
}

const worldsIn = (dataDir: string) => join(dataDir, 'worlds')

const noAddressHere: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

async function listenOn(fetch: Fetch, { port, listen: hostname }: ServerOptions): Promise<Server> {
  try {
    return await listen(fetch, { hostname, port })
  } catch (cause) {
    const { code = '', message, address } = cause as NodeJS.ErrnoException & { readonly address?: string }
    if (noAddressHere.has(code)) throw new OptionError(`--listen takes an address of this machine, not ${hostname}.`)
    const why = code === 'EADDRINUSE' ? `it is in use${address === '::1' ? ' at [::1]' : ''}` : message
    throw new PortError(`Failed to listen on port ${port}: ${why}. Choose another --port, or 0 for any free one.`)
  }
}
