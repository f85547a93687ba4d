import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Edge } from '../../../../contract/control/effects.ts'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { formatNear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { isJumpingAtom } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { timeCopy } from './copy.ts'
import { findEdgeTarget, lookedAtAtom } from './edge-targets.ts'
import { jump } from './jump.ts'
import { MinuteButtons } from './minute-buttons.tsx'

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
  return (
    <span className={`flex items-center gap-0.5 ${className}`}>
      <SmallButton
        title={hint.trim()}
        disabled={jumping || found === undefined}
        onClick={() => {
          onJump?.()
          if (found) void jump(found.target)
        }}
      >
        {name}
      </SmallButton>
      {withMinutes && found && <MinuteButtons atMs={found.atMs} now={nowOf(data)} name={name} onDone={onJump} />}
    </span>
  )
}
