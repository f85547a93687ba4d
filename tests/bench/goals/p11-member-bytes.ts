import { memberBytes } from '../member/bytes.mjs'
import { atMost, type Part } from '../support/goal.ts'
import { round } from '../support/numbers.ts'

const kB = (bytes: number) => `${round(bytes / 1000)} kB`

/** P11: bytes that a member's browser loads, gzip, beside a bundle of the imported libraries alone. */
export const memberBytesPart: Part = {
  id: 'P11',
  title: 'Bytes of the member app',
  async run() {
    const figures = await memberBytes()
    const { entryBytes, floorBytes, ratio, routes, shared, strangers } = figures
    const largest = Math.max(...routes.map(({ bytes }) => bytes), ...shared.map(({ bytes }) => bytes))
    const rest = { by: 'bytes', figures } as const
    return [
      atMost('entry <= 1.25 of its libraries', ratio, 1.25, {
        measured: `${round(ratio)} (${kB(entryBytes)} over ${kB(floorBytes)})`,
        ...rest,
      }),
      atMost('each chunk of a route <= 25 kB', largest, 25_000, {
        measured: `largest ${kB(largest)} of ${routes.length + shared.length}`,
        ...rest,
        figures: null,
      }),
      atMost('nothing of faker, hono, lowdb, workbench', strangers.length, 0, {
        measured: `${strangers.length} modules`,
        ...rest,
        figures: null,
      }),
    ]
  },
}
