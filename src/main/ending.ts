import { app, dialog } from 'electron'
import { exitCodeOf } from './command-line.ts'
import type { Copy } from './copy.ts'
import { messageOf } from './error-text.ts'

/** Time limit in ms for saving after an error. */
const timeoutMs = 10_000

/** Prints one line and ends the process. */
function exitWith(line: string, code: number): void {
  console.error(line)
  app.exit(code)
}

/** Ends the process after an error. Says whether the world is saved, in a packed app in a dialog, too. */
function exitAfter(thrown: unknown, isSaved: boolean, copy: () => Copy): void {
  const { ended, endedSaved, endedUnsaved } = copy()
  if (app.isPackaged) dialog.showErrorBox(ended, isSaved ? endedSaved : endedUnsaved)
  const world = isSaved ? 'The world was saved.' : 'The world could not be saved.'
  exitWith(`Failed to continue: ${messageOf(thrown).replace(/\.$/, '')}. ${world} Start again.`, 1)
}

/**
 * Shuts the app down in order: after the last window (except on macOS), the menu, a signal or an error. Saves the world
 * once, after the windows are closed. Exits with code 0, or with 4 and one line when saving fails.
 * @param save the work to finish before the process exits
 */
export function endInOrder(copy: () => Copy, save: () => Promise<void>) {
  /** The work at the end of the process; undefined while the app goes on. */
  let saving: Promise<void> | undefined
  /** Ends the process after an error although the world is not saved. */
  let limit: NodeJS.Timeout | undefined

  /** Saves and then exits. Does nothing when another end is under way. */
  function end(saved: () => void, failed: (error: unknown) => void): void {
    if (saving) return
    saving = save().finally(() => clearTimeout(limit))
    saving.then(saved, failed)
  }

  app.on('will-quit', (event) => {
    event.preventDefault()
    end(
      () => app.exit(0),
      (error) => exitWith(messageOf(error), exitCodeOf(error)),
    )
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // A terminal that closes sends HUP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => app.quit())

  return {
    isUnderWay: () => saving !== undefined,
    /** Saves the world after an uncaught error, prints one line and exits with code 1. */
    fail(thrown: unknown) {
      // Also while the world is saved already: after an error that may never end.
      limit ??= setTimeout(() => exitAfter(thrown, false, copy), timeoutMs)
      end(
        () => exitAfter(thrown, true, copy),
        () => exitAfter(thrown, false, copy),
      )
    },
  }
}
