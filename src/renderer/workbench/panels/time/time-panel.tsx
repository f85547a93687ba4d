import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { clockQuery, type ClockReading, nowOf, useNow } from '../../control/queries.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { onlyNearAtom } from '../../state/layout.ts'
import { stageMembersAtom } from '../../state/phones.ts'
import { concerns } from '../../time/effect-kinds.ts'
import { JumpSettings } from '../../time/jumps.tsx'
import { MomentRow } from '../../time/moment-row.tsx'
import { itemsOf, type MarkItem } from '../../time/track-scale.ts'
import { FiredDays } from './fired-days.tsx'

type View = 'coming' | 'fired' | 'points'
const views = [
  { value: 'coming', label: 'これから' },
  { value: 'fired', label: '起きたこと' },
  { value: 'points', label: '戻れる時点' },
] as const
const empty: Record<View, string> = {
  coming: 'これから起こることはありません。',
  fired: '時刻を進めると、起きたことがここに並びます。',
  points: '時刻を移動すると、その前の時点がここに残ります。',
}

/** The track as lists: what comes, what fired, and the points to go back to. */
export function TimePanel() {
  const [view, setView] = useState<View>('coming')
  const [onlyNear, setOnlyNear] = useAtom(onlyNearAtom)
  const query = useQuery(clockQuery)
  const now = useNow(1000)
  const ids = useAtomValue(stageMembersAtom)
  const rowsOf = (clock: ClockReading): MarkItem[] => {
    const all = itemsOf(clock, (effect) => effect.kind === 'daily-reset' || concerns(effect, ids))
    if (view === 'points') return all.filter(({ kind }) => kind === 'checkpoint').toReversed()
    const rows = all.filter(({ kind, past }) => kind !== 'checkpoint' && past === (view === 'fired'))
    const shown = onlyNear ? rows.filter(({ near }) => near) : rows
    return view === 'fired' ? shown.toReversed() : shown
  }
  return (
    <Panel
      title="時刻"
      aside={<Segmented label="一覧" size="s" options={views} value={view} onValueChange={setView} />}
      toolbar={
        view !== 'points' && (
          <label className="flex items-center gap-2 text-s text-ink-2">
            <input
              type="checkbox"
              checked={onlyNear}
              onChange={(event) => setOnlyNear(event.target.checked)}
            />
            ステージの会員に関わるものだけ
          </label>
        )
      }
    >
      <QueryState query={query}>
        {(clock) => {
          if (view === 'fired' && !onlyNear) return <FiredDays emptyText={empty.fired} />
          const rows = rowsOf(clock)
          if (rows.length === 0) return <EmptyState icon="clock">{empty[view]}</EmptyState>
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
