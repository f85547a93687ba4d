import { useState } from 'react'
import type { Effect } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { dotFill } from '../../../ui/feedback/tone.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { control } from '../../hub/control/call-control.ts'
import { ask, worldChanges } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { showMember } from '../../hub/phones/show-members.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { timeCopy } from './copy.ts'

const firedOfDayQuery = (day: string, kind: EffectKind) =>
  ask(['clock', 'fired', day, kind], () => control.listFiredOfDay({ day, kind }), { staleAfter: worldChanges })

/** Placeholder rows at most. */
const mostRows = 4

/** Effects of one kind on one day. When open, each links to the members concerned. */
export function FiredOfDay({ day, kind, count }: { day: string; kind: EffectKind; count: number }) {
  const words = useCopy(timeCopy).panel
  const [open, setOpen] = useState(false)
  const { label, tone } = lookOfKind(kind)
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex cursor-pointer items-center gap-2 rounded-s py-1 text-s hover:bg-wash">
        <span className={`size-2 rounded-full ${dotFill[tone]}`} />
        <span>{label}</span>
        <span className="ms-auto text-ink-3 num">{grouped(count)}</span>
      </summary>
      {open && (
        <QueryState of={firedOfDayQuery(day, kind)} rows={Math.min(count, mostRows)}>
          {(effects) => (
            <>
              <ul className="ps-4">
                {effects.map((effect) => (
                  <FiredRow key={`${effect.subject} ${effect.at}`} effect={effect} />
                ))}
              </ul>
              {count > effects.length && (
                <p className="ps-4 text-xs text-ink-3 num">{words.others(count - effects.length)}</p>
              )}
            </>
          )}
        </QueryState>
      )}
    </details>
  )
}

function FiredRow({ effect }: { effect: Effect }) {
  const words = useCopy(timeCopy).panel
  const [first] = effect.members
  return (
    <li className="flex items-baseline gap-2 py-1 text-s">
      <span className="w-11 shrink-0 text-xs text-ink-3 num">{formatTime(Date.parse(effect.at))}</span>
      <span className="min-w-0 flex-1">{effectText(effect, 'past')}</span>
      {first && (
        <button
          type="button"
          title={words.showPage(first.name || words.member(first.id))}
          onClick={() => void attempt(() => showMember(first.id))}
          className="shrink-0 rounded-s px-1.5 text-xs text-plum hover:bg-wash"
        >
          {words.show}
        </button>
      )}
    </li>
  )
}
