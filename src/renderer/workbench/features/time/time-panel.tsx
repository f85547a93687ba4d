import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { LaterDay } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { dotFill, EmptyState } from '../../../ui/feedback/states.tsx'
import { VirtualList } from '../../../ui/list/windowed-list.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { ask, clockQuery, type ClockReading, nowOf, useNow, worldChanges } from '../../hub/control/queries.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { showMember } from '../../hub/phones/show-members.ts'
import { onlyNearAtom, stageMembersAtom } from '../../hub/state.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { concerns, lookOfKind } from '../../hub/world/effect-looks.ts'
import { Panel, QueryState, useViews } from '../../parts/panel.tsx'
import { timeCopy } from './copy.ts'
import { MomentRow } from './moment-row.tsx'
import { JumpSettings } from './move-popup.tsx'
import { itemsOf, type MarkItem } from './track-scale.ts'

/** Effects of one kind on one day. When open, each links to the members concerned. */
export function FiredOfDay({ day, kind, count }: { day: string; kind: EffectKind; count: number }) {
  const words = useCopy(timeCopy).panel
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    ...ask(['clock', 'fired', day, kind], () => control.listFiredOfDay({ day, kind }), { staleAfter: worldChanges }),
    enabled: open,
  })
  const { label, tone } = lookOfKind(kind)
  const gone = data === undefined ? 0 : count - data.length
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex cursor-pointer items-center gap-2 rounded-s py-1 text-s hover:bg-wash">
        <span className={`size-2 rounded-full ${dotFill[tone]}`} />
        <span>{label}</span>
        <span className="ms-auto text-ink-3 num">{grouped(count)}</span>
      </summary>
      <ul className="ps-4">
        {data?.map((effect) => {
          const { at, subject, members } = effect
          const [first] = members
          return (
            <li key={`${subject} ${at}`} className="flex items-baseline gap-2 py-1 text-s">
              <span className="w-11 shrink-0 text-xs text-ink-3 num">{formatTime(Date.parse(at))}</span>
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
        })}
      </ul>
      {gone > 0 && <p className="ps-4 text-xs text-ink-3 num">{words.others(gone)}</p>}
    </details>
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

const views = ['coming', 'fired'] as const

/**
 * Rows without those of the same text and minute. Of the logins of one member, which end one by one, only the last
 * counts: it is the one on the phone.
 */
export function eachOnce(rows: readonly MarkItem[]): MarkItem[] {
  const keyOf = ({ kind, atMs, text }: MarkItem) =>
    kind === 'session-expiry' ? text : `${Math.floor(atMs / minuteMs)} ${text}`
  const last = new Map(rows.map((row) => [keyOf(row), row]))
  return rows.filter((row) => last.get(keyOf(row)) === row)
}

/** The track as lists: coming and fired effects. */
export function TimePanel() {
  const { title, panel: words } = useCopy(timeCopy)
  const options = views.map((value) => ({ value, label: words.views[value] }))
  const [view, choice] = useViews(words.view, options, 'coming')
  const [onlyNear, setOnlyNear] = useAtom(onlyNearAtom)
  const now = useNow(1000)
  const ids = useAtomValue(stageMembersAtom)
  const rowsOf = (clock: ClockReading): MarkItem[] => {
    const all = itemsOf({ ...clock, moments: [] }, (effect) => effect.kind === 'daily-reset' || concerns(effect, ids))
    const rows = all.filter(({ past }) => past === (view === 'fired'))
    const shown = eachOnce(onlyNear ? rows.filter(({ near }) => near) : rows)
    return view === 'fired' ? shown.toReversed() : shown
  }
  return (
    <Panel
      title={title}
      aside={choice}
      toolbar={
        <label className="flex items-center gap-2 text-s text-ink-2">
          <input type="checkbox" checked={onlyNear} onChange={(event) => setOnlyNear(event.target.checked)} />
          {words.onlyNear}
        </label>
      }
    >
      <QueryState of={clockQuery}>
        {(clock) => {
          if (view === 'fired' && !onlyNear) return <FiredDays emptyText={words.empty.fired} />
          const rows = rowsOf(clock)
          if (rows.length === 0) return <EmptyState icon="clock">{words.empty[view]}</EmptyState>
          return (
            <ul className="-mx-2.5 grid gap-0.5">
              {rows.map((item) => (
                <li key={item.key}>
                  <MomentRow item={item} now={now ?? nowOf(clock)} />
                </li>
              ))}
            </ul>
          )
        }}
      </QueryState>
      <div className="mt-4">
        <JumpSettings />
      </div>
    </Panel>
  )
}
