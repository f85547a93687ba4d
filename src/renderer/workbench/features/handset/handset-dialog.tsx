import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { HandsetReading } from '../../../../contract/control/handset.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { handsetQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { handsetDialogAtom } from '../../hub/state.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { ChoiceField } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { handsetCopy } from './copy.ts'
import { deviceName, endHandset, handsetPhoneAtom, inviteHandset } from './handset.ts'

interface HandsetOfferProps {
  networks: HandsetReading['networks']
  invite: (address: string | undefined) => Promise<void>
}

/** Explains what opening to the network means, before anything listens there. */
function HandsetOffer({ networks, invite }: HandsetOfferProps) {
  const words = useCopy(handsetCopy)
  const [address, setAddress] = useState(networks[0]?.address)
  if (networks.length === 0)
    return (
      <Notice tone="warn" title={words.offer.noNetwork}>
        {words.offer.noNetworkAdvice}
      </Notice>
    )
  return (
    <div className="grid gap-4 text-s">
      <p>{words.offer.text}</p>
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        {words.offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {networks.length > 1 && (
        <ChoiceField
          label={words.offer.network}
          options={networks.map((network) => ({
            value: network.address,
            label: words.offer.networkName(network.address, network.name),
          }))}
          value={address ?? ''}
          onChange={setAddress}
        />
      )}
      <div className="flex justify-end">
        <ActionButton icon="qr" tone="primary" run={() => invite(address)}>
          {words.showCode}
        </ActionButton>
      </div>
    </div>
  )
}

/** Shows the QR code until a phone reads it, then the name of the phone. */
function HandsetInvitation({ handset: { invitation, origin, phone } }: { handset: HandsetReading }) {
  const words = useCopy(handsetCopy)
  if (phone)
    return (
      <Notice tone="good" title={words.invitation.connected(deviceName(phone.browser))} live>
        {words.invitation.codeIsUsed(phone.address)}
      </Notice>
    )
  if (invitation === null) return null
  return (
    <div className="grid gap-3 text-s">
      <QrCode text={invitation} label={words.invitation.code} />
      <p className="phrase">{words.invitation.scan}</p>
      <p className="text-ink-2">{words.invitation.trouble(new URL(origin ?? invitation).host)}</p>
      <SmallButton
        className="justify-self-start"
        tone="text"
        icon="copy"
        onClick={() => void copyText(invitation, words.invitation.address)}
      >
        {words.invitation.copyAddress}
      </SmallButton>
    </div>
  )
}

/** Address of this machine in the network where a real phone is expected. */
const addressOf = ({ networks, origin }: HandsetReading) =>
  networks.find(({ address }) => origin !== null && new URL(origin).hostname === address)?.address

/** Opens the member app on a real phone in the same network: explanation, QR code and end. */
export function HandsetDialog() {
  const words = useCopy(handsetCopy)
  const [phone, setPhone] = useAtom(handsetDialogAtom)
  const invited = useAtomValue(handsetPhoneAtom)
  return (
    <Dialog open={phone !== undefined} onClose={() => setPhone(undefined)} title={words.title}>
      <QueryState of={{ ...handsetQuery, enabled: phone !== undefined }} rows={3}>
        {(handset) =>
          // The code that waits shows the member and page of the phone that was invited.
          handset.state === 'off' || (handset.state === 'waiting' && phone !== invited) ? (
            <HandsetOffer networks={handset.networks} invite={(address) => inviteHandset(phone ?? 'a', address)} />
          ) : (
            <div className="grid gap-4">
              <HandsetInvitation handset={handset} />
              <div className="flex flex-wrap justify-end gap-2">
                <ActionButton run={() => inviteHandset(phone ?? 'a', addressOf(handset))}>
                  {words.otherDevice}
                </ActionButton>
                <ActionButton tone="danger" run={endHandset}>
                  {words.disconnect}
                </ActionButton>
              </div>
            </div>
          )
        }
      </QueryState>
    </Dialog>
  )
}
