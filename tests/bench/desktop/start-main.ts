import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DesktopApp } from '../../desktop/support/desktop-app.ts'
import { startInStandIn } from '../../desktop/support/start-in-stand-in.ts'

/** A main process in the stand-in for Electron. */
export interface Main extends DesktopApp {
  readonly pid: number
  /** Milliseconds from the command to a usable window. */
  readonly usableMs: number
}

const emptyMain = join(import.meta.dirname, 'empty-main.mjs')

const folders: string[] = []
const running = new Set<DesktopApp>()

/** A folder for the data of an app, removed at the end. */
export function newHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-bench-desktop-'))
  folders.push(folder)
  return folder
}

/** The built app; usable when its page has rendered and offers its panels. */
export const startDesktop = (configHome: string, args: readonly string[] = []): Promise<Main> =>
  startMain({ configHome, args }, (app) =>
    app.evaluate(
      ({ Menu }) =>
        new Promise<number>((done) => {
          const timer = setInterval(() => {
            const view = Menu.getApplicationMenu()?.items.find(({ label }) => label === '表示')
            if (!view?.submenu?.items.some(({ label }) => label === 'パネル')) return
            clearInterval(timer)
            done(process.pid)
          }, 5)
        }),
      0,
    ),
  )

/** A main that only shows a window. */
export const startEmpty = (configHome: string): Promise<Main> =>
  startMain({ configHome, main: emptyMain }, (app) =>
    app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<number>((done) => {
          const timer = setInterval(() => {
            if (!BrowserWindow.getAllWindows()[0]?.isVisible()) return
            clearInterval(timer)
            done(process.pid)
          }, 5)
        }),
      0,
    ),
  )

async function startMain(
  start: Parameters<typeof startInStandIn>[0],
  untilUsable: (app: DesktopApp) => Promise<number>,
): Promise<Main> {
  const began = performance.now()
  const app = startInStandIn(start)
  running.add(app)
  const pid = await untilUsable(app)
  return { ...app, pid, usableMs: performance.now() - began }
}

/** Address of the app's server. */
export function urlOf(app: DesktopApp): string {
  const [, url] = /^listening (http:\S+)$/m.exec(app.output()) ?? []
  if (url === undefined) throw new Error(`The app has no server: ${app.output()}`)
  return url
}

/** Stops all started apps and removes their files. */
export async function endMains(): Promise<void> {
  await Promise.all([...running].map((app) => app.end('SIGTERM')))
  running.clear()
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
