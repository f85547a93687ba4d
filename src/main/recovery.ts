import { BrowserWindow, shell, type WebContents } from 'electron'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'
import { detailOf } from './error-text.ts'
import { localTime } from './log.ts'
import type { Reporter } from './report.ts'

/** Time in ms in which crashes of a page are counted. */
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

type Ask = (question: Omit<Parameters<typeof ask>[1], 'window'>) => Promise<number>

/**
 * Restores a page that crashed or hangs. Its URL and storage hold its state, and the world lives in the main process, so
 * nothing is lost.
 * @param quit ends the app in order
 */
export function watchPage(contents: WebContents, report: Reporter, copy: () => Copy, quit: () => void): void {
  const askHere: Ask = (question) => ask(copy, { window: BrowserWindow.fromWebContents(contents), ...question })
  const failed = (error: unknown): void => {
    report({ kind: 'rejection', detail: detailOf(error) })
  }
  const deaths: number[] = []
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || contents.isDestroyed()) return
    deaths.push(localTime().getTime())
    const path = report({ kind: 'page', detail: `${reason} (${exitCode})` })
    if (reopensUnasked(deaths)) {
      contents.reload()
      showCrash(path, copy(), askHere).catch(failed)
    } else
      offerReload(copy(), askHere)
        .then((wantsReload) => (wantsReload ? contents.reload() : quit()))
        .catch(failed)
  })
  watchHanging(contents, copy, askHere, failed)
}

/** Says that a page was reopened, and shows its report on request. */
async function showCrash(report: string | undefined, copy: Copy, askHere: Ask): Promise<void> {
  const { pageGone: message, pageGoneDetail: detail, ok, showReport } = copy
  const buttons = report === undefined ? [ok] : [ok, showReport]
  const response = await askHere({ type: 'info', message, detail, buttons })
  if (response === 1 && report !== undefined) shell.showItemInFolder(report)
}

/** Asks whether a page that keeps crashing is loaded again. Otherwise the person wants to quit. */
async function offerReload(copy: Copy, askHere: Ask): Promise<boolean> {
  const { pageGoneOften: message, pageGoneOftenDetail: detail, reopen, quit } = copy
  return (await askHere({ type: 'error', message, detail, buttons: [reopen, quit], cancelId: 1 })) === 0
}

/** Offers to reopen a page that hangs, until it responds again. */
function watchHanging(contents: WebContents, copy: () => Copy, askHere: Ask, failed: (error: unknown) => void): void {
  let question: AbortController | undefined
  contents.on('unresponsive', () => {
    if (question) return
    const { pageHangs: message, pageHangsDetail: detail, wait, reopen } = copy()
    const asking = new AbortController()
    question = asking
    askHere({ type: 'warning', message, detail, buttons: [wait, reopen], signal: asking.signal })
      .then((response) => {
        // The 'render-process-gone' handler then reloads the page.
        if (response === 1 && !contents.isDestroyed()) contents.forcefullyCrashRenderer()
      })
      .catch(failed)
      .finally(() => {
        question = undefined
      })
  })
  contents.on('responsive', () => question?.abort())
}
