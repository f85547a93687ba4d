import { useAtom } from 'jotai'
import * as z from 'zod/mini'
import { useCopy } from '../../../hub/language.ts'
import { storedAtom } from '../../../hub/state.ts'
import { timeCopy } from '../copy.ts'
import { spans } from './track-scale.ts'

/** Days that the track shows ahead of now. */
export const trackDaysAtom = storedAtom('trackDays', z.number(), 7)

/** Chooses the span of the track ahead of now. */
export function TrackZoom() {
  const words = useCopy(timeCopy).track
  const [days, setDays] = useAtom(trackDaysAtom)
  return (
    <select
      aria-label={words.span}
      title={words.span}
      value={days}
      onChange={(event) => setDays(Number(event.target.value))}
      className="house-select -mx-2 h-8 shrink-0 cursor-pointer appearance-none rounded-s bg-transparent px-2 text-center text-xs text-ink-2 num hover:bg-wash"
    >
      {spans.map((span) => (
        <option key={span} value={span}>
          {words.days(span)}
        </option>
      ))}
    </select>
  )
}
