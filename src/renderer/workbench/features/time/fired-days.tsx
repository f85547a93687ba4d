import type { LaterDay } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { control } from '../../hub/control/call-control.ts'
import { ask, worldChanges } from '../../hub/control/query-client.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { timeCopy } from './copy.ts'
import { FiredOfDay } from './fired-of-day.tsx'

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
