import { useAtom, useAtomValue } from 'jotai'
import type { HandsetReading } from '../../../../contract/control/handset.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { handsetQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { handsetDialogAtom } from '../../hub/state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { handsetCopy } from './copy.ts'
import { HandsetInvitation } from './handset-invitation.tsx'
import { HandsetOffer } from './handset-offer.tsx'
import { endHandset, handsetPhoneAtom, inviteHandset } from './handset.ts'

/** Address of this machine in the network where a real phone is expected. */
const addressOf = ({ networks, origin }: HandsetReading) =>
  networks.find(({ address }) => origin !== null && new URL(origin).hostname === address)?.address

/** The explanation, or the code of this phone of the stage with the ways to end it. */
function HandsetSteps({ handset, phone }: { handset: HandsetReading; phone: PhoneName }) {
  const words = useCopy(handsetCopy)
  const invited = useAtomValue(handsetPhoneAtom)
  const invite = (address: string | undefined) => inviteHandset(phone, address)
  // The code that waits shows the member and page of the phone that was invited.
  const isOfOther = handset.state === 'waiting' && phone !== invited
  if (handset.state === 'off' || isOfOther) return <HandsetOffer networks={handset.networks} invite={invite} />
  return (
    <div className="grid gap-4">
      <HandsetInvitation handset={handset} />
      <div className="flex flex-wrap justify-end gap-2">
        <ActionButton run={() => invite(addressOf(handset))}>{words.otherDevice}</ActionButton>
        <ActionButton tone="danger" run={endHandset}>
          {words.disconnect}
        </ActionButton>
      </div>
    </div>
  )
}

/**
 * Opens the member app on a real phone in the same network: explanation, QR code and end. Reads the networks at each opening,
 * because no event says that this machine has joined one.
 */
export function HandsetDialog() {
  const words = useCopy(handsetCopy)
  const [phone, setPhone] = useAtom(handsetDialogAtom)
  return (
    <Dialog open={phone !== undefined} onClose={() => setPhone(undefined)} title={words.title}>
      <QueryState of={{ ...handsetQuery, enabled: phone !== undefined, staleTime: 0 }} rows={3}>
        {(handset) => <HandsetSteps handset={handset} phone={phone ?? 'a'} />}
      </QueryState>
    </Dialog>
  )
}
