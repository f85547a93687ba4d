import { atLeast, type Finding, type Part } from '../support/goal.ts'
import { round } from '../support/numbers.ts'
import { readingRequests, type Reading } from '../support/reading.ts'
import { readersOf } from '../support/sessions.ts'
import { shareOf, sideBySide } from '../support/side-by-side.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'

/** In a town of 300 the longest list of matches has nine rows; an equal length makes both comparable. */
const rows = 9

/** P5: reads do not slow down as the town grows. */
export const indexesPart: Part = {
  id: 'P5',
  title: 'P1 and P2 at 10,000 over those at 300',
  async run() {
    const [small, large] = [await startTown(300), await startTown(10_000)]
    const readers = { small: await readersOf(small, rows), large: await readersOf(large, rows) }
    const findings: Finding[] = []
    for (const reading of ['page', 'profile'] satisfies Reading[]) {
      const sides = [
        { server: small, requests: readingRequests(reading, readers.small) },
        { server: large, requests: readingRequests(reading, readers.large) },
      ]
      const [few, many] = await sideBySide(sides, { rounds: 15 })
      const share = shareOf(many, few)
      findings.push(
        atLeast('>= .9', share, 0.9, {
          measured: `${reading}: ${round(share)}`,
          by: 'cpu',
          figures: { reading, few, many },
        }),
      )
    }
    await stopAll()
    return findings
  },
}
