import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { edges } from '../../../../contract/control/effects.ts'
import { farthestJump } from '../../../../contract/rules/farthest-jump.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { clockQuery, type ClockReading, historyQuery, nowOf } from '../../hub/control/queries.ts'
import { fieldValue, formatMoment } from '../../hub/dates.ts'
import { connectedAtom, isJumpingAtom, keepSessionsAtom, moveOpenAtom } from '../../hub/state.ts'
import { jump, setTownActivity, stop } from '../../hub/world/clock-actions.ts'
import { goToPast } from '../../hub/world/history-actions.ts'
import { whyLost } from '../../hub/world/moments.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { EdgeButton } from './moment-row.tsx'

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
      <SmallButton onClick={() => void stop()}>ここで止める</SmallButton>
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

const durations = [
  { value: 'PT1H', label: '+1時間' },
  { value: 'PT12H', label: '+12時間' },
  { value: 'P1D', label: '+24時間' },
  { value: 'P7D', label: '+7日' },
  { value: 'P31D', label: '+31日' },
  { value: 'P180D', label: '+180日' },
]

/** A date and time in Tokyo, or a duration from now. */
function MoveForm({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(clockQuery)
  const [at, setAt] = useState(() => (data ? fieldValue(nowOf(data)) : ''))
  const atMs = Date.parse(`${at}:00+09:00`)
  const isPast = data !== undefined && atMs < nowOf(data) - minuteMs
  // The field accepts years of five digits or more, which are no valid instants.
  const isTooFar = data !== undefined && at !== '' && !(atMs <= farthestJump(nowOf(data)))
  const { data: history } = useQuery({ ...historyQuery, enabled: isPast })
  const problem = isTooFar
    ? '移動できるのは100年先までです。'
    : isPast && history
      ? whyLost(history.moments, history.present, atMs)
      : undefined
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (at === '' || problem !== undefined) return
    onDone()
    void (isPast ? goToPast(atMs) : jump({ to: `${at}:00+09:00` }))
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="flex items-end gap-2">
        <Field
          label="日時（日本時間）"
          className="flex-1"
          type="datetime-local"
          value={at}
          aria-invalid={problem !== undefined || undefined}
          onChange={setAt}
          look="num"
        />
        <SmallButton tone="primary" type="submit" disabled={at === '' || problem !== undefined}>
          {isPast ? 'ここへ戻す' : '移動する'}
        </SmallButton>
      </div>
      {problem === undefined ? (
        isPast && <p className="text-xs text-ink-2">この日時の世界に戻します。いままでのことは、履歴の枝に残ります。</p>
      ) : (
        <p className="text-xs text-alarm">{problem}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {durations.map(({ value, label }) => (
          <SmallButton
            key={value}
            onClick={() => {
              onDone()
              void jump({ advance: value })
            }}
          >
            {label}
          </SmallButton>
        ))}
      </div>
    </form>
  )
}

/** All jump controls: an instant, a duration, the named edges, and the settings of jumps. */
export function MovePopup() {
  const [open, setOpen] = useAtom(moveOpenAtom)
  const jumping = useAtomValue(isJumpingAtom)
  return (
    <Popup
      label="時刻を移動"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-92 p-3"
      trigger={
        <SmallButton tone="primary" busy={jumping}>
          移動…
        </SmallButton>
      }
    >
      <div className="grid gap-4 p-1.5">
        <MoveForm onDone={() => setOpen(false)} />
        <div className="grid gap-2">
          <p className="text-xs font-medium text-ink-2">次の節目</p>
          <div className="flex flex-wrap gap-x-3 gap-y-1.5">
            {edges.map((edge) => (
              <EdgeButton key={edge} edge={edge} withMinutes onJump={() => setOpen(false)} />
            ))}
          </div>
        </div>
        <JumpSettings />
      </div>
    </Popup>
  )
}
