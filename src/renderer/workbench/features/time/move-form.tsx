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
import { canJumpAtom, goToPast, jump } from './jump.ts'

const durations = ['PT1H', 'PT12H', 'P1D', 'P7D', 'P31D', 'P180D'] as const

/** What stands below the field: how a past instant is reached, or why time cannot move to an instant. */
type FieldNote = Pick<React.ComponentProps<typeof Field>, 'hint' | 'problem'>

type MoveWords = (typeof timeCopy)['ja']['move']

function noteOnPast({ moments, present }: HistoryView, atMs: number, words: MoveWords): FieldNote {
  const state = stateBefore(moments, present, atMs)
  if (!state) return { problem: lostText(moments, present) }
  return { hint: state.atMs === atMs ? words.past : words.through(state.text) }
}

/** A date and time in Tokyo, or a duration from now. */
export function MoveForm({ onDone }: { onDone: () => void }) {
  const words = useCopy(timeCopy).move
  const { data } = useQuery(clockQuery)
  const canJump = useAtomValue(canJumpAtom)
  const [at, setAt] = useState(() => (data ? fieldValue(nowOf(data)) : ''))
  const instant = `${at}:00+09:00`
  const atMs = Date.parse(instant)
  const isPast = data !== undefined && atMs < nowOf(data) - minuteMs
  // The field accepts years of five digits or more, which are no valid instants.
  const isTooFar = data !== undefined && at !== '' && !(atMs <= farthestJump(nowOf(data)))
  const { data: history } = useQuery({ ...historyQuery, enabled: isPast })
  const past = isPast && history ? noteOnPast(history, atMs, words) : {}
  const note: FieldNote = isTooFar ? { problem: words.tooFar } : past
  const isReady = at !== '' && note.problem === undefined
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    onDone()
    void (isPast ? goToPast(atMs) : jump({ to: instant }))
  }
  const advance = (duration: string) => {
    onDone()
    void jump({ advance: duration })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="flex items-start gap-2">
        <Field
          {...note}
          label={words.at}
          className="flex-1"
          type="datetime-local"
          value={at}
          onChange={setAt}
          controlClassName="num"
        />
        <SmallButton tone="primary" type="submit" className="mt-5" disabled={!canJump || !isReady}>
          {isPast ? words.goBack : words.go}
        </SmallButton>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {durations.map((value) => (
          <SmallButton key={value} disabled={!canJump} onClick={() => advance(value)}>
            {words.durations[value]}
          </SmallButton>
        ))}
      </div>
    </form>
  )
}
