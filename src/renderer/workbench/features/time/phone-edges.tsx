import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { useIsRealPhone } from '../../hub/control/backend-queries.ts'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { memberIdsAtom, phonesAtom, reportsAtom } from '../../hub/phone-state.ts'
import { shownOn } from '../../hub/phones/page-reads.ts'
import { connectedAtom } from '../../hub/state.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Popup } from '../../parts/popup.tsx'
import { timeCopy } from './copy.ts'
import { edgesOfPhone } from './edges-of-phone.ts'
import { MomentList } from './moment-row.tsx'

/**
 * Number of the member whom a page shows.
 * @param own member of the phone, who is no partner in a conversation
 */
function useShownMember(route: string, own: number | undefined): number | undefined {
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
  const partner = useShownMember(report?.route ?? state.route, own)
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
