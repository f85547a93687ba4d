import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { HistoryView, Moment, MomentKind } from '../../../../contract/control/history.ts'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { ask, historyQuery } from '../../hub/control/queries.ts'
import { formatMoment } from '../../hub/dates.ts'
import { currentCopy, joined, useCopy } from '../../hub/language.ts'
import { Slot } from '../../hub/slot.tsx'
import { goTo } from '../../hub/world/history-actions.ts'
import { momentText, recordableMoments, wayTo } from '../../hub/world/moments.ts'
import { ActionButton, ToolButton } from '../../parts/buttons.tsx'
import { foldFormer, FormerFold, momentsOfWorld } from '../../parts/former-worlds.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { historyCopy } from './copy.ts'
import { SavedWorlds, SaveWorldForm } from './saved-worlds.tsx'

/** Begins a recording at a moment. The code is loaded lazily, because most windows never record. */
const recordHere = (moment: number): Promise<boolean> =>
  attempt(async () => (await import('../../hub/recording/record-from.ts')).recordFrom(moment))

export interface BranchRow {
  readonly moment: Moment
  /** 0 for the branch of the present moment; other branches are numbered by their first moment. */
  readonly branch: number
  readonly isPresent: boolean
}

/** Assigns each moment to a branch. The path through the present moment is one branch. */
export function branchRows(moments: readonly Moment[], present: number): readonly BranchRow[] {
  const mainWay = new Set(wayTo(moments, present).map(({ id }) => id))
  const branchOf = new Map<number, number>()
  /** Moments already continued by a branch. */
  const continued = new Set<number>()
  let last = 0
  return moments.map((moment) => {
    const { id, parent } = moment
    const isOnWay = mainWay.has(id)
    const above = parent === null ? undefined : branchOf.get(parent)
    // After the present moment, the first child continues its branch.
    const goesOn = parent !== null && above !== undefined && !continued.has(parent) && !leavesWay(parent)
    const branch = isOnWay ? 0 : goesOn ? above : (last += 1)
    if (parent !== null && (isOnWay || goesOn)) continued.add(parent)
    branchOf.set(id, branch)
    return { moment, branch, isPresent: id === present }
  })

  function leavesWay(parent: number): boolean {
    return parent !== present && mainWay.has(parent)
  }
}

const icons: Readonly<Record<MomentKind, IconName>> = {
  start: 'home',
  call: 'list',
  frame: 'chat',
  operator: 'camera',
  jump: 'clock',
  load: 'save',
  step: 'book',
}

interface HistoryRowProps extends BranchRow {
  open: boolean
  onOpen: () => void
  /** Begins a recording here; missing where none can begin. */
  onRecord?: (() => void) | undefined
}

const deepestIndent = 4

/** One moment: its cause, member and time, and buttons to go there and to record from there. */
export function HistoryRow({ moment, branch, isPresent, open, onOpen, onRecord }: HistoryRowProps) {
  const { id, kind, at, to, phone, member, changes } = moment
  const words = useCopy(historyCopy)
  const text = momentText(moment)
  const who = [phone?.toUpperCase(), member?.name].filter(Boolean).join(' ')
  return (
    <div
      aria-current={isPresent ? 'true' : undefined}
      className="flex min-h-11 items-center gap-2.5 rounded-s px-2.5 aria-current:bg-plum-soft"
      style={{ marginInlineStart: `${Math.min(branch, deepestIndent) * 1.25}rem` }}
    >
      <Icon name={branch === 0 ? icons[kind] : 'branch'} size={16} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className={`block truncate text-s ${isPresent ? 'font-semibold' : ''}`}>{text}</span>
        <span className="block truncate text-xs text-ink-3 num">
          {joined([who, formatMoment(Date.parse(to ?? at)), isPresent ? words.now : ''])}
        </span>
      </span>
      {changes > 0 && (
        <ToolButton
          icon={open ? 'chevron-up' : 'chevron-down'}
          label={words.changes(text, changes)}
          aria-expanded={open}
          onClick={onOpen}
        />
      )}
      {onRecord && <ToolButton icon="record" label={words.recordFrom(text)} onClick={onRecord} />}
      {!isPresent && (
        <ActionButton tone="text" run={() => goTo(id)} aria-label={words.goToMoment(text)}>
          {words.goTo}
        </ActionButton>
      )}
    </div>
  )
}

