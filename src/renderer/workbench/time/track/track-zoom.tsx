import { useAtom } from 'jotai'
import { trackDaysAtom } from '../../state/layout.ts'
import { spans } from './track-scale.ts'

/** How far ahead the track looks. */
export function TrackZoom() {
  const [days, setDays] = useAtom(trackDaysAtom)
  return (
    <select
      aria-label="表示する期間"
      title="表示する期間"
      value={days}
      onChange={(event) => setDays(Number(event.target.value))}
      className="-mx-2 h-8 shrink-0 cursor-pointer appearance-none rounded-s bg-transparent px-2 text-center text-xs text-ink-2 num hover:bg-wash"
    >
      {spans.map((span) => (
        <option key={span} value={span}>
          {span}日
        </option>
      ))}
    </select>
  )
}
