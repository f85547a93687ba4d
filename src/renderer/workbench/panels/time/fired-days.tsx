import { queryOptions, useQuery } from '@tanstack/react-query'
import { listFiredDays, type LaterDay } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { VirtualList } from '../../../ui/list/windowed-list.tsx'
import { callControl } from '../../control/call-control.ts'
import { QueryState } from '../../parts/panel.tsx'
import { formatLongDay } from '../../time/moments.ts'
import { FiredOfDay } from './fired-of-day.tsx'

/** Asked for again with the clock: `use-events.ts` tells of both. */
const firedDaysQuery = queryOptions({
  queryKey: ['clock', 'fired'],
  queryFn: () => callControl(listFiredDays),
})

const kindsOf = ({ kinds }: LaterDay) => Object.entries(kinds) as [EffectKind, number][]

/** What has happened in the whole town, by day and kind, the latest day first; a kind opens into its effects. */
export function FiredDays({ emptyText }: { emptyText: string }) {
  const query = useQuery(firedDaysQuery)
  return (
    <QueryState query={query}>
      {(days) => {
        if (days.length === 0) return <EmptyState icon="clock">{emptyText}</EmptyState>
        const count = days.reduce((sum, day) => sum + day.count, 0)
        return (
          <>
            <p className="mb-2 text-xs text-ink-2 num">
              {days.length.toLocaleString('ja')}日 ・ {count.toLocaleString('ja')}件の出来事
            </p>
            <VirtualList
              label="起きたことの一覧"
              className="-mx-2.5 max-h-[60vh] px-2.5"
              items={days.toReversed()}
              keyOf={({ day }) => day}
              renderItem={(day) => (
                <section className="border-b border-line py-2">
                  <h3 className="flex justify-between text-s font-medium">
                    {formatLongDay(Date.parse(day.at))}
                    <span className="text-ink-3 num">{day.count.toLocaleString('ja')}件</span>
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
