import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compactingServerArgs } from '../support/compacting-server.ts'
import { atMost, type Finding, type Part } from '../support/goal.ts'
import { heavyWork } from '../support/heavy-work.ts'
import { round } from '../support/numbers.ts'
import { startNode, stopAll, type Spawned } from '../support/spawned.ts'
import { serverArgs, townFolder } from '../support/worlds.ts'

const members = 10_000
const rounds = 3
const delayProbe = pathToFileURL(join(import.meta.dirname, '../support/delay-probe.mjs')).href

interface Delay {
  readonly p99: number
  readonly longest: number
}

/** P13: delay of main's event loop during large operations. */
export const responsivePart: Part = {
  id: 'P13',
  title: `main stays responsive, ${members} members`,
  async run() {
    const findings: Finding[] = []
    for (const [name, work] of Object.entries(works)) {
      const seen: Delay[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await work())
      // The best round, because other programs only add time.
      const [p99, longest] = [Math.min(...seen.map((d) => d.p99)), Math.min(...seen.map((d) => d.longest))]
      const rest = { by: 'wall', figures: seen } as const
      findings.push(
        atMost(`${name}: p99 <= 8 ms`, p99, 8, { measured: `${round(p99)} ms`, ...rest }),
        atMost(`${name}: longest <= 50 ms`, longest, 50, { measured: `${round(longest)} ms`, ...rest }),
      )
    }
    return findings
  },
}

const works: Readonly<Record<string, () => Promise<Delay>>> = {
  'a compaction': async () => delayOf((server) => ask(server, 'compact'), await compactingServerArgs(members)),
  ...Object.fromEntries(
    Object.entries(heavyWork).map(([name, work]) => [
      name,
      async () => delayOf(({ url }) => work(url), serverArgs(await townFolder(members), members)),
    ]),
  ),
}

async function delayOf(work: (server: Spawned) => Promise<unknown>, args: readonly string[]): Promise<Delay> {
  const server = await startNode('watched', ['--import', delayProbe, ...args], { ipc: true })
  await ask(server, 'begin')
  await work(server)
  const delay = (await ask(server, 'end')) as Delay
  await stopAll()
  return delay
}

async function ask({ process: child }: Spawned, message: string): Promise<unknown> {
  const answer = once(child, 'message')
  child.send(message)
  return (await answer)[0] as unknown
}
