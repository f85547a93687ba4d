import { BrowserWindow, app } from 'electron'

/**
 * Two apps would fight over one world: a second start shows the window of the first and ends.
 * @returns whether this process is the first
 */
export function claimSingleInstance(): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return false
  }
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows()
    if (window?.isMinimized()) window.restore()
    window?.focus()
  })
  return true
}
