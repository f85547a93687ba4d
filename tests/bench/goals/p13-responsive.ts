import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { atMost, type Finding, type Part } from '../support/goal.ts'
import { heavyWork } from '../support/heavy-work.ts'
import { round } from '../support/numbers.ts'
import { startNode, stopAll, type Spawned } from '../support/spawned.ts'
import { townFolder } from '../support/worlds.ts'

const members = 10_000
const rounds = 3
const support = join(import.meta.dirname, '../support')

interface Delay {
  readonly p99: number
  readonly longest: number
}

/** P13: how long main's event loop is held up while something large is done. */
export const responsivePart: Part = {
  id: 'P13',
  title: `main stays responsive, ${members} members`,
  async run() {
    const findings: Finding[] = []
    for (const [name, work] of Object.entries(works)) {
      const seen: Delay[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await delayOf(work))
      // The best round: what else runs on the machine only ever adds.
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

const works: Readonly<Record<string, (server: Spawned) => Promise<unknown>>> = {
  'a compaction': (server) => ask(server, 'compact'),
  ...Object.fromEntries(
    Object.entries(heavyWork).map(([name, work]) => [name, ({ url }: Spawned) => work(url)]),
  ),
}

async function delayOf(work: (server: Spawned) => Promise<unknown>): Promise<Delay> {
  const scripts = ['without-pages.mjs', 'delay-probe.mjs'].map(
    (name) => pathToFileURL(join(support, name)).href,
  )
  const imports = ['tsx', ...scripts].flatMap((name) => ['--import', name])
  const args = [...imports, join(support, 'compaction-host.ts'), await townFolder(members), String(members)]
  const server = await startNode('watched', args, { ipc: true })
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
