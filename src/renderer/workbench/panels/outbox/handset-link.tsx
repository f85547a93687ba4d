import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { handsetQuery } from '../../control/queries.ts'
import { QrCode } from '../../handset/handset-dialog.tsx'
import { addressOn } from '../../stage/phone-link.ts'

/** A mailed link for the real phone that is in: at its own address, as a QR code for its camera. */
export function HandsetLink({ link }: { link: string }) {
  const { data } = useQuery(handsetQuery)
  const [shown, setShown] = useState(false)
  if (data?.state !== 'open' || data.origin === null) return null
  const { origin } = data
  const address = origin + addressOn(origin, link, { port: location.port, handset: origin })
  return (
    <>
      <Button size="xs" tone="quiet" icon="qr" aria-expanded={shown} onClick={() => setShown(!shown)}>
        実機で開く
      </Button>
      {shown && (
        <div className="grid w-full gap-1.5 py-2">
          <QrCode text={address} label="このリンクを実機で開くためのQRコード" />
          <code className="font-mono text-xs break-all text-ink-2">{address}</code>
        </div>
      )}
    </>
  )
}
