import { join } from 'node:path'
import { app, dialog } from 'electron'
import type { StartOptions } from '../../contract/rules/start-options.ts'
import type { Copy } from '../copy/copy.ts'
import type { Log } from '../log/log.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { attachToServer } from './attached-server.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import type { EmbeddedServer } from './embedded-server.ts'

/** The folders of the built pages, beside this bundle (out/main). */
const pages = {
  webRoot: join(import.meta.dirname, '../../dist/web'),
  workbenchRoot: join(import.meta.dirname, '../renderer/workbench'),
}

interface Surroundings {
  /** Where the world lives when nobody chose another folder. */
  readonly folder: string
  readonly log: Log
  readonly copy: () => Copy
}

/**
 * Starts the server with what the command line says, and the settings where it says nothing. A folder of the settings
 * that cannot be used (an unplugged disk) is asked about, since nobody could reach the settings without a window.
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
      { dataDir, backend: backend ?? undefined, ...pages, ...named, logError },
    )
  if (chosen === null || named.dataDir !== undefined) return start(folder)
  try {
    return await start(chosen)
  } catch (error) {
    const isFolder = error instanceof Error && error.name === 'StoreError'
    if (!isFolder || !(await wantsOwnFolder(chosen, copy))) throw error
    return start(folder)
  }
}

async function wantsOwnFolder(chosen: string, copy: () => Copy): Promise<boolean> {
  await app.whenReady()
  const { appName: title, dataFolderFails: message, dataFolderFailsDetail, quit, useOwnFolder } = copy()
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title,
    message,
    detail: dataFolderFailsDetail(chosen),
    buttons: [quit, useOwnFolder],
    defaultId: 0,
    cancelId: 0,
  })
  return response === 1
}
