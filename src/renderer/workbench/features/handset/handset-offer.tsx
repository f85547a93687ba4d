import { useState } from 'react'
import type { HandsetReading } from '../../../../contract/control/handset.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { ChoiceField } from '../../parts/select-fields.tsx'
import { handsetCopy } from './copy.ts'

interface HandsetOfferProps {
  networks: HandsetReading['networks']
  invite: (address: string | undefined) => Promise<void>
}

/** Explains what opening to the network means, before anything listens there. */
export function HandsetOffer({ networks, invite }: HandsetOfferProps) {
  const words = useCopy(handsetCopy)
  const [chosen, setAddress] = useState<string | undefined>()
  const [first] = networks
  if (!first)
    return (
      <Notice tone="warn" title={words.offer.noNetwork}>
        {words.offer.noNetworkAdvice}
      </Notice>
    )
  // The machine may have left the chosen network since.
  const { address } = networks.find((network) => network.address === chosen) ?? first
  const options = networks.map(({ address: value, name }) => ({ value, label: words.offer.networkName(value, name) }))
  return (
    <div className="grid gap-4 text-s">
      <p>{words.offer.text}</p>
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        {words.offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {networks.length > 1 && (
        <ChoiceField label={words.offer.network} options={options} value={address} onChange={setAddress} />
      )}
      <div className="flex justify-end">
        <ActionButton icon="qr" tone="primary" run={() => invite(address)}>
          {words.showCode}
        </ActionButton>
      </div>
    </div>
  )
}
