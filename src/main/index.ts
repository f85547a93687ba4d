import * as nodeModule from 'node:module'
import { app, dialog } from 'electron'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { copyFor } from './copy/copy.ts'
import { collectOpened, createInbox, readOpened } from './opening/inbox.ts'
import { readCommandLine, claimSingleInstance } from './server/command-line.ts'
import { exitCodeOf } from './server/embedded-server.ts'

const args = process.argv.slice(app.isPackaged ? 1 : 2)
const inbox = createInbox()
let showWorkbench = (): void => {}

/** Ends a start that failed: one line for the terminal, and a message for who double-clicked and has none. */
function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const code = exitCodeOf(error)
  console.error(message)
  if (app.isPackaged) {
    const { startFailed, startAdvice } = copyFor('system', app.getLocale())
    const advice = new Map(Object.entries(startAdvice)).get(String(code)) ?? startAdvice[1]
    dialog.showErrorBox(startFailed, `${advice}\n\n${message}`)
  }
  app.exit(code)
}

async function main(commandLine: StartOptions): Promise<void> {
  try {
    const { startApp } = await import('./start-app.ts')
    showWorkbench = await startApp(commandLine, inbox)
  } catch (error) {
    // Before that there is no language to say it in, and no box to show it.
    await app.whenReady()
    fail(error)
  }
}

/** Only the first process starts the app; a wrong option is told by any. */
function begin(): void {
  try {
    const commandLine = readCommandLine(args)
    const isFirst = claimSingleInstance(args, (others, folder) => {
      inbox.put(readOpened(others, folder))
      showWorkbench()
    })
    if (!isFirst) return
    inbox.put(readOpened(args, process.cwd()))
    // Not awaited: Electron becomes ready only after this module has been evaluated, so a top-level wait would never end.
    main(commandLine).catch(fail)
  } catch (error) {
    fail(error)
  }
}

// Keeps compiled code from one start to the next, for what is read after it was asked to.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown }
enableCompileCache?.()
// Before anything else: every renderer of this process is sandboxed, whatever a window's options say.
app.enableSandbox()
collectOpened(inbox)
begin()
