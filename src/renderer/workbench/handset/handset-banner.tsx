import { useSetAtom } from 'jotai'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { handsetQuery, useIsMock, useMockQuery } from '../control/queries.ts'
import { attempt } from '../parts/flash.ts'
import { endHandset, handsetDialogAtom } from './handset-actions.ts'
import { deviceName } from './handset-dialog.tsx'

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
        <Button size="xs" tone="quiet" className="bg-surface" onClick={() => setDialog('a')}>
          QRコードを見る
        </Button>
      )}
      <Button size="xs" tone="quiet" className="bg-surface" onClick={() => void attempt(endHandset)}>
        終える
      </Button>
    </section>
  )
}
