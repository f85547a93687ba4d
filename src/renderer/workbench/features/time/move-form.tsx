import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { farthestJump } from '../../../../contract/rules/farthest-jump.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { fieldValue } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { lostText, stateBefore } from '../../hub/world/past-states.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { timeCopy } from './copy.ts'
import type { JumpTarget } from './edge-targets.ts'
import { canJumpAtom, goToPast, jump } from './jump.ts'

const durations = ['PT1H', 'PT12H', 'P1D', 'P7D', 'P31D', 'P180D'] as const

/** Says how a past instant is reached, or why it cannot be. */
function pastText(
  { moments, present }: HistoryView,
  atMs: number,
  words: (typeof timeCopy)['ja']['move'],
): { readonly text?: string; readonly problem?: string } {
  const state = stateBefore(moments, present, atMs)
  if (!state) return { problem: lostText(moments, present) }
  return { text: state.atMs === atMs ? words.past : words.through(state.text) }
}

/** A date and time in Tokyo, or a duration from now. */
export function MoveForm({ onDone }: { onDone: () => void }) {
  const words = useCopy(timeCopy).move
  const { data } = useQuery(clockQuery)
  const canJump = useAtomValue(canJumpAtom)
  const [at, setAt] = useState(() => (data ? fieldValue(nowOf(data)) : ''))
  const atMs = Date.parse(`${at}:00+09:00`)
  const isPast = data !== undefined && atMs < nowOf(data) - minuteMs
  // The field accepts years of five digits or more, which are no valid instants.
  const isTooFar = data !== undefined && at !== '' && !(atMs <= farthestJump(nowOf(data)))
  const { data: history } = useQuery({ ...historyQuery, enabled: isPast })
  const past = isPast && history ? pastText(history, atMs, words) : {}
  const problem = isTooFar ? words.tooFar : past.problem
  const move = (target: JumpTarget) => {
    onDone()
    void jump(target)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (at === '' || problem !== undefined) return
    if (!isPast) return move({ to: `${at}:00+09:00` })
    onDone()
    void goToPast(atMs)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="flex items-end gap-2">
        <Field
          label={words.at}
          className="flex-1"
          type="datetime-local"
          value={at}
          aria-invalid={problem !== undefined || undefined}
          onChange={setAt}
          look="num"
        />
        <SmallButton tone="primary" type="submit" disabled={!canJump || at === '' || problem !== undefined}>
          {isPast ? words.goBack : words.go}
        </SmallButton>
      </div>
      {problem === undefined ? (
        isPast && <p className="text-xs text-ink-2">{past.text}</p>
      ) : (
        <p role="alert" className="text-xs text-alarm">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {durations.map((value) => (
          <SmallButton key={value} disabled={!canJump} onClick={() => move({ advance: value })}>
            {words.durations[value]}
          </SmallButton>
        ))}
      </div>
    </form>
  )
}
