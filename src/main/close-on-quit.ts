import { app } from 'electron'
import { exitCodeOf } from './server/exit-code.ts'

/**
 * Ends the app in order, however the end comes: window closed, menu, SIGINT or SIGTERM. `close` runs once, after the
 * windows are gone, and the process ends with code 0 when the world is saved, with 4 and one line when it could not be.
 */
export function closeOnQuit(close: () => Promise<void>): void {
  let isClosing = false
  app.on('will-quit', (event) => {
    event.preventDefault()
    if (isClosing) return
    isClosing = true
    close().then(
      () => app.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : String(error))
        app.exit(exitCodeOf(error))
      },
    )
  })
  app.on('window-all-closed', () => app.quit())
  process.on('SIGINT', () => app.quit())
  process.on('SIGTERM', () => app.quit())
}
