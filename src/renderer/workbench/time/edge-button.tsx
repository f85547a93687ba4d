import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Edge } from '../../../contract/control/effects.ts'
import { minuteMs } from '../../../contract/rules/tokyo-time.ts'
import { Button } from '../../ui/base/button.tsx'
import { clockQuery, nowOf } from '../control/queries.ts'
import { connectedAtom, isJumpingAtom } from '../state/layout.ts'
import { memberInHandAtom, stageMembersAtom } from '../state/phones.ts'
import { jump, findEdgeTarget } from './clock-actions.ts'
import { edgeLabels } from './effect-kinds.ts'
import { formatNear } from './moments.ts'

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
  { label: '1分前', ms: -minuteMs },
  { label: '1分後', ms: minuteMs },
] as const

/** To a minute before and a minute after an instant. */
export function MinuteButtons({ atMs, now, name, pair, onDone }: MinuteButtonsProps) {
  const jumping = useAtomValue(isJumpingAtom)
  const connected = useAtomValue(connectedAtom)
  return besides.map(({ label, ms }) => (
    <button
      key={label}
      type="button"
      aria-label={`${name} の${label}へ移動`}
      disabled={jumping || !connected || atMs + ms <= now}
      onClick={() => {
        onDone?.()
        void jump({ to: new Date(atMs + ms).toISOString() }, pair)
      }}
      className="shrink-0 rounded-s px-1.5 py-1 text-xs whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
    >
      {label}
    </button>
  ))
}

interface EdgeButtonProps {
  edge: Edge
  className?: string
  onJump?: () => void
  /** Shows the jumps to a minute before and after beside the button. */
  withMinutes?: boolean
}

/** Jumps to a named instant. The hint shows its time and effect. */
export function EdgeButton({ edge, className = '', onJump, withMinutes = false }: EdgeButtonProps) {
  const jumping = useAtomValue(isJumpingAtom)
  const { data } = useQuery(clockQuery)
  const inHand = useAtomValue(memberInHandAtom)
  const onStage = useAtomValue(stageMembersAtom)
  const found = data && findEdgeTarget(edge, data, { inHand, onStage })
  const hint = found ? `${formatNear(found.atMs, nowOf(data))}　${found.text ?? ''}` : '予定はありません'
  const main = (
    <Button
      tone="quiet"
      size="xs"
      title={hint.trim()}
      className={className}
      disabled={jumping || found === undefined}
      onClick={() => {
        onJump?.()
        if (found) void jump(found.target)
      }}
    >
      {edgeLabels[edge]}
    </Button>
  )
  if (!withMinutes) return main
  return (
    <span className="flex items-center gap-0.5">
      {main}
      {found && <MinuteButtons atMs={found.atMs} now={nowOf(data)} name={edgeLabels[edge]} onDone={onJump} />}
    </span>
  )
}
