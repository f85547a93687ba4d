import { once } from 'node:events'
import { compactingServerArgs } from '../support/compacting-server.ts'
import { atMost, type Part } from '../support/goal.ts'
import { load, type LoadResult } from '../support/load.ts'
import { quantile, round } from '../support/numbers.ts'
import { responsesOf, readingRequests } from '../support/reading.ts'
import { startBare } from '../support/same-bytes.ts'
import { readersOf, type Reader } from '../support/sessions.ts'
import { startNode, stopAll, type Spawned } from '../support/spawned.ts'
import { townFolder, type Town } from '../support/worlds.ts'
import { writeRequest } from '../support/writing.ts'

const members = 50_000
const rounds = 5

/** P6: reads continue beside a full-speed writer and the compaction of the journal; best round. */
export const readerPart: Part = {
  id: 'P6',
  title: 'a reader beside a full-speed writer, 50,000 members, compaction included',
  async run() {
    const server = await startNode('yoimachi 50000', await compactingServerArgs(members), { ipc: true })
    const town: Town = { ...server, dir: await townFolder(members), members }
    const readers = await readersOf(town)
    const reads = readingRequests('page', readers)
    const write = await writeRequest(town)
    const bare = await startBare((await responsesOf(town, readers[0] as Reader)).page)
    const seen = { ours: [] as Window[], bare: [] as Window[] }
    await beside(town, reads, write)
    for (let number = 0; number < rounds; number += 1) {
      const compacted = once(server.process, 'message')
      server.process.send('compact')
      seen.ours.push(await beside(town, reads, write))
      await compacted
      seen.bare.push(await beside(bare, reads, write))
    }
    await stopAll()
    const best = (windows: readonly Window[], key: keyof Window) =>
      round(Math.min(...windows.map((window) => window[key])))
    const [p99, max] = [best(seen.ours, 'p99'), best(seen.ours, 'max')]
    return [
      atMost('p99 <= 3 ms', p99, 3, {
        measured: `${p99} ms (bare ${best(seen.bare, 'p99')} ms)`,
        by: 'wall',
        figures: seen,
      }),
      atMost('max <= 50 ms', max, 50, {
        measured: `${max} ms (bare ${best(seen.bare, 'max')} ms)`,
        by: 'wall',
        figures: {},
      }),
    ]
  },
}

interface Window {
  readonly p99: number
  readonly max: number
}

async function beside(server: Spawned, reads: readonly Buffer[], write: Buffer): Promise<Window> {
  const ms = 4000
  const one = { port: server.port, connections: 1, ms }
  const [reading] = await Promise.all([load({ ...one, requests: reads }), load({ ...one, requests: [write] })])
  return windowOf(reading)
}

function windowOf({ latencies }: LoadResult): Window {
  return { p99: quantile(latencies, 0.99), max: quantile(latencies, 1) }
}
