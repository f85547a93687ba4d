import { atMost, type Finding, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { quietest, round } from '../support/numbers.ts'
import { responsesOf, readingRequests } from '../support/reading.ts'
import { bareArgs } from '../support/same-bytes.ts'
import { readersOf, type Reader } from '../support/sessions.ts'
import { startNode, stopAll } from '../support/spawned.ts'
import { serverArgs, startTown } from '../support/worlds.ts'

const rounds = 11

/** P8: from the command to the first response of a logged-in call, with an existing world. */
export const startPart: Part = {
  id: 'P8',
  title: 'start to first answer',
  async run() {
    const findings: Finding[] = []
    for (const { members, most } of [
      { members: 300, most: 2.4 },
      { members: 10_000, most: 3.5 },
    ]) {
      const town = await startTown(members)
      const readers = await readersOf(town, 9)
      const responses = await responsesOf(town, readers[0] as Reader)
      const request = readingRequests('profile', readers)[0] as Buffer
      // The world after a normal stop: compacted, with an empty journal.
      const ended = new Promise((resolve) => town.process.once('exit', resolve))
      town.process.kill('SIGTERM')
      await ended
      const seen = { bare: [] as Start[], ours: [] as Start[] }
      const bare = bareArgs(responses.profile)
      const ours = serverArgs(town.dir, members)
      for (let number = 0; number < rounds; number += 1) {
        seen.bare.push(await timeToResponse(bare, request))
        seen.ours.push(await timeToResponse(ours, request))
      }
      const ratio = quietest(seen.ours, 'wall') / quietest(seen.bare, 'wall')
      const cpuRatio = quietest(seen.ours, 'cpu') / quietest(seen.bare, 'cpu')
      const times = `${Math.round(quietest(seen.ours, 'wall'))} ms, bare ${Math.round(quietest(seen.bare, 'wall'))} ms`
      findings.push(
        atMost(`<= ${most} x bare, ${members} members`, ratio, most, {
          measured: `${round(ratio)} (${times}); processor time ${round(cpuRatio)}`,
          by: 'wall',
          figures: seen,
        }),
      )
    }
    return findings
  },
}

/** Milliseconds from the command to the last byte of the first response. */
interface Start {
  readonly wall: number
  readonly cpu: number
}

async function timeToResponse(args: readonly string[], request: Buffer): Promise<Start> {
  const began = performance.now()
  const server = await startNode('start', args)
  // One request; its response ends the measurement.
  await load({ port: server.port, requests: [request], connections: 1, ms: 1 })
  const start = { wall: performance.now() - began, cpu: server.cpu() }
  await stopAll()
  return start
}
