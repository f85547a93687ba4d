import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Button } from '../../ui/base/button.tsx'
import { Switch } from '../../ui/form/choices.tsx'
import { type ClockReading, clockQuery } from '../control/queries.ts'
import { connectedAtom, keepSessionsAtom } from '../state/layout.ts'
import { stop, setTownActivity } from './clock-actions.ts'
import { formatMoment } from './moments.ts'

/** Progress of a jump at an instant, 0 to 1. */
export function shareOfJump({ from, to }: NonNullable<ClockReading['jump']>, nowMs: number): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  return end <= begin ? 1 : Math.min(1, Math.max(0, (nowMs - begin) / (end - begin)))
}

/** Replaces the jump controls during a long jump: target, progress and a button to stop. */
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

/** Settings of jumps: town activity and treatment of logins. */
export function JumpSettings() {
  const [keep, setKeep] = useAtom(keepSessionsAtom)
  const { data: clock } = useQuery(clockQuery)
  const connected = useAtomValue(connectedAtom)
  return (
    <div className="border-t border-line pt-1 text-s">
      <Switch
        label="町の会員も動く"
        text="時間が進むと、町の会員が足跡・いいね・返信・投稿をします。"
        checked={clock?.townActivity ?? false}
        disabled={clock === undefined || !connected}
        onChange={(event) => void setTownActivity(event.target.checked)}
      />
      <Switch
        label="ログインを保つ"
        text="切ると、期限を過ぎたログインは終わります。"
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
    </div>
  )
}
