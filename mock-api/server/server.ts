import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localOrigins, startDefaults } from '../../src/contract/rules/start-options.ts'
import { broadcastOf, Hub } from '../cable/hub.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import { listen, type Fetch } from '../http/listen.ts'
import { unexpectedLine } from '../http/unexpected.ts'
import type { Runtime } from '../runtime.ts'
import { OpenedCapsule } from '../tools/capsule/opened-capsule.ts'
import { DriftRecord } from '../tools/contract-check/drift-record.ts'
import { Faults } from '../tools/faults/faults.ts'
import { Handset } from '../tools/handset/handset.ts'
import { listenAt } from '../tools/handset/listen.ts'
import { Coverage } from '../tools/inspection/coverage.ts'
import { ExchangeFiles } from '../tools/inspection/exchange-files.ts'
import { ExchangeLog } from '../tools/inspection/exchange-log.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { createApp } from './app.ts'
import { createRuntime } from './create-runtime.ts'

export interface ServerOptions {
  /** 0 = any free port. */
  readonly port: number
  readonly dataDir: string
  readonly seed?: number
  readonly members?: number
  /** First instant of a new world, epoch milliseconds; the clock then stands still there. */
  readonly now?: number | undefined
  readonly scenario?: string | undefined
  /** Bytes on disk that moments of history may hold; 512 MB without it. */
  readonly historyBytes?: number | undefined
  /** Further origins that may use the API. */
  readonly appOrigins?: readonly string[]
  /** Base address of a real API to begin with, http or https; without it the mock answers. */
  readonly backend?: string | undefined
  /** Path of a capsule to open at the start. Undo restores the world of the folder. */
  readonly capsule?: string | undefined
  /** Whether answers are checked against the contract before they leave. */
  readonly checkAnswers?: boolean
  /** Folders of the built member app and workbench. */
  readonly webRoot?: string | undefined
  readonly workbenchRoot?: string | undefined
  readonly logError?: (line: string) => void
}

export interface RunningServer {
  readonly port: number
  /** http://127.0.0.1:PORT */
  readonly url: string
  readonly workbenchUrl: string
  readonly runtime: Runtime
  /** Saves and stops. */
  close(): Promise<void>
}

/** The port is in use. The message is one line for a person. */
class PortError extends Error {
  override readonly name = 'PortError'
}

/**
 * Opens the world and serves everything on one loopback port. Throws StoreError, PortError or BackendError with one
 * line when the data folder, the port or the address of the real API cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  let port = options.port
  const backend = new Backend(options.backend)
  const site = {
    port: () => port,
    appOrigins: options.appOrigins ?? [],
    // A real API serves its pictures from wherever it likes.
    pictureSources: () => (backend.origin === undefined ? [] : [backend.origin, 'https:']),
  }
  const runtimeOptions = {
    dataDir: options.dataDir,
    seed: options.seed ?? 1,
    members: options.members ?? 300,
    now: options.now,
    scenario: options.scenario,
    historyBytes: options.historyBytes ?? startDefaults.historyBytes,
    systemNow,
    checkAnswers: options.checkAnswers ?? false,
    handsetOrigin: () => handset.origin,
  }
  const runtime = await createRuntime(runtimeOptions, site)
  const { logError = writeToStderr } = options
  const drift = await DriftRecord.open(options.dataDir, { now: systemNow, logError }).catch(async (cause) => {
    await runtime.close()
    throw cause
  })
  const hub = new Hub(runtime, (change) => broadcastOf(runtime.store.world, change))
  runtime.store.health.onChange((problem) =>
    logError(problem?.text ?? `The data folder ${options.dataDir} can be written again: all is saved.`),
  )
  const recorderFailed = (cause: unknown) => logError(unexpectedLine('recorder', cause))
  const exchanges = new ExchangeLog(new ExchangeFiles(options.dataDir, logError), { failed: recorderFailed })
  // What an earlier run left, killed as it may have been. Whatever is kept waits for its turn; a start need not (P8).
  exchanges.clear().catch(recorderFailed)
  const faults = new Faults((...parts) => runtime.ids.draw(...parts))
  const opened = new OpenedCapsule()
  const handset: Handset = new Handset({
    listen: listenAt,
    appAt: (origin) => app.at(origin).fetch,
    secret: () => randomBytes(32).toString('base64url'),
    script: async () => (await import('../pages/handset-page.ts')).handsetScriptAnswer(),
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
    webRoot: options.webRoot,
    workbenchRoot: options.workbenchRoot,
    logError,
  })
  try {
    if (options.capsule !== undefined) {
      const { openCapsuleFile } = await import('../tools/capsule/open-capsule.ts')
      await openCapsuleFile({ runtime, faults, opened }, options.capsule)
    }
    const server = await listenOn(app.fetch, options.port)
    port = (server.address() as AddressInfo).port
    const close = async () => {
      await handset.close()
      hub.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await exchanges.clear()
      await drift.close()
      await runtime.close()
    }
    return {
      port,
      url: `http://127.0.0.1:${port}`,
      workbenchUrl: localOrigins(port).workbench,
      runtime,
      close,
    }
  } catch (cause) {
    hub.close()
    await runtime.close()
    throw cause
  }
}

function writeToStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function listenOn(fetch: Fetch, port: number): Promise<Server> {
  try {
    return await listen(fetch, { hostname: '127.0.0.1', port })
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const why = code === 'EADDRINUSE' ? 'it is in use' : message
    throw new PortError(`Failed to listen on port ${port}: ${why}. Choose another --port, or 0 for any free one.`)
  }
}
