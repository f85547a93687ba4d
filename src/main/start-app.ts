import { join } from 'node:path'
import { app, nativeTheme, session } from 'electron'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { commandChannel } from '../preload/bridge.ts'
import { appInfoHandler } from './bridge/app-info.ts'
import { connectBackendHandler } from './bridge/connect-backend.ts'
import { openCapsuleHandler } from './bridge/open-capsule.ts'
import { openExternalHandler } from './bridge/open-external.ts'
import { registerBridge } from './bridge/register-bridge.ts'
import { saveCapsuleHandler } from './bridge/save-capsule.ts'
import { changeSettingsHandler, getSettingsHandler } from './bridge/settings.ts'
import { closeOnQuit } from './close-on-quit.ts'
import { installMenu } from './menu.ts'
import { reportSetAside } from './report-set-aside.ts'
import { attachToServer } from './server/attached-server.ts'
import { startEmbeddedServer } from './server/embedded-server.ts'
import type { EmbeddedServer } from './server/embedded-server.ts'
import { keepWindowBounds } from './settings/keep-window-bounds.ts'
import type { StoredSettings } from './settings/settings-schema.ts'
import { openSettings } from './settings/settings-store.ts'
import { guardContents } from './window/guard-contents.ts'
import { guardPermissions } from './window/guard-permissions.ts'
import { createWorkbenchWindow } from './window/workbench-window.ts'

/** The folders of the built pages, beside this bundle (out/main). */
const pages = {
  webRoot: join(import.meta.dirname, '../../dist/web'),
  workbenchRoot: join(import.meta.dirname, '../renderer/workbench'),
}

function openServer(
  { port, log, ...fixed }: StartOptions,
  stored: StoredSettings,
  dataDir: string,
): EmbeddedServer | Promise<EmbeddedServer> {
  const running = process.env['YOIMACHI_SERVER']
  if (running !== undefined && !app.isPackaged) return attachToServer(running)
  const silence = log === 'silent' ? { logError: () => {} } : {}
  const backend = stored.backend ?? undefined
  return startEmbeddedServer(
    { wished: port, last: stored.port },
    { dataDir, backend, ...pages, ...fixed, ...silence },
  )
}

/**
 * Brings the app up: settings, server, guards, bridge, window. The order matters: no page exists before its guards, and
 * no window before there is something to show.
 * @throws the server's one-line error when it cannot start
 */
export async function startApp(commandLine: StartOptions): Promise<void> {
  const userData = app.getPath('userData')
  const settings = await openSettings(userData)
  nativeTheme.themeSource = settings.get().theme

  const server = await openServer(commandLine, settings.get(), join(userData, 'world'))
  closeOnQuit(async () => {
    await server.close()
    await settings.settled()
  })
  await settings.change({ port: server.port() })

  app.on('web-contents-created', (_event, contents) => guardContents(contents, server.origins))
  guardPermissions(session.defaultSession, server.origins)

  const window = createWorkbenchWindow(settings.get().window)
  keepWindowBounds(window, settings)
  registerBridge(
    {
      appInfo: appInfoHandler,
      openExternal: openExternalHandler,
      openCapsule: openCapsuleHandler,
      saveCapsule: saveCapsuleHandler,
      getSettings: getSettingsHandler(settings),
      changeSettings: changeSettingsHandler(settings),
      connectBackend: connectBackendHandler(async (address) => {
        await server.restart(address)
        await settings.change({ backend: address })
        // Answered first: the page that asked is about to be replaced.
        setImmediate(() => void window.loadURL(server.workbenchUrl()))
      }),
    },
    server.origins,
  )
  installMenu((command) => window.webContents.send(commandChannel, command))
  await window.loadURL(server.workbenchUrl())
  for (const report of server.reports()) console.warn(report)
  console.log(`listening ${server.url()}`)
  console.log(`workbench ${server.workbenchUrl()}`)
  if (settings.setAside !== undefined) reportSetAside(window, settings.setAside)
}
