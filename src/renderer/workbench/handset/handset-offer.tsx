import { useState } from 'react'
import type { HandsetReading } from '../../../contract/control/handset.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { Choice } from '../parts/choice.tsx'
import { Labelled } from '../parts/labelled.tsx'

interface HandsetOfferProps {
  networks: HandsetReading['networks']
  invite: (address: string | undefined) => Promise<void>
}

/** What opening to the network means, before anything listens there. */
export function HandsetOffer({ networks, invite }: HandsetOfferProps) {
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
        <Labelled label="ネットワーク">
          <Choice
            options={networks.map((network) => ({
              value: network.address,
              label: `${network.address}（${network.name}）`,
            }))}
            value={address ?? ''}
            onChange={setAddress}
          />
        </Labelled>
      )}
      <div className="flex justify-end">
        <ActionButton icon="qr" tone="primary" run={() => invite(address)}>
          QRコードを出す
        </ActionButton>
      </div>
    </div>
  )
}
