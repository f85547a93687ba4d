import { endMains, newHome, startDesktop, urlOf, type Main } from '../desktop/start-main.ts'
import { atMost, type Finding, type Part } from '../support/goal.ts'
import { heavyWork } from '../support/heavy-work.ts'
import { round } from '../support/numbers.ts'
import { townFolder } from '../support/worlds.ts'

const members = 10_000

interface Delay {
  /** Delay of main's event loop in wall time. */
  readonly p99: number
  readonly longest: number
  /** Longest processor time of main's thread without yielding; other programs do not affect it. */
  readonly busy: number
}

/** P20: like P13, in the main process of the desktop app with an open workbench. */
export const desktopResponsivePart: Part = {
  id: 'P20',
  title: `desktop app, main stays responsive, ${members} members`,
  async run() {
    const findings: Finding[] = []
    for (const [name, work] of Object.entries(heavyWork)) {
      const { p99, longest, busy } = await delayOf(work)
      const figures = { p99, longest, busy }
      findings.push(
        atMost(`${name}: p99 <= 8 ms`, p99, 8, { measured: `${round(p99)} ms`, by: 'wall', figures }),
        atMost(`${name}: longest <= 50 ms`, longest, 50, {
          measured: `${round(longest)} ms, by processor time ${round(busy)} ms`,
          by: 'wall',
          figures,
        }),
      )
    }
    return findings
  },
}

async function delayOf(work: (url: string) => Promise<void>): Promise<Delay> {
  try {
    const app = await startDesktop(newHome(), ['--data', await townFolder(members)])
    await watch(app)
    await work(urlOf(app))
    return await readDelay(app)
  } finally {
    await endMains()
  }
}

type Watching = { watched: { read(): Delay } }

const watch = (app: Main): Promise<void> =>
  app.evaluate(() => {
    const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks')
    const { readFileSync } = process.getBuiltinModule('node:fs')
    const resolution = 1
    const delay = monitorEventLoopDelay({ resolution })
    delay.enable()
    let [busy, last] = [0, Number.NaN]
    // Scheduler counts of this thread, Linux only.
    const timer = setInterval(() => {
      const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)
      const used = Number(nanoseconds) / 1e6
      if (used - last > busy) busy = used - last
      last = used
    }, resolution)
    ;(globalThis as unknown as Watching).watched = {
      read() {
        clearInterval(timer)
        delay.disable()
        return {
          p99: Math.max(0, delay.percentile(99) / 1e6 - resolution),
          longest: Math.max(0, delay.max / 1e6 - resolution),
          busy,
        }
      },
    }
  }, 0)

const readDelay = (app: Main): Promise<Delay> =>
  app.evaluate(() => (globalThis as unknown as Watching).watched.read(), 0)
