import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { historyQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { Slot } from '../../hub/window-features.tsx'
import { Panel, Scroller } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { historyCopy } from './copy.ts'
import { MomentList } from './moment-list.tsx'
import { SavedWorlds, SaveWorldForm } from './saved-worlds.tsx'

/** History of the world: its saved worlds, the slot for files of a case, and its moments. */
export function HistoryPanel() {
  const words = useCopy(historyCopy)
  const [params] = useSearchParams()
  const scroller = useRef<HTMLDivElement>(null)
  // Other panels link to a moment: `/history?moment=12`.
  const [, id] = /^(\d+)$/.exec(params.get('moment') ?? '') ?? []
  return (
    <Panel title={words.title} aside={<UndoButtons withText />} toolbar={<SaveWorldForm />} fixed>
      <Scroller ref={scroller} className="px-4.5 pb-6">
        <div>
          <SavedWorlds />
          <Slot slot="savedWorlds" />
          <QueryState of={historyQuery}>
            {(history) => (
              <MomentList history={history} scroller={scroller} asked={id === undefined ? undefined : Number(id)} />
            )}
          </QueryState>
        </div>
      </Scroller>
    </Panel>
  )
}
