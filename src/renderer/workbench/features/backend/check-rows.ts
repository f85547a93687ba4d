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

/** Deviating calls of a check. */
export const driftedOf = ({ calls }: BackendCheck) => calls.filter(({ issues }) => issues.length > 0)

/** Rows of the checklist. A server that never answered has one row. */
export function checkRows(check: BackendCheck): readonly CheckRow[] {
  const words = currentCopy(backendCopy).form
  const { durationMs, problem, clockMs, sockets, calls } = check
  const aside = `${durationMs} ms`
  const drifted = driftedOf(check).length
  // Sockets are tried after the first answer.
  if (problem !== null && sockets === null)
    return [{ mark: 'bad', title: words.outOfReach, text: words.problems[problem], aside }]
  const drifts = drifted === 0 ? words.fits : words.drifts(drifted)
  return [
    problem === null
      ? {
          mark: sockets === true ? 'good' : 'warn',
          title: words.reached,
          text: sockets === true ? words.sockets : words.noSockets,
          aside,
        }
      : { mark: 'bad', title: words.brokenOff, text: words.problems[problem], aside },
    {
      mark: drifted === 0 && problem === null && calls.length > 0 ? 'good' : 'warn',
      title: calls.length === 0 ? words.noneChecked : drifts,
      text: words.readOnly,
      aside: words.share(calls.length - drifted, calls.length),
    },
    clockRow(clockMs),
    { mark: 'good', ...words.nothingWritten, aside: '' },
  ]
}
