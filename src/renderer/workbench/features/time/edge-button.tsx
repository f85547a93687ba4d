import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Edge } from '../../../../contract/control/effects.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { formatNear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { isJumpingAtom } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { canJumpAtom, jump } from './clock-actions.ts'
import { timeCopy } from './copy.ts'
import { findEdgeTarget, lookedAtAtom } from './edge-targets.ts'

interface EdgeButtonProps {
  edge: Edge
  className?: string
  onJump?: () => void
  /** Shows the jumps to a minute before and after beside the button. */
  withMinutes?: boolean
}

/** Jumps to a named instant. The hint shows its time and effect. */
export function EdgeButton({ edge, className = '', onJump, withMinutes = false }: EdgeButtonProps) {
  const words = useCopy(timeCopy).row
  const name = useCopy(worldCopy).edges[edge]
  const jumping = useAtomValue(isJumpingAtom)
  const { data } = useQuery(clockQuery)
  const looked = useAtomValue(lookedAtAtom)
  const found = data && findEdgeTarget(edge, data, looked)
  const hint = found ? words.hint(formatNear(found.atMs, nowOf(data)), found.text ?? '') : words.none
  const main = (
    <SmallButton
      title={hint.trim()}
      className={className}
      disabled={jumping || found === undefined}
      onClick={() => {
        onJump?.()
        if (found) void jump(found.target)
      }}
    >
      {name}
    </SmallButton>
  )
  if (!withMinutes) return main
  return (
    <span className="flex items-center gap-0.5">
      {main}
      {found && <MinuteButtons atMs={found.atMs} now={nowOf(data)} name={name} onDone={onJump} />}
    </span>
  )
}

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
