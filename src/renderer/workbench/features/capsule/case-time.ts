import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import { formatMoment } from '../../hub/dates.ts'
import { currentCopy, joined } from '../../hub/language.ts'
import { capsuleCopy } from './copy.ts'

type Pace = Pick<OpenedCapsule['clock'], 'mode' | 'speed'>

/** Time of a case and pace of its clock, in words. Empty before the clock is known. */
export function caseTimeText(nowMs: number | undefined, clock: Pace | undefined): string {
  if (nowMs === undefined || clock === undefined) return ''
  const { pace } = currentCopy(capsuleCopy)
  return joined([formatMoment(nowMs), pace(clock.mode === 'running' ? clock.speed : undefined)])
}
