import { endMains, newHome, startDesktop, startEmpty, type Main } from '../desktop/start-main.ts'
import { atMost, type Part } from '../support/goal.ts'
import { median, round } from '../support/numbers.ts'

/** After more crashes in a minute the page is reopened only on request. */
const crashesPerStart = 3
const starts = 3

interface Recovery {
  /** Until the page was loaded with its phones. */
  readonly loaded: number
  /** Until it had rendered and offered its panels. */
  readonly usable: number
}

/** P19: from the crash of the workbench's renderer to a usable workbench. */
export const desktopRecoveryPart: Part = {
  id: 'P19',
  title: 'desktop app, a crashed page is back',
  async run() {
    try {
      const home = newHome()
      const seen: Recovery[] = []
      const floor: number[] = []
      for (let start = 0; start < starts; start += 1) {
        const app = await startDesktop(home)
        for (let crash = 0; crash < crashesPerStart; crash += 1) seen.push(await recover(app))
        await app.end('SIGTERM')
        const empty = await startEmpty(newHome())
        for (let crash = 0; crash < crashesPerStart; crash += 1) floor.push(await reloadCrashed(empty))
        await empty.end('SIGTERM')
      }
      const usable = median(seen.map((each) => each.usable))
      const loaded = median(seen.map((each) => each.loaded))
      return [
        atMost('<= 1 s', usable, 1000, {
          measured: `${round(usable)} ms, with its phones ${round(loaded)} ms; an empty page ${round(median(floor))} ms`,
          by: 'wall',
          figures: { seen, floor },
        }),
      ]
    } finally {
      await endMains()
    }
  },
}

const recover = (app: Main): Promise<Recovery> =>
  app.evaluate(
    ({ BrowserWindow, Menu }) =>
      new Promise<Recovery>((done, fail) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        if (!contents) return fail(new Error('there is no window'))
        const setMenu = Menu.setApplicationMenu
        let [gone, usable, loaded] = [0, 0, 0]
        contents.once('render-process-gone', () => (gone = performance.now()))
        contents.once('did-finish-load', () => (loaded = performance.now()))
        // The page offers its panels after its first render.
        Menu.setApplicationMenu = (menu) => {
          if (gone > 0 && usable === 0) usable = performance.now()
          setMenu(menu)
        }
        const timer = setInterval(() => {
          if (usable === 0 || loaded === 0) return
          clearInterval(timer)
          Menu.setApplicationMenu = setMenu
          done({ loaded: loaded - gone, usable: usable - gone })
        }, 20)
        contents.forcefullyCrashRenderer()
      }),
    0,
  )

const reloadCrashed = (app: Main): Promise<number> =>
  app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<number>((done, fail) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        if (!contents) return fail(new Error('there is no window'))
        let gone = 0
        contents.once('render-process-gone', () => {
          gone = performance.now()
          contents.once('did-finish-load', () => done(performance.now() - gone))
          contents.reload()
        })
        contents.forcefullyCrashRenderer()
      }),
    0,
  )
