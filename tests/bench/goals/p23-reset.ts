import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Finding, type Part } from '../support/goal.ts'
import { load, requestBytes } from '../support/load.ts'
import { quantile, round } from '../support/numbers.ts'
import { startNode } from '../support/spawned.ts'
import { serverArgs } from '../support/worlds.ts'

const sizes = [
  { members: 300, p50: 1, p99: 5 },
  { members: 10_000, p50: 10, p99: 50 },
  { members: 100_000, p50: 10, p99: 50 },
]
const ms = 3000

/** P23: a reset of the town as it was founded, after a login changed it. */
export const resetPart: Part = {
  id: 'P23',
  title: 'reset of the same town',
  async run() {
    const findings: Finding[] = []
    for (const { members, p50, p99 } of sizes) {
      const { resets, cpu } = await measure(members)
      const [half, most, longest] = [0.5, 0.99, 1].map((share) => quantile(resets, share)) as [number, number, number]
      const goal = `p50 <= ${p50} ms, p99 <= ${p99} ms, ${members} members`
      findings.push({
        ...atMost(goal, most, p99, {
          measured: `${round(half)}, ${round(most)} ms, ${round(longest)} at most; processor time of login and reset ${round(cpu)} ms`,
          by: 'wall',
          figures: { resets: resets.length, half, most, longest, cpu },
        }),
        met: half <= p50 && most <= p99,
      })
    }
    return findings
  },
}

/** A founded server in its own process, with a data folder. Logins and resets alternate over one connection. */
async function measure(members: number) {
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  const server = await startNode(`founding ${members}`, serverArgs(dir, members))
  const { port } = server
  const requests = [
    requestBytes('/__control/sessions', { body: { email: 'woman@yoimachi.example' } }),
    requestBytes('/__control/reset', { body: {} }),
  ]
  await load({ port, requests, connections: 1, ms: 500 })
  const before = server.cpu()
  const { latencies } = await load({ port, requests, connections: 1, ms })
  const resets = latencies.filter((_, at) => at % 2 === 1)
  const cpu = (server.cpu() - before) / resets.length
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
  return { resets, cpu }
}
