import { atLeast, type Part } from '../support/goal.ts'
import { round } from '../support/numbers.ts'
import { readingCosts } from '../support/reading.ts'
import { shareOf } from '../support/side-by-side.ts'

/** P1: a filtered page of ten pairings (API-29). */
export const pagePart: Part = {
  id: 'P1',
  title: 'page of 10, filtered, 10,000 members',
  async run() {
    const [bare, hono, ours, jsonServer, mockoon] = await readingCosts(10_000, 'page')
    const figures = { bare, hono, ours, jsonServer, mockoon }
    const share = shareOf(ours, bare)
    const times = shareOf(ours, jsonServer)
    const over = `Mockoon: ${round(shareOf(ours, mockoon))} x`
    return [
      atLeast('>= .20 of bare', share, 0.2, {
        measured: `${round(share)} (${round(shareOf(hono, bare))} by Hono alone)`,
        by: 'cpu',
        figures,
      }),
      ...(jsonServer
        ? [
            atLeast('>= 50 x json-server', times, 50, {
              measured: `${round(times)} x (${over})`,
              by: 'cpu',
              figures: {},
            }),
          ]
        : []),
    ]
  },
}
