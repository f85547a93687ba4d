import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { importCapsule } from '../../src/contract/control/capsule.ts'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import type { Language } from '../../src/contract/rules/language.ts'
import { OptionError, startDefaults } from '../../src/contract/rules/start-options.ts'
import { Hub } from '../cable/hub.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import type { Site } from '../http/hosts-and-origins.ts'
import { type Fetch, listen, useFastResponses } from '../http/listen.ts'
import { type LogError, unexpectedErrorEntry, writeToStderr } from '../log.ts'
import { createRuntime, type Runtime } from '../runtime.ts'
import { CapsuleSlot, openCapsuleFile } from '../tools/capsule/open-capsule.ts'
import { DriftRecord } from '../tools/contract-check/drift-record.ts'
import { Faults } from '../tools/faults/faults.ts'
import { Handset, listenAt } from '../tools/handset/handset.ts'
import { Coverage } from '../tools/inspection/coverage.ts'
import { ExchangeFiles } from '../tools/inspection/exchange-files.ts'
import { ExchangeLog } from '../tools/inspection/exchange-log.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { Storylines } from '../tools/storylines/storylines.ts'
import { Worlds } from '../tools/worlds/worlds.ts'
import { Foundings } from '../town/foundings.ts'
import { createApp } from './app.ts'

export interface ServerOptions {
  /** 0 = any free port. */
  readonly port: number
  /** Address to listen at instead of loopback, in a container. Host names and origins are checked all the same. */
  readonly listen?: string | undefined
  readonly dataDir: string
  readonly seed?: number
  readonly members?: number
  /** First instant of a new world, epoch milliseconds; the clock is then frozen there. */
  readonly now?: number | undefined
  readonly scenario?: string | undefined
  /** Bytes on disk that moments of history may hold; 512 MB without it. */
  readonly historyBytes?: number | undefined
  /** Further origins that may use the API. */
  readonly appOrigins?: readonly string[]
  /** Further host names by which programs and the member app reach the server, such as `10.0.2.2`. */
  readonly hosts?: readonly string[] | undefined
  /** Base address of a real API at the start, http or https; without it the mock answers. */
  readonly backend?: string | undefined
  /** Path of a capsule to open at the start. Undo restores the world of the folder. */
  readonly capsule?: string | undefined
  /** Folder of a team's stories. */
  readonly stories?: string | undefined
  /** Whether responses are checked against the contract before they are sent. */
  readonly checkResponses?: boolean
  /** Folders of the built member app and workbench. */
  readonly webRoot?: string | undefined
  readonly workbenchRoot?: string | undefined
  /** Language of the workbench in a browser whose user has chosen none. Default: that of the browser. */
  readonly language?: Language | undefined
  /** Response in place of pages that are missing. Default: how to build them. */
  readonly missingPages?: string | undefined
  readonly logError?: LogError
  /** Whether the process is the server's own, which makes it faster. Default true. */
  readonly ownsProcess?: boolean | undefined
  /** Foundings shared with other servers of this process. */
  readonly foundings?: Foundings
}

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

interface WorldContext {
  readonly site: Site
  readonly backend: Backend
  readonly worlds: Worlds
  readonly storylines: Storylines
  readonly foundings: Foundings
}

