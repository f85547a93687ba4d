import { useAtomValue } from 'jotai'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { loginNames } from '../../../../contract/rules/session-values.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/start-options.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ControlProblem } from '../../control/call-control.ts'
import { useIsMock, useMockPhones } from '../../control/queries.ts'
import { ActionButton, ConfirmButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/files.ts'
import { flash } from '../../parts/flash.ts'
import { callFromPhone } from '../../stage/phone-actions.ts'
import { phoneOrigin } from '../../stage/phone-link.ts'
import { reportsAtom } from '../../state/phones.ts'
import { undoCall } from '../../time/history-actions.ts'

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A call as a shell command. The log stores no session headers, so the five headers are variables to fill in (from
 * `POST /__control/sessions`).
 */
function curlOf({ method, path, request }: Exchange, origin: string): string {
  const headers = loginNames.map((name) => {
    const variable = name.replace('-', '_').toUpperCase()
    return `-H "${name}: $${variable}"`
  })
  const isJson = /^[[{]/.test(request.trim())
  const hasBody = method !== 'GET' && request !== '' && request !== '{}'
  const body = hasBody
    ? [
        `-H ${quote(`content-type: ${isJson ? 'application/json' : 'application/x-www-form-urlencoded'}`)}`,
        `--data-raw ${quote(request)}`,
      ]
    : []
  return [`curl -X ${method} ${quote(origin + path)}`, ...headers, ...body].join(' \\\n  ')
}

/**
 * Repeats a logged call with the login of a phone.
 * @throws ControlProblem when no response arrives
 */
async function replay({ method, path, request }: Exchange, phone: PhoneName): Promise<void> {
  const body = method === 'GET' ? {} : { body: request }
  const status = await callFromPhone(phone, { method, path, ...body })
  if (status === 0) throw new ControlProblem(0, '応答がありませんでした。')
  flash(`${method} ${path.replace(/\?.*$/, '')} は ${status} でした`, status < 400 ? 'good' : 'alarm')
}

interface ReplayButtonsProps {
  exchange: Exchange
}

/** Repeats a call with the login of a phone. Calls that change data ask first. */
function ReplayButtons({ exchange }: ReplayButtonsProps) {
  const reports = useAtomValue(reportsAtom)
  const phones = useMockPhones()
  // Redacted or omitted content cannot be sent again.
  const isWhole = !exchange.request.includes('•••') && !exchange.request.includes('（ファイル）')
  if (!isWhole) return null
  return phones.map((phone) => {
    const email = reports[phone]?.uid
    if (email === undefined || email === null) return null
    const run = () => replay(exchange, phone)
    const text = `${phone.toUpperCase()} でもう一度送る`
    return exchange.method === 'GET' ? (
      <ActionButton key={phone} run={run}>
        {text}
      </ActionButton>
    ) : (
      <ConfirmButton key={phone} confirmText="送る" run={run}>
        {text}
      </ConfirmButton>
    )
  })
}

/** Copies a call, repeats it, or goes back to before it. */
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
