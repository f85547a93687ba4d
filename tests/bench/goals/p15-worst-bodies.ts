import { worstBodies, worstQueries } from '../../support/worst-bodies.ts'
import { atMost, type Part } from '../support/goal.ts'
import { median, round } from '../support/numbers.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'

const rounds = 9

/** P15: no single request of an anonymous caller delays the others. */
export const worstBodiesPart: Part = {
  id: 'P15',
  title: 'the worst form, JSON, multipart of 512 KB and the worst query',
  async run() {
    const town = await startTown(300)
    const path = `http://127.0.0.1:${town.port}/api/visit-tracking`
    const requests = [
      ...worstBodies.map(({ name, type, body }) => ({
        name: `${kindOf(type)}: ${name}`,
        send: () => fetch(path, { method: 'POST', headers: { 'content-type': type }, body }),
      })),
      ...worstQueries.map((query) => ({
        name: `query: ${query.slice(0, 6)}…`,
        send: () => fetch(`${path}?${query}`, { method: 'POST' }),
      })),
    ]
    const costs = new Map<string, number[]>(requests.map(({ name }) => [name, []]))
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const { name, send } of requests) {
        const before = town.cpu()
        await (await send()).arrayBuffer()
        costs.get(name)?.push(town.cpu() - before)
      }
    }
    await stopAll()
    const worst = [...costs].map(([name, all]) => ({ name, ms: median(all) })).toSorted((a, b) => b.ms - a.ms)
    return [
      atMost('each <= 50 ms', worst[0]?.ms ?? Infinity, 50, {
        measured: worst
          .slice(0, 3)
          .map(({ name, ms }) => `${round(ms)} ms (${name})`)
          .join(', '),
        by: 'cpu',
        figures: Object.fromEntries(costs),
      }),
    ]
  },
}

function kindOf(type: string): string {
  return type.includes('json') ? 'JSON' : type.startsWith('multipart') ? 'multipart' : 'form'
}
