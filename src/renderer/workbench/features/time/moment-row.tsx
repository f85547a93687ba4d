import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Effect } from '../../../../contract/control/clock.ts'
import type { Edge, EffectKind } from '../../../../contract/control/effects.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { dotFill } from '../../../ui/feedback/states.tsx'
import { clockQuery, membersQuery, nowOf, useIsRealPhone, variantsQuery } from '../../hub/control/queries.ts'
import { formatDuration, formatNear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { shownOn } from '../../hub/phones/page-reads.ts'
import {
  connectedAtom,
  isJumpingAtom,
  memberIdsAtom,
  memberInHandAtom,
  phonesAtom,
  reportsAtom,
  stageMembersAtom,
} from '../../hub/state.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { findEdgeTarget, jump, targetOfEffect } from '../../hub/world/clock-actions.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { concerns, lookOfKind } from '../../hub/world/effect-looks.ts'
import { goBack } from '../../hub/world/history-actions.ts'
import { SmallButton, ToolButton } from '../../parts/buttons.tsx'
import { Popup } from '../../parts/popup.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { timeCopy } from './copy.ts'
import { itemsOf, type MarkItem } from './track-scale.ts'

interface MinuteButtonsProps {
  atMs: number
  now: number
  /** Text of the effect, for the accessible names of the buttons. */
  name: string
  /** Members of its pairing, whom the phones then show, each on the other's page. */
  pair?: readonly [number, number] | undefined
  onDone?: (() => void) | undefined
}

/** Offsets of one minute before and after an edge, where mistakes are most likely. */
const besides = [
  { side: 'before', ms: -minuteMs },
  { side: 'after', ms: minuteMs },
] as const

/** To a minute before and a minute after an instant. */
function MinuteButtons({ atMs, now, name, pair, onDone }: MinuteButtonsProps) {
  const words = useCopy(timeCopy).row
  const jumping = useAtomValue(isJumpingAtom)
  const connected = useAtomValue(connectedAtom)
  return besides.map(({ side, ms }) => (
    <button
      key={side}
      type="button"
      aria-label={words.goBeside(name, words.besides[side])}
      disabled={jumping || !connected || atMs + ms <= now}
      onClick={() => {
        onDone?.()
        void jump({ to: new Date(atMs + ms).toISOString() }, pair)
      }}
      className="shrink-0 rounded-s px-1.5 py-1 text-xs whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
    >
      {words.besides[side]}
    </button>
  ))
}

interface EdgeButtonProps {
  edge: Edge
  className?: string
  onJump?: () => void
  /** Shows the jumps to a minute before and after beside the button. */
  withMinutes?: boolean
}

/** Jumps to a named instant. The hint shows its time and effect. */
export function EdgeButton({ edge, className = '', onJump, withMinutes = false }: EdgeButtonProps) {
  const words = useCopy(timeCopy).row
  const name = useCopy(worldCopy).edges[edge]
  const jumping = useAtomValue(isJumpingAtom)
  const { data } = useQuery(clockQuery)
  const inHand = useAtomValue(memberInHandAtom)
  const onStage = useAtomValue(stageMembersAtom)
  const found = data && findEdgeTarget(edge, data, { inHand, onStage })
  const hint = found ? words.hint(formatNear(found.atMs, nowOf(data)), found.text ?? '') : words.none
  const main = (
    <SmallButton
      title={hint.trim()}
      className={className}
      disabled={jumping || found === undefined}
      onClick={() => {
        onJump?.()
        if (found) void jump(found.target)
      }}
    >
      {name}
    </SmallButton>
  )
  if (!withMinutes) return main
  return (
    <span className="flex items-center gap-0.5">
      {main}
      {found && <MinuteButtons atMs={found.atMs} now={nowOf(data)} name={name} onDone={onJump} />}
    </span>
  )
}

/** Explains a coming reply window that no page shows while the step is switched off, with the switch (D-142). */
function ReplyStepNote() {
  const { replyStep } = useCopy(worldCopy).variants
  const words = useCopy(timeCopy).row
  const { data } = useQuery(variantsQuery)
  const connected = useAtomValue(connectedAtom)
  if (data?.replyStep !== 'off') return null
  return (
    <p className="flex items-baseline gap-1 ps-7 pb-2 text-xs text-ink-2">
      <span className="min-w-0 flex-1">{words.replyStep(replyStep.title)}</span>
      <button
        type="button"
        disabled={!connected}
        onClick={() => void changeVariant({ replyStep: 'on' })}
        className="shrink-0 rounded-s px-1.5 py-1 whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
      >
        {words.turnOn}
      </button>
    </p>
  )
}

interface MomentRowProps {
  item: MarkItem
  now: number
  /** Member whose edges the rows are; without it, those on the stage. */
  member?: number | undefined
  onDone?: (() => void) | undefined
}

/** One item of the track as a row: a coming effect links ahead, a moment links back. */
export function MomentRow({ item, now, member, onDone }: MomentRowProps) {
  const { move, row: words } = useCopy(timeCopy)
  const jumping = useAtomValue(isJumpingAtom)
  const connected = useAtomValue(connectedAtom)
  const { data: clock } = useQuery(clockQuery)
  const inHand = useAtomValue(memberInHandAtom)
  const onStage = useAtomValue(stageMembersAtom)
  const isPoint = item.back !== undefined
  const go = () => {
    onDone?.()
    const outlook = clock ?? { coming: [], next: {} }
    void (item.back
      ? goBack(item.back)
      : jump(targetOfEffect(item, outlook, { inHand: member ?? inHand, onStage: member === undefined ? onStage : [] })))
  }
  const aside = isPoint ? move.goBack : item.past ? undefined : words.left(formatDuration(item.atMs - now))
  const body = (
    <span className="flex items-start gap-2.5">
      <span
        className={`mt-1.5 size-2 shrink-0 ${isPoint ? 'rotate-45 rounded-[2px] inset-ring-[1.5px] inset-ring-plum' : `rounded-full ${dotFill[lookOfKind(item.kind).tone]}`}`}
      />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2 text-xs text-ink-3 num">
          <span>{formatNear(item.atMs, now)}</span>
          {aside !== undefined && <span className={isPoint ? 'text-plum' : ''}>{aside}</span>}
        </span>
        <span className={`block text-s leading-normal ${item.near && !isPoint ? 'font-medium' : ''}`}>{item.text}</span>
      </span>
    </span>
  )
  if (item.past && !isPoint) return <div className="px-2.5 py-2">{body}</div>
  const row = (
    <button type="button" className={pressableRow} disabled={jumping || !connected} onClick={go}>
      {body}
    </button>
  )
  if (isPoint) return row
  return (
    <>
      <div className="flex items-center gap-0.5">
        {row}
        <MinuteButtons atMs={item.atMs} now={now} name={item.text} pair={item.pair} onDone={onDone} />
      </div>
      {item.kind === 'reply-window' && <ReplyStepNote />}
    </>
  )
}

/** Effects that the time bar has already, or that no page of the app shows. */
const left: ReadonlySet<EffectKind> = new Set(['daily-reset', 'session-expiry', 'link-expiry', 'town-activity'])

const mostRows = 6

/**
 * Edges of the member on a phone, nearest first. On the page of a partner the edges of that pairing come first. A jump
 * shows the pairing on both phones; a phone that shows the partner already keeps its page.
 */
export function edgesOfPhone(coming: readonly Effect[], own: number, partner: number | undefined): MarkItem[] {
  const isOfPair = (effect: Effect) => partner !== undefined && concerns(effect, [partner])
  const ofOwn = coming.filter((effect) => !left.has(effect.kind) && concerns(effect, [own]))
  const chosen = [...ofOwn.filter(isOfPair), ...ofOwn.filter((effect) => !isOfPair(effect))].slice(0, mostRows)
  const items = chosen.flatMap((effect) =>
    itemsOf({ coming: [effect], later: [], fired: [], moments: [] }, () => isOfPair(effect)),
  )
  return items.map((item, index) => ({ ...item, key: `${item.key}-${index}` }))
}

/** Number of the member whom a page shows. */
function useShown(route: string): number | undefined {
  const shown = shownOn(route)
  const isNumber = shown !== undefined && /^\d+$/.test(shown)
  const { data } = useQuery({ ...membersQuery(shown ?? ''), enabled: shown !== undefined && !isNumber })
  return isNumber ? Number(shown) : shown === undefined ? undefined : data?.[0]?.id
}

/** Shows the edges of a phone's member and page while the pointer rests on it. One press jumps beside an edge. */
export function PhoneEdges({ name }: { name: PhoneName }) {
  const words = useCopy(timeCopy).row
  const [open, setOpen] = useState(false)
  const isReal = useIsRealPhone(name)
  const connected = useAtomValue(connectedAtom)
  const own = useAtomValue(memberIdsAtom)[name]
  const report = useAtomValue(reportsAtom)[name]
  const state = useAtomValue(phonesAtom)[name]
  const partner = useShown(report?.route ?? state.route)
  const { data: clock } = useQuery({ ...clockQuery, enabled: !isReal })
  const rows = isReal || own === undefined || clock === undefined ? [] : edgesOfPhone(clock.coming, own, partner)
  if (clock === undefined || rows.length === 0) return null
  const label = words.ofPhone(name.toUpperCase())
  return (
    <Popup
      label={label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      onHover
      className="w-96 p-2"
      trigger={<ToolButton icon="clock" label={label} disabled={!connected} />}
    >
      <p className="px-2.5 pt-1.5 pb-1 text-xs text-ink-2">
        {rows.some(({ near }) => near) ? words.pairFirst : words.ofMember}
      </p>
      <ul className="grid gap-0.5">
        {rows.map((item) => (
          <li key={item.key}>
            <MomentRow item={item} now={nowOf(clock)} member={own} onDone={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </Popup>
  )
}