/** Opens the world of a folder with its tools. Throws StoreError or CapsuleError with one line. */
async function openWorld(options: Omit<ServerOptions, 'port'>, context: WorldContext) {
  const { site, backend, worlds, storylines, foundings } = context
  const faults = new Faults((...parts) => runtime.ids.draw(...parts))
  const runtimeOptions = {
    dataDir: options.dataDir,
    seed: options.seed ?? startDefaults.seed,
    members: options.members ?? startDefaults.members,
    now: options.now,
    scenario: options.scenario,
    historyBytes: options.historyBytes ?? startDefaults.historyBytes,
    systemNow,
    faults,
    checkResponses: options.checkResponses ?? false,
    foundings,
    handsetOrigin: () => handset.origin,
  }
  const runtime = await createRuntime(runtimeOptions, site)
  const { logError = writeToStderr } = options
  const drift = await DriftRecord.open(options.dataDir, { now: systemNow, logError }).catch(async (cause) => {
    await runtime.close()
    throw cause
  })
  const hub = new Hub(runtime)
  runtime.store.folder.health.changed.add((problem) =>
    logError(problem?.text ?? `The data folder ${options.dataDir} can be written again: all is saved.`),
  )
  const recorderFailed = (cause: unknown) => logError(unexpectedErrorEntry('recorder', cause))
  const exchanges = new ExchangeLog(new ExchangeFiles(options.dataDir, logError), {
    failed: recorderFailed,
    isSmall: site.world !== undefined,
    moments: runtime.history.moments,
  })
  // Files of an earlier run that was killed. New ones wait for the removal; a start does not (P8).
  exchanges.clear().catch(recorderFailed)
  const opened = new CapsuleSlot()
  const handset: Handset = new Handset({
    listen: listenAt,
    appAt: (origin) => app.at(origin).fetch,
    secret: () => randomBytes(32).toString('base64url'),
    script: async () => (await import('../pages/handset-page.ts')).handsetScriptResponse(),
  })
  const app = createApp({
    runtime,
    hub,
    site,
    exchanges,
    coverage: new Coverage(runtime.time.fired.counts),
    faults,
    opened,
    backend,
    drift,
    handset,
    worlds,
    storylines,
    webRoot: options.webRoot,
    workbenchRoot: options.workbenchRoot,
    missingPages: options.missingPages,
    language: options.language,
    logError,
  })
  /** Closes sockets and the listener of a real phone, before anything else closes. */
  const end = async () => {
    await handset.close()
    hub.close()
  }
  /** Saves and stops; `keep` false when the folder is to be removed. */
  const close = async (keep?: boolean) => {
    await exchanges.clear()
    await drift.close()
    await runtime.close(keep)
  }
  try {
    if (options.capsule !== undefined) await openCapsuleFile({ runtime, faults, opened }, options.capsule)
  } catch (cause) {
    await end()
    await close()
    throw cause
  }
  return { fetch: app.fetch, runtime, end, close }
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
  const worldsDir = join(dataDir, 'worlds')
  const storylines = new Storylines(dataDir, options.stories)
  const foundings = options.foundings ?? new Foundings()
  const site = {
    port: () => port,
    appOrigins,
    hosts,
    // A real API may serve its pictures from any address.
    pictureSources: () => (backend.origin === undefined ? [] : [backend.origin, 'https:']),
  }
  const worlds = new Worlds(async (name, door, founding) => {
    const { seed, townSize } = first.runtime.store.world.settings.get(1)
    const asFirst = { seed, members: townSize ?? startDefaults.members, now: options.now }
    const given = Object.fromEntries(Object.entries(founding).filter(([, value]) => value !== undefined))
    const folder = join(worldsDir, name)
    const beside = await openWorld(
      { ...options, ...asFirst, ...given, scenario: founding.scenario, capsule: undefined, dataDir: folder },
      {
        site: { port: site.port, appOrigins: [...appOrigins, door], world: name },
        backend: new Backend(undefined),
        worlds,
        storylines,
        foundings,
      },
    )
    const close = async () => {
      await beside.close(false)
      await rm(folder, { recursive: true, force: true })
    }
    return { ...beside, close }
  }, site)
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
    // The guards read method and Host of Node's request.
    const incoming = { method: importCapsule.method, headers: { host: new URL(url).host } }
    return {
      port,
      url,
      workbenchUrl: localOrigins(port).workbench,
      runtime: first.runtime,
      worlds,
      openCapsule: async (bytes) => first.fetch(capsuleRequest(url, bytes), { incoming }),
      close,
    }
  } catch (cause) {
    await first.end()
    await first.close()
    throw cause
  }
}

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
