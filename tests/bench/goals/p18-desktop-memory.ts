import { join } from 'node:path'
import { endMains, newHome, startDesktop, startEmpty, urlOf } from '../desktop/start-main.ts'
import { atMost, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { median, round } from '../support/numbers.ts'
import { residentMb } from '../support/process-usage.ts'
import { readingRequests } from '../support/reading.ts'
import { readersOf } from '../support/sessions.ts'
import { writeRequest } from '../support/writing.ts'

/** The goal is set for an hour; a shorter soak says less. */
const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 60)
const members = 300

/** P18: memory of main while its workbench is open, phones read and write, and days go by. */
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
      const requests = [...readingRequests('page', readers), ...readingRequests('profile', readers)]
      const write = await writeRequest(town)
      const samples: number[] = []
      const end = performance.now() + soakMinutes * 60_000
      while (performance.now() < end) {
        await load({ port: town.port, requests, connections: 2, ms: 4500 })
        await load({ port: town.port, requests: [write], connections: 1, ms: 50 })
        await advanceOneDay(url)
        samples.push(residentMb(app.pid) ?? Number.NaN)
      }
      const half = samples.slice(samples.length / 2)
      const [earlier = Number.NaN, later = Number.NaN] = [
        half.slice(0, half.length / 2),
        half.slice(half.length / 2),
      ].map(median)
      const growth = (later / earlier - 1) * 100
      const floor = residentMb(empty.pid) ?? Number.NaN
      return [
        atMost('<= 2 x an empty main', later / floor, 2, {
          measured: `${round(later / floor)} (${Math.round(later)} MB, empty ${Math.round(floor)} MB) after ${soakMinutes} minutes`,
          by: 'memory',
          figures: { floor, samples },
        }),
        atMost(`<= 5% growth in the second half of ${soakMinutes} minutes`, growth, 5, {
          measured: `${round(growth)}%`,
          by: 'memory',
          figures: {},
        }),
      ]
    } finally {
      await endMains()
    }
  },
}

/** Without logging anybody out, so that the load goes on. */
async function advanceOneDay(url: string): Promise<void> {
  const reply = await fetch(`${url}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 'P1D', keepSessions: true }),
  })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`The clock did not move: ${reply.status}.`)
}
