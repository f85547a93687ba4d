import { dirname, join } from 'node:path'
import { app, nativeTheme, session, shell } from 'electron'
import { damageText } from '../contract/rules/damage.ts'
import type { StartOptions } from '../contract/rules/start-options.ts'
import type { PanelTitle } from '../preload/bridge.ts'
import { showAbout, showLicences } from './about.ts'
import { registerBridge } from './bridge/register.ts'
import { changeBackend } from './change-backend.ts'
import { showContextMenu } from './context-menu.ts'
import { copyFor, systemLanguage, type Copy } from './copy.ts'
import { endInOrder } from './ending.ts'
import { guardContents } from './guards.ts'
import { localTime, messageOf, openLog } from './log.ts'
import { installMenu } from './menu.ts'
import type { Inbox } from './opening/inbox.ts'
import { createOpener } from './opening/opener.ts'
import { createRecentFiles } from './opening/recent-files.ts'
import { readOpened } from './opening/requests.ts'
import { guardPermissions, lendOwnPicture } from './permissions.ts'
import { catchErrors, watchPage } from './recovery.ts'
import { createReporter, type Reporter } from './report.ts'
import { openServer } from './server.ts'
import { openSettings, reportSetAside } from './settings.ts'
import { startAfterThis } from './single-instance.ts'
import { Windows } from './windows.ts'

/** Settings, log and texts, on which everything else depends. */
async function openBasics(userData: string, commandLine: StartOptions) {
  const settings = await openSettings(userData, commandLine.language)
  const copy = (): Copy => copyFor(settings.get().language, systemLanguage())
  const log = openLog({ folder: join(userData, 'logs'), printed: commandLine.log ?? 'warn', now: localTime })
  log.setFileLevel(settings.get().log)
  const logError = (error: unknown): void => log.error(messageOf(error))
  /** Logs the error of a promise that is not awaited. */
  const attempt = (work: Promise<unknown>): void => {
    work.catch(logError)
  }
  return { settings, copy, log, logError, attempt }
}

type Basics = Awaited<ReturnType<typeof openBasics>>
type Server = Awaited<ReturnType<typeof openServer>>

/** Guards every page and watches for its crash. */
function guardPages({ log, copy }: Basics, { origins }: Server, report: Reporter): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents, origins, log)
    watchPage(contents, report, copy, () => app.quit())
    showContextMenu(contents, copy)
  })
  guardPermissions(session.defaultSession, origins)
  lendOwnPicture(session.defaultSession, origins)
}

/** Connects the menu and the page of the workbench with the app. Returns the recent files, which the menu shows. */
function connectPage(
  { settings, copy, log, logError, attempt }: Basics,
  server: Server,
  windows: Windows,
  inbox: Inbox,
) {
  const openFile = (path: string): void => inbox.put([{ kind: 'file', path }])
  let panels: readonly PanelTitle[] = []
  const recentFiles = createRecentFiles({ settings, changed: () => menu.refresh(), logError })
  const menu = installMenu(
    copy,
    () => ({ platform: process.platform, appName: app.name, panels, recentFiles: settings.get().recentFiles }),
    {
      command: (command) => windows.command(command),
      showPanel: (key) => attempt(windows.open({ kind: 'panel', key })),
      openFile,
      clearRecent: () => attempt(recentFiles.clear()),
      showWorkbench: () => attempt(windows.show()),
      showAbout: () => attempt(showAbout(copy)),
      showLog: () => shell.showItemInFolder(log.path),
      showReports: () => attempt(shell.openPath(dirname(log.path))),
      showLicences: () => attempt(showLicences()),
    },
  )
  registerBridge(
    {
      settings,
      copy,
      log,
      openFile,
      remember: (path) => attempt(recentFiles.add(path)),
      workbench: () => windows.workbench(),
      present: (on) => windows.present(on),
      showPanels(offered) {
        panels = offered
        menu.refresh()
      },
      settingsChanged() {
        log.setFileLevel(settings.get().log)
        menu.refresh()
      },
      connectBackend: (backend) =>
        changeBackend(backend, { settings, connect: server.connect, reload: () => attempt(windows.reload()) }),
    },
    server.origins,
  )
  return recentFiles
}

/** Says what the start found: in the log, on the standard output for programs, and in a dialog for damaged settings. */
function reportStart({ settings, copy, log, attempt }: Basics, server: Server, windows: Windows): void {
  for (const found of server.damage()) log.warn(damageText(found))
  log.info(`Version ${app.getVersion()} serves ${server.origins.workbench}.`)
  console.log(`listening http://127.0.0.1:${server.port}`)
  console.log(`workbench ${server.origins.workbench}`)
  const window = windows.workbench()
  if (settings.setAside === undefined) return
  log.warn(`Failed to read settings.json: it was kept as ${settings.setAside}, and the defaults apply.`)
  if (window) attempt(reportSetAside(window, settings.setAside, copy))
}

/**
 * Starts the app: settings, log, server, guards, bridge, window. The order matters: the guards must exist before any
 * page, and the server before the window.
 * @returns a function for later starts, with their arguments and folder: brings the workbench to the front
 * @throws the server's one-line error when it cannot start
 */
export async function startApp(commandLine: StartOptions, inbox: Inbox) {
  const userData = app.getPath('userData')
  const basics = await openBasics(userData, commandLine)
  const { settings, copy, log, logError, attempt } = basics
  const ending = endInOrder(copy)
  const report = createReporter(log, copy)
  catchErrors(report, (thrown) => ending.fail(thrown))
  const opening = openServer(commandLine, settings, { folder: join(userData, 'world'), log, copy })
  ending.saveWith(async () => {
    await (await opening).close()
    await settings.written()
  })
  // Opens the world while Electron gets ready.
  const [server] = await Promise.all([opening, app.whenReady()])
  // Without it the next start takes another port, and this one goes on.
  await settings.change({ port: server.port }).catch(logError)
  nativeTheme.themeSource = settings.get().theme

  guardPages(basics, server, report)
  const windows = new Windows({ settings, copy, log, url: server.origins.workbench })
  const recentFiles = connectPage(basics, server, windows, inbox)
  app.on('activate', () => {
    if (!ending.isUnderWay()) attempt(windows.show())
  })
  // In an unpacked app this would register the plain Electron binary.
  if (app.isPackaged) app.setAsDefaultProtocolClient('yoimachi')

  await windows.show()
  reportStart(basics, server, windows)
  const { openCapsule } = server
  inbox.attend(createOpener({ copy, openCapsule, deliver: (target) => windows.open(target), recentFiles }), logError)
  return (args: readonly string[], folder: string): void => {
    if (ending.isUnderWay()) return startAfterThis(args, folder)
    inbox.put(readOpened(args, folder))
    attempt(windows.show())
  }
}
