import { randomBytes } from 'node:crypto'
import type { Language } from '../../src/contract/rules/language.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { Hub } from '../cable/hub.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import type { Site } from '../http/hosts-and-origins.ts'
import { type LogError, unexpectedErrorEntry, writeToStderr } from '../log.ts'
import { createRuntime, type Runtime } from '../runtime.ts'
import { CapsuleSlot, openCapsuleFile } from '../tools/capsule/open-capsule.ts'
import { DriftRecord } from '../tools/contract-check/drift-record.ts'
import { Faults } from '../tools/faults/faults.ts'
import { Handset } from '../tools/handset/handset.ts'
import { listenAt } from '../tools/handset/listen-at.ts'
import { Coverage } from '../tools/inspection/coverage.ts'
import { ExchangeFiles } from '../tools/inspection/exchange-files.ts'
import { ExchangeLog } from '../tools/inspection/exchange-log.ts'
import type { Backend } from '../tools/proxy/backend.ts'
import type { Storylines } from '../tools/storylines/storylines.ts'
import type { Worlds } from '../tools/worlds/worlds.ts'
import type { Foundings } from '../town/foundings.ts'
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

/** Parts that the worlds of a server share, and the addresses of this one. */
export interface WorldContext {
  readonly site: Site
  readonly backend: Backend
  readonly worlds: Worlds
  readonly storylines: Storylines
  readonly foundings: Foundings
}

/** Opens the world of a folder with its tools. Throws StoreError or CapsuleError with one line. */
export async function openWorld(options: Omit<ServerOptions, 'port'>, context: WorldContext) {
  const { site, backend, worlds, storylines, foundings } = context
  const faults = new Faults((...parts) => runtime.ids.draw(...parts))
  const runtime = await createRuntime(
    { ...runtimeOptionsOf(options), faults, foundings, handsetOrigin: () => handset.origin },
    site,
  )
  const { logError = writeToStderr } = options
  const drift = await DriftRecord.open(options.dataDir, { now: systemNow, logError }).catch(async (cause) => {
    await runtime.close()
    throw cause
  })
  const hub = new Hub(runtime)
  runtime.store.folder.health.changed.add((problem) =>
    logError(problem?.text ?? `The data folder ${options.dataDir} can be written again: all is saved.`),
  )
  const unfollow = storylines.renamed.add((key, to) => runtime.history.renameStory(key, to))
  const exchanges = recordExchanges(runtime, site, logError)
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
    coverage: new Coverage(runtime.time.effects.fired.counts),
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
    unfollow()
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

function runtimeOptionsOf(options: Omit<ServerOptions, 'port'>) {
  return {
    dataDir: options.dataDir,
    seed: options.seed ?? startDefaults.seed,
    members: options.members ?? startDefaults.members,
    now: options.now,
    scenario: options.scenario,
    historyBytes: options.historyBytes ?? startDefaults.historyBytes,
    systemNow,
    checkResponses: options.checkResponses ?? false,
  }
}

/** Begins an empty record of calls and frames. */
function recordExchanges({ dataDir, history }: Runtime, { world }: Site, logError: LogError): ExchangeLog {
  const failed = (cause: unknown) => logError(unexpectedErrorEntry('recorder', cause))
  const files = new ExchangeFiles(dataDir, logError)
  const exchanges = new ExchangeLog(files, { failed, isSmall: world !== undefined, moments: history.moments })
  // Files of an earlier run that was killed. New ones wait for the removal; a start does not (P8).
  exchanges.clear().catch(failed)
  return exchanges
}
