import { atMost, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { round } from '../support/numbers.ts'
import { residentMb } from '../support/process-usage.ts'
import { responsesOf, readingRequests } from '../support/reading.ts'
import { startBare } from '../support/same-bytes.ts'
import { readersOf, type Reader } from '../support/sessions.ts'
import { growthOf, soak } from '../support/soak.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'
import { writeRequest } from '../support/writing.ts'

/** The goal is for 20 minutes; a shorter soak proves less. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 20)

/** P9: memory of the process after a load and during a long run of reads and some changes. */
export const memoryPart: Part = {
  id: 'P9',
  title: 'memory, 10,000 members',
  async run() {
    const town = await startTown(10_000)
    const readers = await readersOf(town)
    const requests = [...readingRequests('page', readers), ...readingRequests('profile', readers)]
    const bare = await startBare((await responsesOf(town, readers[0] as Reader)).page)
    for (const { port } of [bare, town]) await load({ port, requests, ms: 8000 })
    const [floor = Number.NaN, ours = Number.NaN] = [bare.pid, town.pid].map(residentMb)
    const { port, pid } = town
    const samples = await soak({ port, pid, minutes, reads: requests, write: await writeRequest(town) })
    await stopAll()
    return [
      atMost('<= 3 x bare after load', ours / floor, 3, {
        measured: `${round(ours / floor)} (${Math.round(ours)} MB, bare ${Math.round(floor)} MB)`,
        by: 'memory',
        figures: { ours, floor },
      }),
      growthOf(samples, minutes).growth,
    ]
  },
}
