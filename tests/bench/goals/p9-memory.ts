import { atMost, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { median, round } from '../support/numbers.ts'
import { residentMb } from '../support/process-usage.ts'
import { answersOf, readingRequests } from '../support/reading.ts'
import { startBare } from '../support/same-bytes.ts'
import { readersOf, type Reader } from '../support/sessions.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'
import { writeRequest } from '../support/writing.ts'

/** The goal is set for 20; a shorter soak says less. */
const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 20)

/** P9: memory of the process after a load, and while reads and some changes go on for long. */
export const memoryPart: Part = {
  id: 'P9',
  title: 'memory, 10,000 members',
  async run() {
    const town = await startTown(10_000)
    const readers = await readersOf(town)
    const requests = [...readingRequests('page', readers), ...readingRequests('profile', readers)]
    const bare = await startBare((await answersOf(town, readers[0] as Reader)).page)
    for (const { port } of [bare, town]) await load({ port, requests, ms: 8000 })
    const [floor = Number.NaN, ours = Number.NaN] = [bare.pid, town.pid].map(residentMb)
    const samples: number[] = []
    const write = await writeRequest(town)
    const end = performance.now() + soakMinutes * 60_000
    while (performance.now() < end) {
      await load({ port: town.port, requests, connections: 2, ms: 4500 })
      await load({ port: town.port, requests: [write], connections: 1, ms: 50 })
      samples.push(residentMb(town.pid) ?? Number.NaN)
    }
    await stopAll()
    const half = samples.slice(samples.length / 2)
    const [third, last] = [half.slice(0, half.length / 2), half.slice(half.length / 2)].map(median)
    const growth = ((last ?? Number.NaN) / (third ?? Number.NaN) - 1) * 100
    return [
      atMost('<= 3 x bare after load', ours / floor, 3, {
        measured: `${round(ours / floor)} (${Math.round(ours)} MB, bare ${Math.round(floor)} MB)`,
        by: 'memory',
        figures: { ours, floor },
      }),
      atMost(`<= 5% growth in the second half of ${soakMinutes} minutes`, growth, 5, {
        measured: `${round(growth)}%`,
        by: 'memory',
        figures: samples,
      }),
    ]
  },
}
