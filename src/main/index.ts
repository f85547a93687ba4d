import * as nodeModule from 'node:module'
import { app, dialog } from 'electron'
import type { LanguageChoice } from '../contract/rules/language.ts'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { exitCodeOf, readCommandLine, startProblem } from './command-line.ts'
import { copyFor, systemLanguage } from './copy.ts'
import { collectOpened, Inbox } from './opening/inbox.ts'
import { readOpened } from './opening/requests.ts'
import { claimSingleInstance, type FollowLaterStart, onLaterStart } from './single-instance.ts'

const args = process.argv.slice(app.isPackaged ? 1 : 2)
const inbox = new Inbox()

/** Exits after a failed start: prints one line, and shows a dialog in a packed app, which may have no terminal. */
function fail(error: unknown, language: LanguageChoice = 'system'): void {
  console.error(error instanceof Error ? error.message : String(error))
  if (app.isPackaged) {
    const copy = copyFor(language, systemLanguage())
    dialog.showErrorBox(copy.startFailed, startProblem(error, copy))
  }
  app.exit(exitCodeOf(error))
}

async function main(commandLine: StartOptions): Promise<FollowLaterStart> {
  const { startApp } = await import('./start-app.ts')
  return startApp(commandLine, inbox)
}

/** Starts the app in the first process only. Every process reports a wrong option. */
function begin(): void {
  try {
    const commandLine = readCommandLine(args)
    if (!claimSingleInstance(args)) return
    inbox.put(readOpened(args, process.cwd()))
    // Not awaited: Electron becomes ready after this module is evaluated, so a top-level await would never end.
    const starting = main(commandLine)
    // The locale and dialogs are available only when the app is ready.
    starting.catch((error: unknown) => app.whenReady().then(() => fail(error, commandLine.language)))
    onLaterStart((others, folder) => {
      starting.then((follow) => follow(others, folder)).catch(() => {})
    })
  } catch (error) {
    fail(error)
  }
}

// Caches compiled code across starts, for modules loaded from here on.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown }
enableCompileCache?.()
// Groups windows and pins under the installed shortcut on Windows. No-op elsewhere.
app.setAppUserModelId('jp.yoimachi.workbench')
// Sandboxes every renderer of this process, even if a window's options say otherwise.
app.enableSandbox()
collectOpened(inbox)
begin()
