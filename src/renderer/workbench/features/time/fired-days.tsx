import { useState } from 'react'
import type { Effect, LaterDay } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { dotFill } from '../../../ui/feedback/tone.ts'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { ask, worldChanges } from '../../hub/control/query-client.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { showMember } from '../../hub/phones/show-members.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { QueryState } from '../../parts/panel.tsx'
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

const firedDaysQuery = ask(['clock', 'fired'], () => control.listFiredDays(), { staleAfter: worldChanges })

const kindsOf = ({ kinds }: LaterDay) => Object.entries(kinds) as [EffectKind, number][]

/** Fired effects of the whole town by day and kind, latest day first. A kind opens into its effects. */
export function FiredDays({ emptyText }: { emptyText: string }) {
  const words = useCopy(timeCopy).panel
  return (
    <QueryState of={firedDaysQuery}>
      {(days) => {
        if (days.length === 0) return <EmptyState icon="clock">{emptyText}</EmptyState>
        const count = days.reduce((sum, day) => sum + day.count, 0)
        return (
          <>
            <p className="mb-2 text-xs text-ink-2 num">{words.count(days.length, count)}</p>
            <VirtualList
              label={words.firedList}
              className="-mx-2.5 max-h-[60vh] px-2.5"
              items={days.toReversed()}
              keyOf={({ day }) => day}
              renderItem={(day) => (
                <section className="border-b border-line py-2">
                  <h3 className="flex justify-between text-s font-medium">
                    {formatLongDay(Date.parse(day.at))}
                    <span className="text-ink-3 num">{words.events(day.count)}</span>
                  </h3>
                  {kindsOf(day).map(([kind, number]) => (
                    <FiredOfDay key={kind} day={day.day} kind={kind} count={number} />
                  ))}
                </section>
              )}
            />
          </>
        )
      }}
    </QueryState>
  )
}
