import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { phoneNames } from '../../../../contract/rules/start-options.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useIsMock } from '../../control/queries.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/files.ts'
import { phoneOrigin } from '../../stage/phone-link.ts'
import { undoCall } from '../../time/history-actions.ts'
import { curlOf } from './curl-of.ts'
import { ReplayButtons } from './replay-buttons.tsx'

/** Copying a call, sending it again, and going back to before it. */
export function ExchangeActions({ exchange }: { exchange: Exchange }) {
  const { id, kind, phone, title, changes } = exchange
  const isHttp = kind === 'http'
  const isMock = useIsMock()
  const origin = phoneOrigin(phoneNames.find((name) => name === phone) ?? 'a')
  return (
    <div className="mb-3 flex flex-wrap gap-1.5">
      {isHttp && (
        <Button size="xs" tone="quiet" onClick={() => void copyText(curlOf(exchange, origin), 'curl')}>
          curl をコピー
        </Button>
      )}
      {isHttp && <ReplayButtons exchange={exchange} />}
      {isMock && changes !== null && (
        <ActionButton icon="undo" run={() => undoCall(id, title)}>
          この通信の直前に戻す
        </ActionButton>
      )}
    </div>
  )
}
