import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/base/button.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { stop } from './clock-actions.ts'
import { formatMoment } from './format-moment.ts'
import { shareOfJump } from './share-of-jump.ts'

/** In place of the ways ahead while a long jump runs: where it leads, how far it has come, and how to stop it. */
export function JumpProgress() {
  const { data } = useQuery(clockQuery)
  if (!data?.jump) return null
  return (
    <div className="flex items-center gap-3 text-s whitespace-nowrap num">
      <span className="text-ink-2">
        {formatMoment(Date.parse(data.jump.to), data.nowMs)} へ移動中
        <span className="ml-2 inline-block w-10 text-right font-medium text-ink">
          {Math.round(shareOfJump(data.jump, data.nowMs) * 100)}%
        </span>
      </span>
      <Button size="xs" tone="quiet" onClick={() => void stop()}>
        ここで止める
      </Button>
    </div>
  )
}
