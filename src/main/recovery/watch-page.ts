import {
  BrowserWindow,
  dialog,
  shell,
  type MessageBoxOptions,
  type MessageBoxReturnValue,
  type WebContents,
} from 'electron'
import type { Copy } from '../copy.ts'
import { localTime } from '../log/log.ts'
import { detailOf, type Reporter } from './reporter.ts'

const windowMs = 60_000
const mostInWindow = 3

/**
 * Returns whether a crashed page reloads without asking: up to three crashes a minute, to avoid an endless loop.
 * @param deaths crashes of this page in epoch milliseconds, the current one last
 */
export function reopensUnasked(deaths: readonly number[]): boolean {
  const now = deaths.at(-1) ?? 0
  return deaths.filter((at) => now - at < windowMs).length <= mostInWindow
}

/** Shows a dialog in the page's window, or on its own if the page has none. */
function showDialog(contents: WebContents, options: MessageBoxOptions): Promise<MessageBoxReturnValue> {
  const window = BrowserWindow.fromWebContents(contents)
  return window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options)
}

/**
 * Restores a page that crashed or hangs. Its URL and storage hold its state, and the world lives in the main process, so
 * nothing is lost.
 * @param quit ends the app in order
 */
export function watchPage(contents: WebContents, report: Reporter, copy: () => Copy, quit: () => void): void {
  const deaths: number[] = []
  const failed = (error: unknown): void => {
    report({ kind: 'rejection', detail: detailOf(error) })
  }

  async function showCrash(path: string | undefined): Promise<void> {
    const { pageGone: message, pageGoneDetail: detail, ok, showReport, appName: title } = copy()
    const buttons = path === undefined ? [ok] : [ok, showReport]
    const { response } = await showDialog(contents, { type: 'info', title, message, detail, buttons, cancelId: 0 })
    if (response === 1 && path !== undefined) shell.showItemInFolder(path)
  }

  async function offerReload(): Promise<void> {
    const { pageGoneOften: message, pageGoneOftenDetail: detail, reopen, quit: end, appName: title } = copy()
    const buttons = [reopen, end]
    const { response } = await showDialog(contents, { type: 'error', title, message, detail, buttons, cancelId: 1 })
    if (response === 0) contents.reload()
    else quit()
  }

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || contents.isDestroyed()) return
    deaths.push(localTime().getTime())
    const path = report({ kind: 'page', detail: `${reason} (${exitCode})` })
    if (!reopensUnasked(deaths)) {
      offerReload().catch(failed)
      return
    }
    contents.reload()
    showCrash(path).catch(failed)
  })

  let question: AbortController | undefined
  contents.on('unresponsive', () => {
    if (question) return
    const { pageHangs: message, pageHangsDetail: detail, wait, reopen, appName: title } = copy()
    const asking = new AbortController()
    question = asking
    const { signal } = asking
    const buttons = [wait, reopen]
    showDialog(contents, { type: 'warning', title, message, detail, buttons, cancelId: 0, signal })
      .then(({ response }) => {
        question = undefined
        // The 'render-process-gone' handler then reloads the page.
        if (response === 1 && !contents.isDestroyed()) contents.forcefullyCrashRenderer()
      })
      .catch(failed)
  })
  contents.on('responsive', () => question?.abort())
}
