import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { formatDuration } from '../../hub/dates.ts'
import { currentCopy } from '../../hub/language.ts'
import { backendCopy } from './copy.ts'

/** Below this difference the clocks agree, because a Date header has a resolution of one second. */
const agreeMs = 3000

/** A row of the checklist. `aside` is a measured value, or ''. */
export interface CheckRow {
  mark: 'good' | 'warn' | 'bad'
  title: string
  text: string
  aside: string
}

/** Explains how the difference of the clocks affects the phones. */
function clockRow(differenceMs: number | null): CheckRow {
  const words = currentCopy(backendCopy).form
  if (differenceMs === null) return { mark: 'warn', ...words.clockUnknown, aside: '' }
  const off = Math.abs(differenceMs)
  if (off < agreeMs) return { mark: 'good', ...words.clockAgrees, aside: '' }
  const isAhead = differenceMs > 0
  return {
    mark: 'warn',
    title: words.clockOff(formatDuration(off, { withSeconds: true }), isAhead),
    text: words.clockOffText,
    aside: words.seconds(`${isAhead ? '+' : '−'}${grouped(Math.round(off / 1000))}`),
  }
}

/** Calls that deviate from the contract. */
export const driftedOf = (calls: BackendCheck['calls']) => calls.filter(({ issues }) => issues.length > 0)

/** Shows whether the server responds. Sockets are tried after its first response. */
function reachRow({ durationMs, problem, sockets }: BackendCheck): CheckRow {
  const words = currentCopy(backendCopy).form
  const aside = `${durationMs} ms`
  if (problem === null && sockets === true) return { mark: 'good', title: words.reached, text: words.sockets, aside }
  if (problem === null) return { mark: 'warn', title: words.reached, text: words.noSockets, aside }
  const title = sockets === null ? words.outOfReach : words.brokenOff
  return { mark: 'bad', title, text: words.problems[problem], aside }
}

/** Shows how many calls conform to the contract, and how many a check that ended early has left out. */
function contractRow({ calls, notReached }: BackendCheck): CheckRow {
  const words = currentCopy(backendCopy).form
  const drifted = driftedOf(calls).length
  const aside = words.share(calls.length - drifted, calls.length + notReached.length)
  const text = notReached.length === 0 ? words.readOnly : words.notReached(notReached.length)
  if (calls.length === 0) return { mark: 'warn', title: words.noneChecked, text, aside }
  if (drifted > 0) return { mark: 'warn', title: words.drifts(drifted), text, aside }
  if (notReached.length > 0) return { mark: 'warn', title: words.fitsSoFar, text, aside }
  return { mark: 'good', title: words.fits, text, aside }
}

/** Rows of the checklist. A server that gave no response has one row. */
export function checkRows(check: BackendCheck): readonly CheckRow[] {
  if (check.sockets === null) return [reachRow(check)]
  const { nothingWritten } = currentCopy(backendCopy).form
  return [reachRow(check), contractRow(check), clockRow(check.clockMs), { mark: 'good', ...nothingWritten, aside: '' }]
}
