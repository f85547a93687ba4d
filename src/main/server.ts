import { join } from 'node:path'
import { app } from 'electron'
import { capsuleRequest, startServer } from '../../mock-api/server/server.ts'
import type { Damage } from '../contract/rules/damage.ts'
import { localOrigins, type LocalOrigins } from '../contract/rules/hosts.ts'
import type { StartOptions } from '../contract/rules/start-options.ts'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'
import type { Log } from './log.ts'
import type { SettingsStore } from './settings.ts'

type RunningServer = Awaited<ReturnType<typeof startServer>>
type ServerOptions = Parameters<typeof startServer>[0]

/** Start options without the port, which is chosen here. */
type EmbeddedOptions = Omit<ServerOptions, 'port'>

interface Ports {
  /** Port from the command line. Starting fails if it is busy. */
  readonly requested: number | undefined
  /** Port of the last start. If it is busy, any free port is used. */
  readonly last: number | null
}

interface EmbeddedServer {
  readonly port: number
  readonly origins: LocalOrigins
  /** Files that the store quarantined or repaired when it opened the world. */
  readonly damage: () => readonly Damage[]
  /**
   * Puts the mock (`null`) or a real API behind the server, after a restart on the same port, because the phones' stored
   * sessions belong to it. Another real API needs no restart, with which the server would forget the logins of this one.
   * @returns whether the server was restarted
   */
  readonly connect: (backend: string | null) => Promise<boolean>
  /** Opens a capsule. The response has the code of a refusal. Rejects when the server is gone. */
  readonly openCapsule: (bytes: Buffer) => Promise<Response>
  /** Saves the world and frees the port. */
  readonly close: () => Promise<void>
}

async function startFirst({ requested, last }: Ports, options: EmbeddedOptions): Promise<RunningServer> {
  if (requested !== undefined) return await startServer({ ...options, port: requested })
  try {
    return await startServer({ ...options, port: last ?? 0 })
  } catch (error) {
    const isBusy = error instanceof Error && error.name === 'PortError'
    if (!isBusy || last === null) throw error
    return await startServer({ ...options, port: 0 })
  }
}

/**
 * Starts the server inside the main process, on loopback only.
 * @throws the server's own one-line errors: `PortError`, or `StoreError` for a data folder or world it cannot use
 */
async function startEmbeddedServer(ports: Ports, options: EmbeddedOptions): Promise<EmbeddedServer> {
  let running = await startFirst(ports, options)
  let { backend } = options
  const { port } = running
  const startAgain = (address: string | undefined): Promise<RunningServer> =>
    startServer({ ...options, port, backend: address })
  async function restart(address: string | undefined): Promise<void> {
    await running.close()
    try {
      running = await startAgain(address)
    } catch (error) {
      // Restores the previous backend, because the window needs a server.
      running = await startAgain(backend)
      throw error
    }
  }
  const inTurn = oneByOne()
  return {
    port,
    origins: localOrigins(port),
    damage: () => running.runtime.damage,
    connect: (chosen) =>
      inTurn(async () => {
        const address = chosen ?? undefined
        const needsRestart = address === undefined || backend === undefined
        if (needsRestart) await restart(address)
        else if (!(await running.useRealApi(address)).ok)
          throw new Error('Failed to use the address: it is not allowed.')
        backend = address
        return needsRestart
      }),
    openCapsule: (bytes) => inTurn(() => running.openCapsule(bytes)),
    close: () => inTurn(() => running.close()),
  }
}

/** Runs work one after another: a server that restarts can neither close nor open a capsule. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}

/**
 * Attaches to a running server, such as the one of `npm run dev`.
 * @param url `http://127.0.0.1:PORT`
 */
function attachToServer(url: string): EmbeddedServer {
  const port = Number(new URL(url).port)
  return {
    port,
    origins: localOrigins(port),
    damage: () => [],
    connect: () => Promise.reject(new Error('Failed to change the backend: this server was not started by the app.')),
    openCapsule: (bytes) => fetch(capsuleRequest(url, bytes)),
    close: () => Promise.resolve(),
  }
}

/** Folders of the built pages, relative to this bundle (out/main). */
const pages = {
  webRoot: join(import.meta.dirname, '../../dist/web'),
  workbenchRoot: join(import.meta.dirname, '../renderer/workbench'),
}

interface Surroundings {
  /** Default data folder. */
  readonly folder: string
  readonly log: Log
  readonly copy: () => Copy
}

/**
 * Starts the server with the options of the command line, which override the settings. If the data folder of the settings
 * is unusable (an unplugged disk), a dialog offers the default folder. Without it no window could change the settings.
 * @throws the server's one-line error
 */
export async function openServer(
  { port, log: level, ...named }: StartOptions,
  settings: SettingsStore,
  { folder, log, copy }: Surroundings,
): Promise<EmbeddedServer> {
  const running = process.env['YOIMACHI_SERVER']
  if (running !== undefined && !app.isPackaged) return attachToServer(running)
  const { fixedPort, port: lastPort, dataDir: chosen, backend } = settings.get()
  const logError = level === 'silent' ? () => {} : log.error
  const start = async (dataDir: string): Promise<EmbeddedServer> => {
    const server = await startEmbeddedServer(
      { requested: port, last: fixedPort ?? lastPort },
      // The window reads the language in the settings.
      { dataDir, backend: backend ?? undefined, ...pages, ...named, language: undefined, logError },
    )
    if (port === undefined && fixedPort !== null && fixedPort !== server.port)
      showPortTaken(fixedPort, server.port, copy).catch((cause: unknown) => log.error(String(cause)))
    return server
  }
  if (chosen === null || named.dataDir !== undefined) return start(folder)
  try {
    return await start(chosen)
  } catch (error) {
    const isFolder = error instanceof Error && error.name === 'StoreError'
    if (!isFolder || !(await wantsOwnFolder(chosen, copy))) throw error
    return start(folder)
  }
}

/** Says that another port than the one of the settings is used. */
async function showPortTaken(wanted: number, used: number, copy: () => Copy): Promise<void> {
  await app.whenReady()
  const { portTaken, portTakenDetail } = copy()
  await ask(copy, { type: 'warning', message: portTaken(wanted), detail: portTakenDetail(used) })
}

async function wantsOwnFolder(chosen: string, copy: () => Copy): Promise<boolean> {
  await app.whenReady()
  const { dataFolderFails: message, dataFolderFailsDetail, quit, useOwnFolder } = copy()
  const detail = dataFolderFailsDetail(chosen)
  return (await ask(copy, { type: 'warning', message, detail, buttons: [quit, useOwnFolder] })) === 1
}

interface BackendParts {
  readonly settings: SettingsStore
  /** Returns whether the server was restarted. */
  readonly connect: (backend: string | null) => Promise<boolean>
  readonly reload: () => void
}

/**
 * Puts another backend behind the server, and stores it for the next start: both or neither. The pages are loaded again
 * after a restart of the server.
 */
export async function changeBackend(
  backend: string | null,
  { settings, connect, reload }: BackendParts,
): Promise<void> {
  const { backend: former } = settings.get()
  await settings.change({ backend })
  try {
    const isRestarted = await connect(backend)
    // Deferred, so the page gets its response before it is reloaded.
    if (isRestarted) setImmediate(reload)
  } catch (cause) {
    await settings.change({ backend: former })
    throw cause
  }
}
