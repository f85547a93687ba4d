import { useAtom, useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { clockQuery, nowOf, useNow } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { storedAtom } from '../../hub/state.ts'
import { Panel, useViews } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { timeCopy } from './copy.ts'
import { FiredDays } from './fired-days.tsx'
import { JumpSettings } from './jump-settings.tsx'
import { MomentList } from './moment-row.tsx'
import { timeRows } from './time-rows.ts'
import { isNearStage, itemsOf } from './track/track-items.ts'

/** Whether lists of time show only members on the stage. */
const onlyNearAtom = storedAtom('onlyNear', z.boolean(), true)

/** The track as lists: coming and fired effects. */
export function TimePanel() {
  const { title, panel: words } = useCopy(timeCopy)
  const [view, choice] = useViews(words.views, 'coming')
  const [onlyNear, setOnlyNear] = useAtom(onlyNearAtom)
  const now = useNow(1000)
  const onStage = useAtomValue(stageMembersAtom)
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
          const items = itemsOf({ ...clock, moments: [] }, (effect) => isNearStage(effect, onStage))
          const rows = timeRows(items, { view, onlyNear })
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
