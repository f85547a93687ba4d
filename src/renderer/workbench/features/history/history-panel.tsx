import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { HistoryView } from '../../../../contract/control/history.ts'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { ask } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { Slot } from '../../hub/slot.tsx'
import { momentsOfWorld, recordableMoments } from '../../hub/world/moments.ts'
import { foldFormer, FormerFold } from '../../parts/former-worlds.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { branchRows } from './branch-rows.ts'
import { historyCopy } from './copy.ts'
import { HistoryRoom, roomText } from './history-room.tsx'
import { HistoryRow } from './history-row.tsx'
import { SavedWorlds, SaveWorldForm } from './saved-worlds.tsx'

/** Begins a recording at a moment. The code is loaded lazily, because most windows never record. */
const recordHere = (moment: number): Promise<boolean> =>
  attempt(async () => (await import('../../hub/recording/record-from.ts')).recordFrom(moment))

const changesOf = (id: number) =>
  ask(['history', 'changes', id], () => control.readMomentChanges({ id }), { staleAfter: ['history'] })

function MomentChanges({ id }: { id: number }) {
  return (
    <div className="px-2.5 pt-1 pb-3">
      <QueryState of={changesOf(id)} rows={1}>
        {(changes) => <WorldChanges changes={changes} />}
      </QueryState>
    </div>
  )
}

interface MomentListProps {
  history: HistoryView
  /** Moment of the link that led here, shown opened and in view. */
  asked: number | undefined
}

/** Moments of the present world, newest first, with indented branches; moments of former worlds are folded. */
function MomentList({ history, asked }: MomentListProps) {
  const words = useCopy(historyCopy)
  const [open, setOpen] = useState(asked)
  const [formerOpen, setFormerOpen] = useState<boolean>()
  const target = useRef<HTMLLIElement>(null)
  useEffect(() => target.current?.scrollIntoView({ block: 'center' }), [])

  const branched = branchRows(history.moments, history.present)
  const ofWorld = momentsOfWorld(history)
  const ownRows = branched.filter(({ moment }) => ofWorld.has(moment.id))
  const branches = new Set(ownRows.map(({ branch }) => branch)).size
  const recordable = recordableMoments(history)
  // Opens the fold when the linked moment belongs to a former world.
  const isFormerOpen = formerOpen ?? (asked !== undefined && !ofWorld.has(asked))
  const rows = foldFormer(branched.toReversed(), ({ moment }) => ofWorld.has(moment.id), isFormerOpen)
  return (
    <section aria-label={words.moments}>
      <h3 className="mb-1 text-s font-semibold">{words.moments}</h3>
      <p className="mb-2 text-xs text-ink-2 num">{words.count(ownRows.length, branches, roomText(history))}</p>
      <HistoryRoom history={history} />
      <ul className="-mx-2.5 grid gap-0.5">
        {rows.map((row) => {
          if ('fold' in row)
            return (
              <li key="fold">
                <FormerFold {...row} isOpen={isFormerOpen} onPress={() => setFormerOpen(!isFormerOpen)} />
              </li>
            )
          const { id } = row.moment
          const isAsked = id === asked
          return (
            <li key={id} ref={isAsked ? target : undefined} className={isAsked ? 'rounded-s bg-wash' : undefined}>
              <HistoryRow
                {...row}
                open={id === open}
                onOpen={() => setOpen(id === open ? undefined : id)}
                onRecord={recordable.has(id) ? () => void recordHere(id) : undefined}
              />
              {id === open && <MomentChanges id={id} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** History of the world: its saved worlds, the slot for files of a case, and its moments. */
export function HistoryPanel() {
  const words = useCopy(historyCopy)
  const [params] = useSearchParams()
  // Other panels link to a moment: `/history?moment=12`.
  const [, id] = /^(\d+)$/.exec(params.get('moment') ?? '') ?? []
  return (
    <Panel title={words.title} aside={<UndoButtons withText />} toolbar={<SaveWorldForm />}>
      <SavedWorlds />
      <Slot slot="savedWorlds" />
      <QueryState of={historyQuery}>
        {(history) => <MomentList history={history} asked={id === undefined ? undefined : Number(id)} />}
      </QueryState>
    </Panel>
  )
}
