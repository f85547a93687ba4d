import { join } from 'node:path'
import { app } from 'electron'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { startProblem } from './command-line.ts'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'
import { attachToServer, type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import type { Log } from './log.ts'
import type { SettingsStore } from './settings.ts'

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
  const start = (dataDir: string): Promise<EmbeddedServer> =>
    startEmbeddedServer(
      { requested: port, last: fixedPort ?? lastPort },
      // The window reads the language in the settings.
      { dataDir, backend: backend ?? undefined, ...pages, ...named, language: undefined, logError },
    )
  const startInChosen = (path: string): Promise<EmbeddedServer> =>
    start(path).catch(async (error: unknown) => {
      if (!isFolderUnusable(error) || !(await acceptsDefaultFolder(path, copy))) throw error
      return start(folder)
    })
  const isChosen = chosen !== null && named.dataDir === undefined
  const server = await (isChosen ? startInChosen(chosen) : start(folder))
  if (port === undefined && fixedPort !== null && fixedPort !== server.port)
    showPortTaken(fixedPort, server.port, copy).catch((cause: unknown) => log.error(String(cause)))
  return server
}

const isFolderUnusable = (error: unknown): boolean => error instanceof Error && error.name === 'StoreError'

/** Says that another port than the one of the settings is used. */
async function showPortTaken(wanted: number, used: number, copy: () => Copy): Promise<void> {
  await app.whenReady()
  const { portTaken, portTakenDetail } = copy()
  await ask(copy, { type: 'warning', message: portTaken(wanted), detail: portTakenDetail(used) })
}

async function acceptsDefaultFolder(chosen: string, copy: () => Copy): Promise<boolean> {
  await app.whenReady()
  const { dataFolderFails: message, dataFolderFailsDetail, quit, useOwnFolder } = copy()
  const detail = dataFolderFailsDetail(chosen)
  return (await ask(copy, { type: 'warning', message, detail, buttons: [quit, useOwnFolder] })) === 1
}

interface StartOffer {
  readonly copy: () => Copy
  readonly start: () => Promise<void>
  /** Ends the app in order. */
  readonly quit: () => void
}

/** Says why no server runs, and starts one as often as the person asks for it. Otherwise the person wants to quit. */
export async function offerStart(problem: unknown, offer: StartOffer): Promise<void> {
  const { copy, start, quit } = offer
  const { serverGone: message, retry, quit: quitLabel } = copy()
  const detail = startProblem(problem, copy())
  const response = await ask(copy, { type: 'error', message, detail, buttons: [retry, quitLabel], cancelId: 1 })
  if (response === 1) return quit()
  try {
    await start()
  } catch (next) {
    await offerStart(next, offer)
  }
}
