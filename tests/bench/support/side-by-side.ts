import { load } from './load.ts'
import { median } from './numbers.ts'
import type { Spawned } from './spawned.ts'

/** A server and its requests for the same work. */
export interface Side {
  readonly server: Spawned
  readonly requests: readonly Buffer[]
  /** For peers whose single call takes seconds. */
  readonly connections?: number
}

/** Cost of a call for a server: medians over the rounds. */
export interface Cost {
  readonly name: string
  /** Processor microseconds of the server's process per call, all threads. */
  readonly cpuMicros: number
  readonly perSecond: number
}

const warmUpMs = 1500

/**
 * Measures servers in turn, round after round, so that other programs affect all of them alike. The order follows
 * `sides`.
 */
export async function sideBySide(sides: readonly Side[], { rounds = 9, ms = 400 } = {}): Promise<Cost[]> {
  const seen = sides.map(() => ({ cpu: [] as number[], rate: [] as number[] }))
  for (const { server, requests, connections = 16 } of sides) {
    await load({ port: server.port, requests, connections, ms: warmUpMs })
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { server, requests, connections = 16 }] of sides.entries()) {
      const before = server.cpu()
      const { count, seconds } = await load({ port: server.port, requests, connections, ms })
      seen[place]?.cpu.push(((server.cpu() - before) * 1000) / count)
      seen[place]?.rate.push(count / seconds)
    }
  }
  return sides.map(({ server }, place) => ({
    name: server.name,
    cpuMicros: median(seen[place]?.cpu ?? []),
    perSecond: median(seen[place]?.rate ?? []),
  }))
}

/** Calls per second of a server as a share of a reference's. */
export function rateOf(cost: Cost | undefined, reference: Cost | undefined): number {
  return cost && reference ? cost.perSecond / reference.perSecond : Number.NaN
}

/** The same by processor time per call; by calls per second if the system does not report that time. */
export function shareOf(cost: Cost | undefined, reference: Cost | undefined): number {
  if (cost && reference && cost.cpuMicros > 0 && reference.cpuMicros > 0) return reference.cpuMicros / cost.cpuMicros
  return rateOf(cost, reference)
}
