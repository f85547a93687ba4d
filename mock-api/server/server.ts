import type { AddressInfo } from 'node:net'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { useFastResponses } from '../http/listen.ts'
import type { Site } from '../http/site.ts'
import type { Runtime } from '../runtime.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { Storylines } from '../tools/storylines/storylines.ts'
import { Worlds } from '../tools/worlds/worlds.ts'
import { Foundings } from '../town/foundings.ts'
import { openParallelWorld, removeParallelWorlds } from './open-parallel-world.ts'
import { openPort } from './open-port.ts'
import { openWorld } from './open-world.ts'
import { type ProgramCalls, programCalls } from './program-calls.ts'
import type { ServerOptions } from './server-options.ts'

export interface RunningServer extends ProgramCalls {
  readonly port: number
  /** http://127.0.0.1:PORT */
  readonly url: string
  readonly workbenchUrl: string
  readonly runtime: Runtime
  /** Worlds besides the first. */
  readonly worlds: Worlds
  /**
   * Saves and stops.
   * @param keep false when the data folder is to be removed: nothing more is written
   */
  close(keep?: boolean): Promise<void>
}

/**
 * Opens the world and serves everything on one loopback port. Throws StoreError, PortError, OptionError or
 * BackendError with one line when the data folder, the port, its address or that of the real API cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (options.ownsProcess !== false) useFastResponses()
  const { dataDir } = options
  const backend = new Backend(options.backend)
  const { site, bind } = siteOf(options, backend)
  const storylines = new Storylines(dataDir, options.stories)
  const foundings = options.foundings ?? new Foundings()
  // Worlds are added by calls of the first world, so that it is open then.
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
    const { port } = server.address() as AddressInfo
    bind(port)
    const url = `http://127.0.0.1:${port}`
    const closeWorlds = async () => {
      storylines.close()
      await worlds.close()
      await removeParallelWorlds(dataDir)
    }
    const closeFirst = async (keep?: boolean) => {
      await first.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await first.close(keep)
    }
    return {
      port,
      url,
      workbenchUrl: localOrigins(port).workbench,
      runtime: first.runtime,
      worlds,
      ...programCalls(first.fetch, url),
      async close(keep) {
        try {
          await closeWorlds()
        } finally {
          // The first world is saved although another one cannot be removed.
          await closeFirst(keep)
        }
      },
    }
  } catch (cause) {
    storylines.close()
    await first.end()
    await first.close()
    throw cause
  }
}

/** Returns the addresses of a server, with the function that takes its port once it listens. */
function siteOf({ port, appOrigins = [], hosts }: ServerOptions, backend: Backend) {
  // The one that is asked for, until the server listens.
  let bound = port
  const site: Site = {
    port: () => bound,
    appOrigins,
    hosts,
    // A real API may serve its pictures from any address.
    pictureSources: () => (backend.origin === undefined ? [] : [backend.origin, 'https:']),
  }
  return {
    site,
    bind: (actual: number): void => {
      bound = actual
    },
  }
}
