import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Edge } from '../../../contract/control/effects.ts'
import { Button } from '../../ui/base/button.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { nowOf } from '../control/use-now.ts'
import { isJumpingAtom } from '../state/layout.ts'
import { memberInHandAtom, stageMembersAtom } from '../state/phones.ts'
import { jump } from './clock-actions.ts'
import { findEdgeTarget } from './edge-target.ts'
import { edgeLabels } from './effect-kinds.ts'
import { formatNear } from './format-moment.ts'
import { MinuteButtons } from './minute-buttons.tsx'

interface EdgeButtonProps {
  edge: Edge
  className?: string
  onJump?: () => void
  /** Ways to a minute before and a minute after beside it. */
  withMinutes?: boolean
}

/** Jumps to a named instant; its hint says when that is and what happens there. */
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
