import type { HandsetReading } from '../../../../contract/control/handset.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../hub/language.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { QrCode } from '../../parts/qr-code.tsx'
import { handsetCopy } from './copy.ts'
import { deviceName } from './device-name.ts'

/** Shows the QR code until a phone reads it, then the name of the phone. */
export function HandsetInvitation({ handset: { invitation, origin, phone } }: { handset: HandsetReading }) {
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
