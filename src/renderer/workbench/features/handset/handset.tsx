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
import { handsetDialogAtom, phonesAtom, reportsAtom, store } from '../../hub/state.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { ChoiceField } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { QrCode } from '../../parts/qr-code.tsx'

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
  flash('実機の接続を終えました')
}

const names: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, 'Android タブレット'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, 'パソコン'],
]

/** Name of a device, from its browser's user agent. */
function deviceName(userAgent: string): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '端末'
}

interface HandsetOfferProps {
  networks: HandsetReading['networks']
  invite: (address: string | undefined) => Promise<void>
}

/** Explains what opening to the network means, before anything listens there. */
function HandsetOffer({ networks, invite }: HandsetOfferProps) {
  const [address, setAddress] = useState(networks[0]?.address)
  if (networks.length === 0)
    return (
      <Notice tone="warn" title="ネットワークが見つかりません">
        このコンピューターとスマートフォンを同じ Wi-Fi につないでから、開き直してください。
      </Notice>
    )
  return (
    <div className="grid gap-4 text-s">
      <p>
        同じ Wi-Fi
        のスマートフォン1台で、会員アプリを開けます。この画面で選んでいる会員とページから始まり、時刻も同じように進みます。
      </p>
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        <li>入れるのは、QRコードを最初に読み取った1台だけです。</li>
        <li>見えるのは会員アプリだけです。ワークベンチや操作の口は、外からは届きません。</li>
        <li>暗号化されないため、信頼できる Wi-Fi でお使いください。</li>
        <li>「接続を終える」を押すか、アプリを終えると、すぐに閉じます。</li>
      </ul>
      {networks.length > 1 && (
        <ChoiceField
          label="ネットワーク"
          options={networks.map((network) => ({
            value: network.address,
            label: `${network.address}（${network.name}）`,
          }))}
          value={address ?? ''}
          onChange={setAddress}
        />
      )}
      <div className="flex justify-end">
        <ActionButton icon="qr" tone="primary" run={() => invite(address)}>
          QRコードを出す
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
  if (phone)
    return (
      <Notice tone="good" title={`${deviceName(phone.browser)} とつながっています`} live>
        <span className="num">{phone.address}</span>
        。このQRコードは使い終わりました。ほかの端末は入れません。
      </Notice>
    )
  if (invitation === null) return null
  return (
    <div className="grid gap-3 text-s">
      <QrCode text={invitation} label="実機で開くためのQRコード" />
      <p className="phrase">
        スマートフォンのカメラで読み取ってください。1台が開くと、このQRコードは使えなくなります。
      </p>
      <p className="text-ink-2">
        開けないときは、同じ Wi-Fi につながっているか、このコンピューターのファイアウォールが
        <code className="mx-1 font-mono text-xs">{new URL(origin ?? invitation).host}</code>
        への接続を止めていないか、ご確認ください。
      </p>
      <div>
        <SmallButton tone="text" icon="copy" onClick={() => void copyText(invitation, 'アドレス')}>
          アドレスをコピー
        </SmallButton>
      </div>
    </div>
  )
}

/** Opens the member app on a real phone in the same network: explanation, QR code and end. */
export function HandsetDialog() {
  const [phone, setPhone] = useAtom(handsetDialogAtom)
  return (
    <Dialog open={phone !== undefined} onClose={() => setPhone(undefined)} title="実機で開く">
      <QueryState of={{ ...handsetQuery, enabled: phone !== undefined }} rows={3}>
        {(handset) =>
          handset.state === 'off' ? (
            <HandsetOffer networks={handset.networks} invite={(address) => inviteHandset(phone ?? 'a', address)} />
          ) : (
            <div className="grid gap-4">
              <HandsetInvitation handset={handset} />
              <div className="flex flex-wrap justify-end gap-2">
                <ActionButton run={() => inviteHandset(phone ?? 'a')}>別の端末に替える</ActionButton>
                <ActionButton tone="danger" run={endHandset}>
                  接続を終える
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
  const isMock = useIsMock()
  const { data } = useMockQuery(handsetQuery)
  const setDialog = useSetAtom(handsetDialogAtom)
  if (!isMock || data === undefined || data.state === 'off') return null
  const { phone, origin } = data
  return (
    <section
      aria-label="実機の接続"
      aria-live="polite"
      className="flex shrink-0 items-center justify-center gap-3 bg-plum px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="phone" size={16} />
      <span>
        {phone
          ? `実機（${deviceName(phone.browser)}・${phone.address}）が会員アプリを開いています。`
          : '実機を待っています。QRコードを最初に読み取った1台が入れます。'}
      </span>
      <code className="font-mono text-xs font-normal">{origin}</code>
      {!phone && (
        <SmallButton className="bg-surface" onClick={() => setDialog('a')}>
          QRコードを見る
        </SmallButton>
      )}
      <SmallButton className="bg-surface" onClick={() => void attempt(endHandset)}>
        終える
      </SmallButton>
    </section>
  )
}