const mega = 1024 * 1024
const megabytes = (bytes: number) =>
  (bytes / mega).toLocaleString('en', { maximumFractionDigits: bytes < 10 * mega ? 1 : 0 })

/** Disk space used by the moments, and its limit. */
export function roomText({ bytes, mostBytes }: Pick<HistoryView, 'bytes' | 'mostBytes'>): string {
  return currentCopy(historyCopy).room(megabytes(bytes), megabytes(mostBytes))
}

/** Share of the limit above which the panel warns (D-109). */
const warnedFrom = 0.8

/** Warns before moments are dropped, names the next moment to drop, and counts the dropped moments. */
export function HistoryRoom({ history: { moments, most, bytes, mostBytes, forgotten } }: { history: HistoryView }) {
  const words = useCopy(historyCopy)
  const [oldest] = moments
  const isNearlyFull = Math.max(bytes / mostBytes, moments.length / most) >= warnedFrom
  return (
    <>
      {isNearlyFull && oldest && (
        <Notice tone="warn" className="mb-2">
          {words.nearlyFull(momentText(oldest))}
        </Notice>
      )}
      {forgotten > 0 && <p className="mb-2 text-xs text-ink-2 num">{words.forgotten(forgotten)}</p>}
    </>
  )
}

/**
 * Moments of the present world, newest first, with indented branches; moments of former worlds are folded. Each shows
 * its changes and can be restored.
 * Above the list: kept worlds, and the whole case as a file.
 */
export function HistoryPanel() {
  const words = useCopy(historyCopy)
  const query = useQuery(historyQuery)
  const [params] = useSearchParams()
  // Other panels link to a moment: `/history?moment=12`.
  const asked = Number(params.get('moment') ?? Number.NaN)
  const [open, setOpen] = useState<number | undefined>(Number.isNaN(asked) ? undefined : asked)
  const [formerOpen, setFormerOpen] = useState<boolean>()
  const target = useRef<HTMLLIElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isThere) target.current?.scrollIntoView({ block: 'center' })
  }, [isThere])
  const changes = useQuery({
    ...ask(['history', 'changes', open], () => control.readMomentChanges({ id: open ?? 0 }), {
      staleAfter: ['history'],
    }),
    enabled: open !== undefined,
  })
  return (
    <Panel title={words.title} aside={<UndoButtons withText />} toolbar={<SaveWorldForm />}>
      <SavedWorlds />
      <Slot slot="savedWorlds" />
      <QueryState of={historyQuery}>
        {(history) => {
          const { moments, present } = history
          const branched = branchRows(moments, present)
          const ofWorld = momentsOfWorld(history)
          // Opens the fold when the linked moment belongs to a former world.
          const isFormerOpen = formerOpen ?? (!Number.isNaN(asked) && !ofWorld.has(asked))
          const branches = new Set(branched.filter(({ moment: { id } }) => ofWorld.has(id)).map(({ branch }) => branch))
            .size
          const recordable = recordableMoments(history)
          const rows = foldFormer(branched.toReversed(), ({ moment: { id } }) => ofWorld.has(id), isFormerOpen)
          return (
            <section aria-label={words.moments}>
              <h3 className="mb-1 text-s font-semibold">{words.moments}</h3>
              <p className="mb-2 text-xs text-ink-2 num">{words.count(moments.length, branches, roomText(history))}</p>
              <HistoryRoom history={history} />
              <ul className="-mx-2.5 grid gap-0.5">
                {rows.map((row) =>
                  'fold' in row ? (
                    <li key="fold">
                      <FormerFold {...row} isOpen={isFormerOpen} onPress={() => setFormerOpen(!isFormerOpen)} />
                    </li>
                  ) : (
                    <li
                      key={row.moment.id}
                      ref={row.moment.id === asked ? target : undefined}
                      className={row.moment.id === asked ? 'rounded-s bg-wash' : undefined}
                    >
                      <HistoryRow
                        {...row}
                        open={row.moment.id === open}
                        onOpen={() => setOpen(row.moment.id === open ? undefined : row.moment.id)}
                        onRecord={recordable.has(row.moment.id) ? () => void recordHere(row.moment.id) : undefined}
                      />
                      {row.moment.id === open && changes.data && (
                        <div className="px-2.5 pt-1 pb-3">
                          <WorldChanges changes={changes.data} />
                        </div>
                      )}
                    </li>
                  ),
                )}
              </ul>
            </section>
          )
        }}
      </QueryState>
    </Panel>
  )
}
