import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { HandsetReading } from '../../../../contract/control/handset.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import { handsetQuery, queryClient, useIsMock, useMockQuery } from '../../hub/control/queries.ts'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { handsetDialogAtom, phonesAtom, reportsAtom, store } from '../../hub/state.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { ChoiceField } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { handsetCopy } from './copy.ts'

/** Allows one real phone to connect, with the login and page of a phone of the stage. */
async function inviteHandset(phone: PhoneName, address?: string): Promise<void> {
  const report = store.get(reportsAtom)[phone]
  const state = store.get(phonesAtom)[phone]
  const email = (report === undefined ? state.email : report.uid) ?? undefined
  const to = report?.route ?? state.route
  queryClient.setQueryData(handsetQuery.queryKey, await control.openHandset({ address, email, to }))
}

async function endHandset(): Promise<void> {
  queryClient.setQueryData(handsetQuery.queryKey, await control.closeHandset())
  store.set(handsetDialogAtom, undefined)
  flash(currentCopy(handsetCopy).disconnected)
}

type Words = typeof handsetCopy.ja

const names: readonly (readonly [RegExp, string | ((words: Words) => string)])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, ({ devices }) => devices.tablet],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, ({ devices }) => devices.computer],
]

/** Name of a device, from its browser's user agent. */
function deviceName(userAgent: string, words: Words): string {
  const name = names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? words.devices.other
  return typeof name === 'string' ? name : name(words)
}

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

interface HandsetInvitationProps {
  handset: HandsetReading
}

/** Shows the QR code until a phone reads it, then the name of the phone. */
function HandsetInvitation({ handset: { invitation, origin, phone } }: HandsetInvitationProps) {
  const words = useCopy(handsetCopy)
  if (phone)
    return (
      <Notice tone="good" title={words.invitation.connected(deviceName(phone.browser, words))} live>
        {words.invitation.codeIsUsed(phone.address)}
      </Notice>
    )
  if (invitation === null) return null
  return (
    <div className="grid gap-3 text-s">
      <QrCode text={invitation} label={words.invitation.code} />
      <p className="phrase">{words.invitation.scan}</p>
      <p className="text-ink-2">{words.invitation.trouble(new URL(origin ?? invitation).host)}</p>
      <div>
        <SmallButton tone="text" icon="copy" onClick={() => void copyText(invitation, words.invitation.address)}>
          {words.invitation.copyAddress}
        </SmallButton>
      </div>
    </div>
  )
}

/** Opens the member app on a real phone in the same network: explanation, QR code and end. */
export function HandsetDialog() {
  const words = useCopy(handsetCopy)
  const [phone, setPhone] = useAtom(handsetDialogAtom)
  return (
    <Dialog open={phone !== undefined} onClose={() => setPhone(undefined)} title={words.title}>
      <QueryState of={{ ...handsetQuery, enabled: phone !== undefined }} rows={3}>
        {(handset) =>
          handset.state === 'off' ? (
            <HandsetOffer networks={handset.networks} invite={(address) => inviteHandset(phone ?? 'a', address)} />
          ) : (
            <div className="grid gap-4">
              <HandsetInvitation handset={handset} />
              <div className="flex flex-wrap justify-end gap-2">
                <ActionButton run={() => inviteHandset(phone ?? 'a')}>{words.otherDevice}</ActionButton>
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

/** Visible while other devices on the network can reach this machine. */
export function HandsetBanner() {
  const words = useCopy(handsetCopy)
  const isMock = useIsMock()
  const { data } = useMockQuery(handsetQuery)
  const setDialog = useSetAtom(handsetDialogAtom)
  if (!isMock || data === undefined || data.state === 'off') return null
  const { phone, origin } = data
  return (
    <section
      aria-label={words.banner.label}
      aria-live="polite"
      className="flex shrink-0 items-center justify-center gap-3 bg-plum px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="phone" size={16} />
      <span>{phone ? words.banner.isOpen(deviceName(phone.browser, words), phone.address) : words.banner.waiting}</span>
      <code className="font-mono text-xs font-normal">{origin}</code>
      {!phone && (
        <SmallButton className="bg-surface" onClick={() => setDialog('a')}>
          {words.showCode}
        </SmallButton>
      )}
      <SmallButton className="bg-surface" onClick={() => void attempt(endHandset)}>
        {words.banner.disconnect}
      </SmallButton>
    </section>
  )
}
