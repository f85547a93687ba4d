import type { AddressInfo } from 'node:net'
import { chooseBackend } from '../../src/contract/control/backend.ts'
import { importCapsule } from '../../src/contract/control/capsule.ts'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { useFastResponses } from '../http/listen.ts'
import type { Fetch } from '../http/request.ts'
import type { Runtime } from '../runtime.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { Storylines } from '../tools/storylines/storylines.ts'
import { Worlds } from '../tools/worlds/worlds.ts'
import { Foundings } from '../town/foundings.ts'
import { openParallelWorld, removeParallelWorlds } from './open-parallel-world.ts'
import { openPort } from './open-port.ts'
import { openWorld } from './open-world.ts'
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

/**
 * Opens the world and serves everything on one loopback port. Throws StoreError, PortError, OptionError or
 * BackendError with one line when the data folder, the port, its address or that of the real API cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (options.ownsProcess !== false) useFastResponses()
  const { dataDir, appOrigins = [], hosts } = options
  const backend = new Backend(options.backend)
  const storylines = new Storylines(dataDir, options.stories)
  const foundings = options.foundings ?? new Foundings()
  // The one that is asked for, until the server listens.
  let { port } = options
  const site = {
    port: () => port,
    appOrigins,
    hosts,
    // A real API may serve its pictures from any address.
    pictureSources: () => (backend.origin === undefined ? [] : [backend.origin, 'https:']),
  }
  const worlds: Worlds = new Worlds(
    (name, door, founding) =>
      openParallelWorld({ name, door, founding }, first.runtime, options, { site, worlds, storylines, foundings }),
    site,
  )
  const first = await openWorld(options, { site, backend, worlds, storylines, foundings })
  try {
    // Left by a killed server; otherwise worlds besides the first end with their server.
    await removeParallelWorlds(dataDir)
    const server = await openPort(worlds.dispatch(first.fetch), options)
    port = (server.address() as AddressInfo).port
    const close = async (keep?: boolean) => {
      storylines.close()
      await worlds.close()
      await removeParallelWorlds(dataDir)
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
