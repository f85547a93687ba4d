import { dirname, join } from 'node:path'
import { app, nativeTheme, session, shell } from 'electron'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { showAbout, showLicences } from './about.ts'
import { type Basics, openBasics } from './basics.ts'
import { registerBridge } from './bridge/register.ts'
import { changeBackend } from './change-backend.ts'
import { showContextMenu } from './context-menu.ts'
import type { EmbeddedServer } from './embedded-server.ts'
import { endInOrder } from './ending.ts'
import { guardContents } from './guards/contents.ts'
import { guardPermissions, lendOwnPicture } from './guards/permissions.ts'
import { installMenu } from './menu.ts'
import type { Inbox } from './opening/inbox.ts'
import { createOpener } from './opening/opener.ts'
import { createRecentFiles, type RecentFiles } from './opening/recent-files.ts'
import { readOpened } from './opening/requests.ts'
import { catchErrors } from './process-errors.ts'
import { watchPage } from './recovery.ts'
import { createReporter, type Reporter } from './report.ts'
import { offerStart, openServer } from './server.ts'
import { type FollowLaterStart, startAfterThis } from './single-instance.ts'
import { reportStart } from './start-report.ts'
import { Windows } from './windows/windows.ts'

/** Guards every page and watches for its crash. */
function guardPages({ log, copy }: Basics, { origins }: EmbeddedServer, report: Reporter): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents, origins, log)
    watchPage(contents, report, copy, () => app.quit())
    showContextMenu(contents, copy)
  })
  guardPermissions(session.defaultSession, origins)
  lendOwnPicture(session.defaultSession, origins)
}

/** The workbench, and the files that its menu and its page open. */
interface Workbench {
  readonly windows: Windows
  readonly recentFiles: RecentFiles
  readonly openFile: (path: string) => void
}

/** Installs the menu, and rebuilds it after a change of its language or of the recent files. */
function showMenu({ settings, copy, log, attempt }: Basics, { windows, recentFiles, openFile }: Workbench) {
  const menu = installMenu(copy, () => settings.get().recentFiles, {
    command: (command) => windows.command(command),
    showPanel: (key) => attempt(windows.open({ kind: 'panel', key })),
    openFile,
    clearRecent: () => attempt(recentFiles.clear()),
    showWorkbench: () => attempt(windows.show()),
    showAbout: () => attempt(showAbout(copy)),
    showLog: () => shell.showItemInFolder(log.path),
    showReports: () => attempt(shell.openPath(dirname(log.path))),
    showLicences: () => attempt(showLicences()),
  })
  settings.onChange((changed) => {
    if (changed.language !== undefined || changed.recentFiles !== undefined) menu.refresh()
  })
  return menu
}

/** Connects the menu and the page of the workbench with the app. */
function connectPage(basics: Basics, { connect, origins }: EmbeddedServer, workbench: Workbench): void {
  const { settings, copy, log, attempt } = basics
  const { windows, recentFiles, openFile } = workbench
  const reload = () => attempt(windows.reload())
  const start = () => connect(settings.get().backend).then(reload)
  const menu = showMenu(basics, workbench)
  registerBridge(
    {
      settings,
      copy,
      log,
      openFile,
      remember: (path) => attempt(recentFiles.add(path)),
      workbench: () => windows.workbench(),
      present: (on) => windows.present(on),
      showPanels: (panels) => menu.showPanels(panels),
      connectBackend: (backend) =>
        changeBackend(backend, {
          settings,
          connect,
          reload,
          offerStart: ({ cause }) => attempt(offerStart(cause, { copy, start, quit: () => app.quit() })),
        }),
    },
    origins,
  )
}

/**
 * Starts the app: settings, log, server, guards, bridge, window. The order matters: the guards must exist before any
 * page, and the server before the window.
 * @returns what a later start does: it brings the workbench to the front, with what the start opens
 * @throws the server's one-line error when it cannot start
 */
export async function startApp(commandLine: StartOptions, inbox: Inbox): Promise<FollowLaterStart> {
  const userData = app.getPath('userData')
  const basics = await openBasics(userData, commandLine)
  const { settings, copy, log, logError, attempt } = basics
  const opening = openServer(commandLine, settings, { folder: join(userData, 'world'), log, copy })
  const ending = endInOrder(copy, async () => {
    await (await opening).close()
    await settings.written()
  })
  const report = createReporter(log, copy)
  catchErrors(report, (thrown) => ending.fail(thrown))
  // Opens the world while Electron gets ready.
  const [server] = await Promise.all([opening, app.whenReady()])
  // Without it the next start takes another port, and this one goes on.
  await settings.change({ port: server.port }).catch(logError)
  nativeTheme.themeSource = settings.get().theme

  guardPages(basics, server, report)
  const windows = new Windows({ settings, copy, log, url: server.origins.workbench })
  const recentFiles = createRecentFiles({ settings, logError })
  connectPage(basics, server, {
    windows,
    recentFiles,
    openFile: (path) => inbox.put([{ kind: 'file', path }]),
  })
  app.on('activate', () => {
    if (!ending.isUnderWay()) attempt(windows.show())
  })
  // In an unpacked app this would register the plain Electron binary.
  if (app.isPackaged) app.setAsDefaultProtocolClient('yoimachi')

  await windows.show()
  reportStart(basics, server, windows.workbench())
  const open = createOpener({
    copy,
    openCapsule: server.openCapsule,
    deliver: (target) => windows.open(target),
    recentFiles,
    isEnding: () => ending.isUnderWay(),
  })
  inbox.attend(open, logError)
  return (args, folder) => {
    if (ending.isUnderWay()) return startAfterThis(args, folder)
    inbox.put(readOpened(args, folder))
    attempt(windows.show())
  }
}
