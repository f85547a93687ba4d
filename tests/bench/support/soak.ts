import { atMost, type Finding } from './goal.ts'
import { load } from './load.ts'
import { median, round } from './numbers.ts'
import { residentMb } from './process-usage.ts'

interface Soak {
  readonly pid: number
  readonly port: number
  readonly minutes: number
  readonly reads: readonly Buffer[]
  readonly write: Buffer
  /** Other work between two loads. */
  readonly between?: () => Promise<void>
}

/** Runs reads and some changes for a long time; returns the memory of the process after each load, in MB. */
export async function soak({ pid, port, minutes, reads, write, between }: Soak): Promise<number[]> {
  const samples: number[] = []
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) {
    await load({ port, requests: reads, connections: 2, ms: 4500 })
    await load({ port, requests: [write], connections: 1, ms: 50 })
    await between?.()
    samples.push(residentMb(pid) ?? Number.NaN)
  }
  return samples
}

/** Memory at the end of a soak in MB, and its growth in the second half: the last quarter over the one before. */
export function growthOf(samples: readonly number[], minutes: number): { later: number; growth: Finding } {
  const half = samples.slice(samples.length / 2)
  const earlier = median(half.slice(0, half.length / 2))
  const later = median(half.slice(half.length / 2))
  const percent = (later / earlier - 1) * 100
  return {
    later,
    growth: atMost(`<= 5% growth in the second half of ${minutes} minutes`, percent, 5, {
      measured: `${round(percent)}%`,
      by: 'memory',
      figures: samples,
    }),
  }
}
