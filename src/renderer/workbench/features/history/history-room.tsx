import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { momentText } from '../../hub/world/moment-text.ts'
import { historyCopy } from './copy.ts'

const mega = 1024 * 1024
const megabytes = (bytes: number) =>
  (bytes / mega).toLocaleString('en', { maximumFractionDigits: bytes < 10 * mega ? 1 : 0 })

/** Disk space used by the moments, and its limit. */
export function roomText({ bytes, mostBytes }: Pick<HistoryView, 'bytes' | 'mostBytes'>): string {
  return currentCopy(historyCopy).room(megabytes(bytes), megabytes(mostBytes))
}

/** Share of the limit above which the panel warns (D-109). */
const warnedFrom = 0.8

/** Warns before moments are dropped, names the next moment to drop, and counts the dropped moments. */
export function HistoryRoom({ history }: { history: HistoryView }) {
  const words = useCopy(historyCopy)
  const { moments, present, most, bytes, mostBytes, forgotten } = history
  // Named moments and the present one stay.
  const oldest = moments.find(({ id, name }) => name === null && id !== present)
  const isNearlyFull = Math.max(bytes / mostBytes, moments.length / most) >= warnedFrom
  return (
    <>
      {isNearlyFull && oldest && (
        <Notice tone="warn" className="mb-2">
          {words.nearlyFull(momentText(oldest))}
        </Notice>
      )}
      {forgotten > 0 && <p className="mb-2 text-xs text-ink-2 num">{words.forgotten(forgotten)}</p>}
    </>
  )
}
