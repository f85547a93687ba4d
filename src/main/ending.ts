import { app, dialog } from 'electron'
import { exitCodeOf } from './command-line.ts'
import type { Copy } from './copy.ts'
import { messageOf } from './log.ts'

/** Time limit in ms for saving after an error. */
const timeoutMs = 10_000

/**
 * Shuts the app down in order: after the last window (except on macOS), the menu, a signal or an error. Saves the world
 * once, after the windows are closed. Exits with code 0, or with 4 and one line when saving fails.
 */
export function endInOrder(copy: () => Copy) {
  let close = (): Promise<void> => Promise.resolve()
  let isEnding = false
  /** Ends the process after an error although the world is not saved. */
  let limit: NodeJS.Timeout | undefined
  const exitWith = (line: string, code: number): void => {
    console.error(line)
    app.exit(code)
  }
  app.on('will-quit', (event) => {
    event.preventDefault()
    if (isEnding) return
    isEnding = true
    close()
      .finally(() => clearTimeout(limit))
      .then(
        () => app.exit(0),
        (error: unknown) => exitWith(messageOf(error), exitCodeOf(error)),
      )
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // A terminal that closes sends HUP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => app.quit())
  /** Ends after an error. Says whether the world is saved, in a packed app in a dialog, too. */
  const endAfter = (thrown: unknown, isSaved: boolean): void => {
    const { ended, endedSaved, endedUnsaved } = copy()
    if (app.isPackaged) dialog.showErrorBox(ended, isSaved ? endedSaved : endedUnsaved)
    const world = isSaved ? 'The world was saved.' : 'The world could not be saved.'
    exitWith(`Failed to continue: ${messageOf(thrown).replace(/\.$/, '')}. ${world} Start again.`, 1)
  }
  return {
    isUnderWay: () => isEnding,
    /** Sets the work to finish before the process exits: saving the world. */
    first(work: () => Promise<void>) {
      close = work
    },
    /** Saves the world after an uncaught error, prints one line and exits with code 1. */
    fail(thrown: unknown) {
      // Also while the world is saved already: after an error that may never end.
      limit ??= setTimeout(() => endAfter(thrown, false), timeoutMs)
      if (isEnding) return
      isEnding = true
      close()
        .finally(() => clearTimeout(limit))
        .then(
          () => endAfter(thrown, true),
          () => endAfter(thrown, false),
        )
    },
  }
}
