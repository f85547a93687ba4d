import { useAtomValue } from 'jotai'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { useCopy } from '../../hub/language.ts'
import { timeCopy } from './copy.ts'
import { canJumpAtom, jump } from './jump.ts'

interface MinuteButtonsProps {
  atMs: number
  now: number
  /** Text of the effect, for the accessible names of the buttons. */
  name: string
  /** Members of its pairing, whom the phones then show, each on the other's page. */
  pair?: readonly [number, number] | undefined
  onDone?: (() => void) | undefined
}

/** Offsets of one minute before and after an edge, where mistakes are most likely. */
const besides = [
  { side: 'before', ms: -minuteMs },
  { side: 'after', ms: minuteMs },
] as const

/** To a minute before and a minute after an instant. */
export function MinuteButtons({ atMs, now, name, pair, onDone }: MinuteButtonsProps) {
  const words = useCopy(timeCopy).row
  const canJump = useAtomValue(canJumpAtom)
  return besides.map(({ side, ms }) => (
    <button
      key={side}
      type="button"
      aria-label={words.goBeside(name, words.besides[side])}
      disabled={!canJump || atMs + ms <= now}
      onClick={() => {
        onDone?.()
        void jump({ to: new Date(atMs + ms).toISOString() }, pair)
      }}
      className="shrink-0 rounded-s px-1.5 py-1 text-xs whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
    >
      {words.besides[side]}
    </button>
  ))
}
