import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handsetQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { addressOn } from '../../hub/phones/phone-address.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { outboxCopy } from './copy.ts'

/** A mailed link for the connected real phone, at its own address, as a QR code. */
export function HandsetLink({ link }: { link: string }) {
  const { data } = useQuery(handsetQuery)
  const words = useCopy(outboxCopy)
  const [shown, setShown] = useState(false)
  if (data?.state !== 'open' || data.origin === null) return null
  const { origin } = data
  const address = origin + addressOn(origin, link, { port: location.port, handset: origin })
  return (
    <>
      <SmallButton icon="qr" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {words.openOnDevice}
      </SmallButton>
      {shown && (
        <div className="grid w-full gap-1.5 py-2">
          <QrCode text={address} label={words.qrCode} />
          <code className="font-mono text-xs break-all text-ink-2">{address}</code>
        </div>
      )}
    </>
  )
}
