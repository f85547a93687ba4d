import { atMost, type Finding, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { quantile, round } from '../support/numbers.ts'
import { readingRequests } from '../support/reading.ts'
import { readersOf } from '../support/sessions.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'

/** P10: a year passes. */
export const jumpPart: Part = {
  id: 'P10',
  title: 'jump of 365 days',
  async run() {
    const [few, many] = [await jump(300), await jump(10_000)]
    const findings: Finding[] = [
      atMost('< 5 s, 10,000 members', many.seconds, 5, {
        measured: `${round(many.seconds)} s, ${many.effects} effects; processor time ${round(many.cpu / 1000)} s`,
        by: 'wall',
        figures: { few, many },
      }),
      atMost('no other call delayed by more than 50 ms', many.delayed, 50, {
        measured: `${round(many.delayed)} ms at most`,
        by: 'wall',
        figures: {},
      }),
      atMost('grows with due effects', many.cpu / many.effects / (few.cpu / few.effects), 1.5, {
        measured: `${round((few.cpu / few.effects) * 1000)} µs an effect at 300 members, ${round((many.cpu / many.effects) * 1000)} µs at 10,000`,
        by: 'cpu',
        figures: {},
      }),
    ]
    return findings
  },
}

async function jump(members: number) {
  const town = await startTown(members)
  const requests = readingRequests('page', await readersOf(town, 9))
  await load({ port: town.port, requests, ms: 1000 })
  const began = performance.now()
  const before = town.cpu()
  const state = { over: false }
  const jumping = fetch(`${town.url}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 'P365D', keepSessions: true }),
  }).then(async (reply) => {
    const pieces: Uint8Array[] = []
    for await (const piece of reply.body ?? []) pieces.push(piece)
    state.over = true
    return { pieces, seconds: (performance.now() - began) / 1000, cpu: town.cpu() - before }
  })
  const latencies: number[] = []
  while (!state.over) {
    latencies.push(...(await load({ port: town.port, requests, connections: 1, ms: 1 })).latencies)
  }
  const { pieces, ...taken } = await jumping
  // Parsed at the end, because parsing megabytes would block this process and look like a delay of the server.
  const { firedCount } = JSON.parse(Buffer.concat(pieces).toString()) as { firedCount: number }
  const result = {
    ...taken,
    effects: firedCount,
    delayed: quantile(latencies, 1),
    p99: quantile(latencies, 0.99),
  }
  await stopAll()
  return result
}
