import { offlineStarts } from '../member/offline-start.mjs'
import { atMost, type Finding, type Part } from '../support/goal.ts'
import { round } from '../support/numbers.ts'

const rounds = 7
const pages = [
  { path: '/home', persona: 'woman' },
  { path: '/login', persona: null },
] as const

/** P22: the installed app is opened offline. */
export const offlineStartPart: Part = {
  id: 'P22',
  title: 'start without a line at 4x CPU slowdown',
  async run() {
    const findings: Finding[] = []
    for (const { path, persona } of pages) {
      const starts = await offlineStarts(path, persona, rounds)
      // The fastest round, because other programs only add time.
      const told = Math.min(...starts.map((start) => start.told))
      const firstPaint = Math.min(...starts.map((start) => start.firstPaint))
      findings.push(
        atMost(`${path} stands within 500 ms`, firstPaint, 500, {
          measured: `${round(firstPaint)} ms, says that there is no line after ${round(told)} ms`,
          by: 'wall',
          figures: starts,
        }),
      )
    }
    return findings
  },
}
