import { atLeast, type Finding } from './goal.ts'
import { round } from './numbers.ts'
import { rateOf, shareOf, type Cost } from './side-by-side.ts'

/** A goal: the share of Hono alone with the same bytes, and the multiple of json-server. */
interface Wanted {
  readonly share: number
  readonly times: number
}

/**
 * Results of P1 to P3. The goals count calls per second. Processor time is reported beside, because the load generator
 * shares the machine with the server.
 * @param costs bare, Hono alone, ours, then the peers that are there
 */
export function againstPeers(costs: readonly Cost[], wanted: Wanted): Finding[] {
  const [bare, hono, ours, jsonServer, mockoon] = costs
  const both = (reference: Cost | undefined, cost = ours) =>
    `${round(rateOf(cost, reference))} (${round(shareOf(cost, reference))} by processor time)`
  const finding = atLeast(`>= ${wanted.share} of Hono alone`, rateOf(ours, hono), wanted.share, {
    measured: `${both(hono)}; of bare ${both(bare)}`,
    by: 'wall',
    figures: { bare, hono, ours, jsonServer, mockoon },
  })
  if (jsonServer === undefined) return [finding]
  const times = atLeast(`>= ${wanted.times} x json-server`, rateOf(ours, jsonServer), wanted.times, {
    measured: `${both(jsonServer)}; ${both(mockoon)} x Mockoon`,
    by: 'wall',
    figures: {},
  })
  return [finding, times]
}
