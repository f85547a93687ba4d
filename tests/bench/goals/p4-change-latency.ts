import { atMost, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { median, quantile, round } from '../support/numbers.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown, type Town } from '../support/worlds.ts'
import { writeRequest } from '../support/writing.ts'

const rounds = 15

/** P4: the cost of a change does not grow with the town. */
export const changeLatencyPart: Part = {
  id: 'P4',
  title: 'p50 of a change, 100,000 members over 300',
  async run() {
    const small = await writerOf(await startTown(300))
    const large = await writerOf(await startTown(100_000))
    for (const side of [small, large]) await window(side, 2000)
    for (const side of [small, large]) side.p50.length = side.cpu.length = 0
    for (let round = 0; round < rounds; round += 1) for (const side of [small, large]) await window(side, 300)
    await stopAll()
    const ratio = median(large.p50) / median(small.p50)
    const cpuRatio = median(large.cpu) / median(small.cpu)
    const [a, b] = [median(small.p50), median(large.p50)].map(round)
    return [
      atMost('<= 1.15', ratio, 1.15, {
        measured: `${round(ratio)} (${a} ms, ${b} ms); processor time ${round(cpuRatio)}`,
        by: 'wall',
        figures: { small: small.p50, large: large.p50, smallCpu: small.cpu, largeCpu: large.cpu },
      }),
    ]
  },
}

interface Writer {
  readonly town: Town
  readonly request: Buffer
  readonly p50: number[]
  readonly cpu: number[]
}

async function writerOf(town: Town): Promise<Writer> {
  return { town, request: await writeRequest(town), p50: [], cpu: [] }
}

async function window({ town, request, p50, cpu }: Writer, ms: number): Promise<void> {
  const before = town.cpu()
  const { latencies, count } = await load({ port: town.port, requests: [request], connections: 1, ms })
  p50.push(quantile(latencies, 0.5))
  cpu.push((town.cpu() - before) / count)
}
