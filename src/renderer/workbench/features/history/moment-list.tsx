import { useMemo, useState } from 'react'
import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { ScrolledList } from '../../../ui/list/scrolled-list.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { ask } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { momentsOfWorld, recordableMoments } from '../../hub/world/history-ways.ts'
import { foldFormer, FormerFold } from '../../parts/former-worlds.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { type BranchRow, branchRows } from './branch-rows.ts'
import { historyCopy } from './copy.ts'
import { HistoryRoom, roomText } from './history-room.tsx'
import { HistoryRow } from './history-row.tsx'

/** Begins a recording at a moment. The code is loaded lazily, because most windows never record. */
const recordHere = (moment: number): Promise<boolean> =>
  attempt(async () => (await import('../../hub/recording/record-from.ts')).recordFrom(moment))

const changesQuery = (id: number) =>
  ask(['history', 'changes', id], () => control.readMomentChanges({ id }), { staleAfter: ['history'] })

interface MomentListProps {
  history: HistoryView
  /** The element that scrolls the list. */
  scroller: React.RefObject<HTMLElement | null>
  /** Moment of the link that led here, shown opened and in view. */
  asked: number | undefined
}

/** Moments of the present world, newest first, with indented branches; moments of former worlds are folded. */
export function MomentList({ history, scroller, asked }: MomentListProps) {
  const words = useCopy(historyCopy)
  const [open, setOpen] = useState(asked)
  const [formerOpen, setFormerOpen] = useState<boolean>()
  const { branched, ofWorld, recordable } = useMemo(
    () => ({
      branched: branchRows(history.moments, history.present),
      ofWorld: momentsOfWorld(history),
      recordable: recordableMoments(history),
    }),
    [history],
  )
  const ownRows = branched.filter(({ moment }) => ofWorld.has(moment.id))
  const branches = new Set(ownRows.map(({ branch }) => branch)).size
  // Opens the fold when the linked moment belongs to a former world.
  const isFormerOpen = formerOpen ?? (asked !== undefined && !ofWorld.has(asked))
  const rows = foldFormer(branched.toReversed(), ({ moment }) => ofWorld.has(moment.id), isFormerOpen)
  // At first, because later moments move its row.
  const [askedAt] = useState(() => rows.findIndex((row) => 'moment' in row && row.moment.id === asked))
  const rowOf = (row: BranchRow) => {
    const { id } = row.moment
    return (
      <div className={id === asked ? 'rounded-s bg-wash' : undefined}>
        <HistoryRow
          {...row}
          open={id === open}
          onOpen={() => setOpen(id === open ? undefined : id)}
          onRecord={recordable.has(id) ? () => void recordHere(id) : undefined}
        />
        {id === open && <MomentChanges id={id} />}
      </div>
    )
  }
  return (
    <section aria-label={words.moments}>
      <h3 className="mb-1 text-s font-semibold">{words.moments}</h3>
      <p className="mb-2 text-xs text-ink-2 num">{words.count(ownRows.length, branches, roomText(history))}</p>
      <HistoryRoom history={history} />
      <div className="-mx-2.5 -mb-0.5">
        <ScrolledList
          items={rows}
          keyOf={(row) => ('fold' in row ? 'fold' : row.moment.id)}
          scroller={scroller}
          startAt={askedAt === -1 ? undefined : askedAt}
          renderItem={(row) => (
            <div className="flow-root pb-0.5">
              {'fold' in row ? (
                <FormerFold {...row} isOpen={isFormerOpen} onPress={() => setFormerOpen(!isFormerOpen)} />
              ) : (
                rowOf(row)
              )}
            </div>
          )}
        />
      </div>
    </section>
  )
}

/** Records that a moment changed. */
function MomentChanges({ id }: { id: number }) {
  return (
    <div className="px-2.5 pt-1 pb-3">
      <QueryState of={changesQuery(id)} rows={1}>
        {(changes) => <WorldChanges changes={changes} />}
      </QueryState>
    </div>
  )
}
