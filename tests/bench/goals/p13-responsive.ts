import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { atMost, type Finding, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { round } from '../support/numbers.ts'
import { startNode, stopAll, type Spawned } from '../support/spawned.ts'
import { serverArgs, townFolder } from '../support/worlds.ts'
import { writeRequest } from '../support/writing.ts'

const members = 10_000
const rounds = 3

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

const works: Readonly<
  Record<string, (town: Spawned & { dir: string; members: number }) => Promise<unknown>>
> = {
  'a jump of 365 days': ({ url }) => post(url, '/clock', { advance: 'P365D', keepSessions: true }),
  'founding 10,000': ({ url }) => post(url, '/reset', { seed: 8, members }),
  'a capsule out and in': async ({ url }) => {
    const capsule = await (await fetch(`${url}/__control/capsule`)).text()
    await send(url, '/capsule', capsule)
  },
  'a fold': async (town) => {
    // Compacted when the journal is twice the world file.
    const request = await writeRequest(town, 'あ'.repeat(400))
    await load({ port: town.port, requests: [request], connections: 16, ms: 20_000 })
  },
}

async function delayOf(
  work: (town: Spawned & { dir: string; members: number }) => Promise<unknown>,
): Promise<Delay> {
  const dir = await townFolder(members)
  const probe = pathToFileURL(join(import.meta.dirname, '../support/delay-probe.mjs')).href
  const server = await startNode('watched', ['--import', probe, ...serverArgs(dir, members)], { ipc: true })
  await ask(server, 'begin')
  await work({ ...server, dir, members })
  const delay = (await ask(server, 'end')) as Delay
  await stopAll()
  return delay
}

async function ask({ process: child }: Spawned, message: string): Promise<unknown> {
  const answer = once(child, 'message')
  child.send(message)
  return (await answer)[0] as unknown
}

const post = (url: string, path: string, body: object) => send(url, path, JSON.stringify(body))

async function send(url: string, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${url}/__control${path}`, { method: 'POST', headers, body })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text.slice(0, 200)}`)
}
