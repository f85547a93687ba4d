import { useAtom, useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { clockQuery, type ClockReading, nowOf, useNow } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { storedAtom } from '../../hub/state.ts'
import { concerns } from '../../hub/world/effect-looks.ts'
import { Panel, QueryState, useViews } from '../../parts/panel.tsx'
import { timeCopy } from './copy.ts'
import { FiredDays } from './fired-days.tsx'
import { MomentList } from './moment-row.tsx'
import { JumpSettings } from './move-popup.tsx'
import { itemsOf, type MarkItem } from './track-items.ts'

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

/** Whether lists of time show only members on the stage. */
const onlyNearAtom = storedAtom('onlyNear', z.boolean(), true)

/** The track as lists: coming and fired effects. */
export function TimePanel() {
  const { title, panel: words } = useCopy(timeCopy)
  const [view, choice] = useViews(words.views, 'coming')
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
          return <MomentList items={rows} className="-mx-2.5" now={now ?? nowOf(clock)} />
        }}
      </QueryState>
      <div className="mt-4">
        <JumpSettings />
      </div>
    </Panel>
  )
}
