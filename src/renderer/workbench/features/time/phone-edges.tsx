import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Effect } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { useIsRealPhone } from '../../hub/control/backend-queries.ts'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { memberIdsAtom, phonesAtom, reportsAtom } from '../../hub/phone-state.ts'
import { shownOn } from '../../hub/phones/page-reads.ts'
import { connectedAtom } from '../../hub/state.ts'
import { concerns } from '../../hub/world/effect-looks.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Popup } from '../../parts/popup.tsx'
import { timeCopy } from './copy.ts'
import { MomentList } from './moment-row.tsx'
import { itemsOf, type MarkItem } from './track-items.ts'

/** Effects that the time bar has already, or that no page of the app shows. */
const leftOut: ReadonlySet<EffectKind> = new Set(['daily-reset', 'session-expiry', 'link-expiry', 'town-activity'])

const mostRows = 6

/**
 * Edges of the member on a phone, nearest first. On the page of a partner the edges of that pairing come first. A jump
 * shows the pairing on both phones; a phone that shows the partner already keeps its page.
 */
export function edgesOfPhone(coming: readonly Effect[], own: number, partner: number | undefined): MarkItem[] {
  const isOfPair = (effect: Effect) => partner !== undefined && concerns(effect, [partner])
  const ofOwn = coming.filter((effect) => !leftOut.has(effect.kind) && concerns(effect, [own]))
  const chosen = [...ofOwn.filter(isOfPair), ...ofOwn.filter((effect) => !isOfPair(effect))].slice(0, mostRows)
  return chosen.flatMap((effect) =>
    itemsOf({ coming: [effect], later: [], fired: [], moments: [] }, () => isOfPair(effect)),
  )
}

/**
 * Number of the member whom a page shows.
 * @param own member of the phone, who is no partner in a conversation
 */
function useShown(route: string, own: number | undefined): number | undefined {
  const shown = shownOn(route)
  const isNumber = shown !== undefined && /^\d+$/.test(shown)
  const { data } = useQuery({ ...membersQuery(shown ?? ''), enabled: shown !== undefined && !isNumber })
  if (shown === undefined) return undefined
  return isNumber ? Number(shown) : data?.find(({ id }) => id !== own)?.id
}

/** Shows the edges of a phone's member and page while the pointer rests on it. One press jumps beside an edge. */
export function PhoneEdges({ name }: { name: PhoneName }) {
  const words = useCopy(timeCopy).row
  const isReal = useIsRealPhone(name)
  const connected = useAtomValue(connectedAtom)
  const own = useAtomValue(memberIdsAtom)[name]
  const report = useAtomValue(reportsAtom)[name]
  const state = useAtomValue(phonesAtom)[name]
  const partner = useShown(report?.route ?? state.route, own)
  const { data: clock } = useQuery({ ...clockQuery, enabled: !isReal })
  const rows = isReal || own === undefined || clock === undefined ? [] : edgesOfPhone(clock.coming, own, partner)
  if (clock === undefined || rows.length === 0) return null
  const label = words.ofPhone(name.toUpperCase())
  return (
    <Popup
      label={label}
      align="end"
      onHover
      className="w-96 p-2"
      trigger={<ToolButton icon="clock" label={label} disabled={!connected} />}
    >
      {(close) => (
        <>
          <p className="px-2.5 pt-1.5 pb-1 text-xs text-ink-2">
            {rows.some(({ near }) => near) ? words.pairFirst : words.ofMember}
          </p>
          <MomentList items={rows} now={nowOf(clock)} member={own} onDone={close} />
        </>
      )}
    </Popup>
  )
}
