import { app, dialog } from 'electron'
import type { Copy } from './copy/ja.ts'
import { messageOf } from './recovery/reporter.ts'
import { exitCodeOf } from './server/embedded-server.ts'

export interface Ending {
  /** Names what must be done before the process ends: saving the world. */
  readonly first: (close: () => Promise<void>) => void
  /** Ends because of an error that nobody caught: the world saved, one line, an exit code that is not 0. */
  readonly fail: (thrown: unknown) => void
}

/** As long as saving may take after an error; what hangs then would hang for ever. */
const patienceMs = 10_000

/**
 * Ends the app in order, however the end comes: last window closed, menu, SIGINT, SIGTERM or an error. The world is
 * saved once, after the windows are gone; the process ends with code 0, or with 4 and one line when it could not be
 * saved. On macOS an app goes on without windows.
 */
export function endInOrder(copy: () => Copy): Ending {
  let close = (): Promise<void> => Promise.resolve()
  let isEnding = false
  const say = (line: string, code: number): void => {
    console.error(line)
    app.exit(code)
  }
  app.on('will-quit', (event) => {
    event.preventDefault()
    if (isEnding) return
    isEnding = true
    close().then(
      () => app.exit(0),
      (error: unknown) => say(messageOf(error), exitCodeOf(error)),
    )
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  process.on('SIGINT', () => app.quit())
  process.on('SIGTERM', () => app.quit())
  return {
    first(work) {
      close = work
    },
    fail(thrown) {
      if (isEnding) return
      isEnding = true
      const finish = (isSaved: boolean): void => {
        const { ended, endedSaved, endedUnsaved } = copy()
        if (app.isPackaged) dialog.showErrorBox(ended, isSaved ? endedSaved : endedUnsaved)
        const world = isSaved ? 'The world was saved.' : 'The world could not be saved.'
        say(`Failed to go on: ${messageOf(thrown).replace(/\.$/, '')}. ${world} Start again.`, 1)
      }
      const limit = setTimeout(() => finish(false), patienceMs)
      const settle = (isSaved: boolean) => (): void => {
        clearTimeout(limit)
        finish(isSaved)
      }
      close().then(settle(true), settle(false))
    },
  }
}
