import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Edge } from '../../../contract/control/effect-kinds.ts'
import { Button } from '../../ui/base/button.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { nowOf } from '../control/use-now.ts'
import { isJumpingAtom } from '../state/layout.ts'
import { membersOnStage } from '../state/members-on-stage.ts'
import { jump } from './clock-actions.ts'
import { findEdgeTarget } from './edge-target.ts'
import { edgeLabels } from './effect-kinds.ts'
import { formatNear } from './format-moment.ts'

interface EdgeButtonProps {
  edge: Edge
  className?: string
  onJump?: () => void
}

/** Jumps to a named instant; its hint says when that is and what happens there. */
export function EdgeButton({ edge, className = '', onJump }: EdgeButtonProps) {
  const jumping = useAtomValue(isJumpingAtom)
  const { data } = useQuery(clockQuery)
  const found = data && findEdgeTarget(edge, data, membersOnStage())
  const hint = found ? `${formatNear(found.atMs, nowOf(data))}　${found.text ?? ''}` : '予定はありません'
  return (
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
}
