import { useMemo, useState } from 'react'
import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { ScrolledList } from '../../../ui/list/scrolled-list.tsx'
import { attempt } from '../../hub/control/attempt.ts'
import { control } from '../../hub/control/call-control.ts'
import { ask } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { momentsOfWorld, recordableMoments } from '../../hub/world/history-paths.ts'
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
  const { branched, ofWorld, recordable } = useMemo(
    () => ({
      branched: branchRows(history.moments, history.present),
      ofWorld: momentsOfWorld(history),
      recordable: recordableMoments(history),
    }),
    [history],
  )
  // A link to a moment of a former world opens the fold.
  const [isFormerOpen, setFormerOpen] = useState(() => asked !== undefined && !ofWorld.has(asked))
  const isOfWorld = ({ moment }: BranchRow) => ofWorld.has(moment.id)
  const ownRows = branched.filter(isOfWorld)
  const branches = new Set(ownRows.map(({ branch }) => branch)).size
  const rows = foldFormer(branched.toReversed(), isOfWorld, isFormerOpen)
  // At first, because later moments move its row.
  const [askedAt] = useState(() => rows.findIndex((row) => 'moment' in row && row.moment.id === asked))
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
                <MomentItem
                  row={row}
                  isAsked={row.moment.id === asked}
                  isOpen={row.moment.id === open}
                  onOpen={(isOpen) => setOpen(isOpen ? row.moment.id : undefined)}
                  isRecordable={recordable.has(row.moment.id)}
                />
              )}
            </div>
          )}
        />
      </div>
    </section>
  )
}

interface MomentItemProps {
  row: BranchRow
  /** The link led to it. */
  isAsked: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  isRecordable: boolean
}

/** A moment; when it is open, with the records that it changed. */
function MomentItem({ row, isAsked, isOpen, onOpen, isRecordable }: MomentItemProps) {
  const { id } = row.moment
  return (
    <div className={isAsked ? 'rounded-s bg-wash' : undefined}>
      <HistoryRow
        {...row}
        open={isOpen}
        onOpen={() => onOpen(!isOpen)}
        onRecord={isRecordable ? () => void recordHere(id) : undefined}
      />
      {isOpen && (
        <div className="px-2.5 pt-1 pb-3">
          <QueryState of={changesQuery(id)} rows={1}>
            {(changes) => <WorldChanges changes={changes} />}
          </QueryState>
        </div>
      )}
    </div>
  )
}
