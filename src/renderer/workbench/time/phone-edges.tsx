import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Effect } from '../../../contract/control/clock.ts'
import type { EffectKind } from '../../../contract/control/effects.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { clockQuery, membersQuery, nowOf, useIsRealPhone } from '../control/queries.ts'
import { ToolButton } from '../parts/buttons.tsx'
import { Popup } from '../parts/popup.tsx'
import { shownOn } from '../stage/follow-phone.ts'
import { connectedAtom } from '../state/layout.ts'
import { memberIdsAtom, phonesAtom, reportsAtom } from '../state/phones.ts'
import { concerns } from './effect-kinds.ts'
import { MomentRow } from './moment-row.tsx'
import { itemsOf, type MarkItem } from './track-scale.ts'

/** Effects that the time bar has already, or that no page of the app shows. */
const left: ReadonlySet<EffectKind> = new Set(['daily-reset', 'session-expiry', 'link-expiry', 'town-activity'])

const mostRows = 6

/**
 * Edges of the member on a phone, nearest first. On the page of a partner the edges of that pairing come first, and a
 * jump keeps the page; from other pages a jump shows the pairing on both phones.
 */
export function edgesOfPhone(coming: readonly Effect[], own: number, partner: number | undefined): MarkItem[] {
  const isOfPair = (effect: Effect) => partner !== undefined && concerns(effect, [partner])
  const ofOwn = coming.filter((effect) => !left.has(effect.kind) && concerns(effect, [own]))
  const chosen = [...ofOwn.filter(isOfPair), ...ofOwn.filter((effect) => !isOfPair(effect))].slice(0, mostRows)
  const items = chosen.flatMap((effect) =>
    itemsOf({ coming: [effect], later: [], fired: [], checkpoints: [] }, () => isOfPair(effect)),
  )
  return items.map((item, place) => ({ ...item, key: `${item.key}-${place}`, pair: item.near ? undefined : item.pair }))
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
  const label = `スマートフォン ${name.toUpperCase()} の期限`
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
        {rows.some(({ near }) => near) ? 'この二人の期限が先です' : 'この会員の期限'}
      </p>
      <ul className="grid gap-0.5">
        {rows.map((item) => (
          <li key={item.key}>
            <MomentRow item={item} now={nowOf(clock)} onDone={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </Popup>
  )
}
