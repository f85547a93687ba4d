import { join } from 'node:path'
import { endMains, newHome, startDesktop, startEmpty, urlOf } from '../desktop/start-main.ts'
import { atMost, type Part } from '../support/goal.ts'
import { advance } from '../support/heavy-work.ts'
import { round } from '../support/numbers.ts'
import { residentMb } from '../support/process-usage.ts'
import { readingRequests } from '../support/reading.ts'
import { readersOf } from '../support/sessions.ts'
import { growthOf, soak } from '../support/soak.ts'
import { writeRequest } from '../support/writing.ts'

/** The goal is for an hour; a shorter soak proves less. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60)
const members = 300

/** P18: memory of main with an open workbench while phones read and write and days pass. */
export const desktopMemoryPart: Part = {
  id: 'P18',
  title: 'desktop app, memory of main after a soak',
  async run() {
    try {
      const home = newHome()
      const dir = join(home, 'world')
      const empty = await startEmpty(newHome())
      const now = '2026-11-20T12:00:00+09:00'
      const app = await startDesktop(home, ['--data', dir, '--members', String(members), '--now', now])
      const url = urlOf(app)
      const town = { url, port: Number(new URL(url).port), dir, members }
      const readers = await readersOf(town, 9)
      const reads = [...readingRequests('page', readers), ...readingRequests('profile', readers)]
      const samples = await soak({
        port: town.port,
        pid: app.pid,
        minutes,
        reads,
        write: await writeRequest(town),
        between: () => advance(url, 'P1D'),
      })
      const { later, growth } = growthOf(samples, minutes)
      const floor = residentMb(empty.pid) ?? Number.NaN
      return [
        atMost('<= 2 x an empty main', later / floor, 2, {
          measured: `${round(later / floor)} (${Math.round(later)} MB, empty ${Math.round(floor)} MB) after ${minutes} minutes`,
          by: 'memory',
          figures: { floor },
        }),
        growth,
      ]
    } finally {
      await endMains()
    }
  },
}
