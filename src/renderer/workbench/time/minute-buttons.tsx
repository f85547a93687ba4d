import { useAtomValue } from 'jotai'
import { minuteMs } from '../../../contract/rules/tokyo-time.ts'
import { isJumpingAtom } from '../state/layout.ts'
import { jump } from './clock-actions.ts'

interface MinuteButtonsProps {
  atMs: number
  now: number
  /** What lies at that instant. */
  name: string
  onDone?: (() => void) | undefined
}

/** What lies just before an edge and just behind it is where mistakes are. */
const besides = [
  { label: '1分前', ms: -minuteMs },
  { label: '1分後', ms: minuteMs },
] as const

/** To a minute before and a minute after an instant. */
export function MinuteButtons({ atMs, now, name, onDone }: MinuteButtonsProps) {
  const jumping = useAtomValue(isJumpingAtom)
  return besides.map(({ label, ms }) => (
    <button
      key={label}
      type="button"
      aria-label={`${name} の${label}へ移動`}
      disabled={jumping || atMs + ms <= now}
      onClick={() => {
        onDone?.()
        void jump({ to: new Date(atMs + ms).toISOString() })
      }}
      className="shrink-0 rounded-s px-1.5 py-1 text-xs whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
    >
      {label}
    </button>
  ))
}
