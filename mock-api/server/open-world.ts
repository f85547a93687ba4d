import { randomBytes } from 'node:crypto'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { Hub } from '../cable/hub.ts'
import { createRuntime } from '../create-runtime.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import { Listeners } from '../engine/listeners.ts'
import type { Fetch } from '../http/request.ts'
import type { Site } from '../http/site.ts'
import { type LogError, unexpectedErrorEntry, writeToStderr } from '../log.ts'
import type { Runtime } from '../runtime.ts'
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
import type { ServerOptions } from './server-options.ts'

type WorldOptions = Omit<ServerOptions, 'port'>

/** Parts that the worlds of a server share, and the addresses of this one. */
export interface WorldContext {
  readonly site: Site
  readonly backend: Backend
  readonly worlds: Worlds
  readonly storylines: Storylines
  readonly foundings: Foundings
}

/** Opens the world of a folder with its tools. Throws StoreError or CapsuleError with one line. */
export async function openWorld(options: WorldOptions, context: WorldContext) {
  const { capsule, logError = writeToStderr, webRoot, workbenchRoot, missingPages, language } = options
  const { foundings, ...shared } = context
  const { site, storylines } = shared
  // The parts need each other: a function that names a later part is called when all are made.
  const faults = new Faults((...parts) => runtime.ids.draw(...parts))
  const runtime = await createRuntime(
    { ...runtimeOptionsOf(options), faults, foundings, handsetOrigin: () => handset.origin },
    site,
  )
  const drift = await openDrift(runtime, logError)
  const hub = new Hub(runtime)
  const exchanges = recordExchanges(runtime, site, logError)
  const coverage = new Coverage(runtime.time.effects.fired.counts)
  const opened = new CapsuleSlot()
  const ending = new Listeners()
  const handset: Handset = createHandset((origin) => app.at(origin).fetch)
  const app = createApp({
    ...shared,
    ...{ runtime, hub, exchanges, coverage, faults, opened, drift, handset, ending },
    ...{ webRoot, workbenchRoot, missingPages, language, logError },
  })
  logFolderHealth(runtime, logError)
  ending.add(storylines.renamed.add((key, to) => runtime.history.renameStory(key, to)))
  /** Closes streams, sockets and the listener of a real phone, before anything else closes. */
  const end = async () => {
    ending.notify()
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
    if (capsule !== undefined) await openCapsuleFile({ runtime, faults, opened }, capsule)
  } catch (cause) {
    await end()
    await close()
    throw cause
  }
  return { fetch: app.fetch, runtime, end, close }
}

function runtimeOptionsOf(options: WorldOptions) {
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

/** Opens the record of drift beside a world, which closes when that fails. */
async function openDrift(runtime: Runtime, logError: LogError): Promise<DriftRecord> {
  try {
    return await DriftRecord.open(runtime.dataDir, { now: systemNow, logError })
  } catch (cause) {
    await runtime.close()
    throw cause
  }
}

/** @param appAt returns the member app for an origin */
function createHandset(appAt: (origin: string) => Fetch): Handset {
  return new Handset({
    listen: listenAt,
    appAt,
    secret: () => randomBytes(32).toString('base64url'),
    script: async () => (await import('../pages/handset-page.ts')).handsetScriptResponse(),
  })
}

/** Logs when the data folder can no longer be written, and when it can again. */
function logFolderHealth({ dataDir, store }: Runtime, logError: LogError): void {
  store.folder.health.changed.add((problem) =>
    logError(problem?.text ?? `The data folder ${dataDir} can be written again: all is saved.`),
  )
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
