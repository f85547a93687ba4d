import type { HandsetReading } from '../../../contract/control/handset.ts'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { copyText } from '../parts/copy-text.ts'
import { deviceName } from './device-name.ts'
import { QrCode } from './qr-code.tsx'

interface HandsetInvitationProps {
  handset: HandsetReading
}

/** The QR code until a phone has read it; from then on which phone it was. */
export function HandsetInvitation({ handset: { invitation, origin, phone } }: HandsetInvitationProps) {
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
        <Button size="xs" tone="text" icon="copy" onClick={() => void copyText(invitation, 'アドレス')}>
          アドレスをコピー
        </Button>
      </div>
    </div>
  )
}
