import { atLeast, type Part } from '../support/goal.ts'
import { round } from '../support/numbers.ts'
import { readingCosts } from '../support/reading.ts'
import { shareOf } from '../support/side-by-side.ts'

/** P2: one partner's profile (API-31). */
export const profilePart: Part = {
  id: 'P2',
  title: 'one profile, 10,000 members',
  async run() {
    const [bare, hono, ours, jsonServer, mockoon] = await readingCosts(10_000, 'profile')
    const figures = { bare, hono, ours, jsonServer, mockoon }
    const share = shareOf(ours, bare)
    const times = shareOf(ours, jsonServer)
    const over = `Mockoon: ${round(shareOf(ours, mockoon))} x`
    return [
      atLeast('>= .35 of bare', share, 0.35, {
        measured: `${round(share)} (${round(shareOf(hono, bare))} by Hono alone)`,
        by: 'cpu',
        figures,
      }),
      ...(jsonServer
        ? [
            atLeast('>= 4 x json-server', times, 4, {
              measured: `${round(times)} x (${over})`,
              by: 'cpu',
              figures: {},
            }),
          ]
        : []),
    ]
  },
}
