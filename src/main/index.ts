import * as nodeModule from 'node:module'
import { app, dialog } from 'electron'
import { readCommandLine } from './server/command-line.ts'
import { exitCodeOf } from './server/exit-code.ts'
import { claimSingleInstance } from './single-instance.ts'

async function main(): Promise<void> {
  try {
    const commandLine = readCommandLine(process.argv.slice(app.isPackaged ? 1 : 2))
    // Read while Electron gets ready.
    const [{ startApp }] = await Promise.all([import('./start-app.ts'), app.whenReady()])
    await startApp(commandLine)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    // A packaged app has no terminal that would show the line above.
    if (app.isPackaged) dialog.showErrorBox('宵待を起動できませんでした', message)
    app.exit(exitCodeOf(error))
  }
}

// Keeps compiled code from one start to the next, for what is read after it was asked to.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown }
enableCompileCache?.()
// Before anything else: every renderer of this process is sandboxed, whatever a window's options say.
app.enableSandbox()
// Not awaited: Electron becomes ready only after this module has been evaluated, so a top-level wait would never end.
if (claimSingleInstance()) void main()
