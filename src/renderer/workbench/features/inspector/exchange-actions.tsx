import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Exchange, ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { loginNames } from '../../../../contract/rules/session-values.ts'
import { ControlProblem } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { queryClient, useIsMock, useMockPhones } from '../../hub/control/queries.ts'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { callFromPhone, phoneOrigin } from '../../hub/phones/phone-link.ts'
import { recordRepeatedCall } from '../../hub/recording/repeated-call.ts'
import { exchangeSourceAtom, memberIdsAtom, reportsAtom } from '../../hub/state.ts'
import { undoCall } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { Field } from '../../parts/fields.tsx'
import { inspectorCopy } from './copy.ts'
import { exchangeRowsQuery, fetchNewRows } from './exchange-rows.ts'
import { ExpectCall } from './expect-call.tsx'
import { useChosenExchange } from './use-chosen-exchange.ts'

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

type Sent = Pick<Exchange, 'method' | 'path' | 'request'>

const hidden = '•••'

/** Whether a body can be sent. The phone has its own login; other redacted values and files are lost. */
const isWhole = (request: string) =>
  !request.replace(/"access-token":\s*"•••"/, '').includes(hidden) && !request.includes('（ファイル）')

/**
 * Repeats a logged call with the login of a phone.
 * @returns the id of the new exchange, when the list has it
 * @throws ControlProblem when no response arrives
 */
async function replay({ method, path, request }: Sent, phone: PhoneName): Promise<number | undefined> {
  const rows = () => queryClient.getQueryData(exchangeRowsQuery.queryKey)?.rows ?? []
  const last = rows().at(-1)?.id ?? 0
  const body = method === 'GET' ? {} : { body: request }
  recordRepeatedCall(phone, { method, path, request })
  const status = await callFromPhone(phone, { method, path, ...body })
  const words = currentCopy(inspectorCopy).acts
  if (status === 0) throw new ControlProblem(0, words.noResponse)
  const pathname = path.replace(/\?.*$/, '')
  flash(words.returned(`${method} ${pathname}`, status), status < 400 ? 'good' : 'alarm')
  await fetchNewRows()
  const isIt = (row: ExchangeRow) => row.method === method && row.phone === phone && row.title.startsWith(pathname)
  return rows().find((row) => row.id > last && isIt(row))?.id
}

/** Repeats a call and opens its exchange. */
function useReplay() {
  const [, choose] = useChosenExchange()
  const setSource = useSetAtom(exchangeSourceAtom)
  return async (sent: Sent, phone: PhoneName) => {
    const id = await replay(sent, phone)
    if (id === undefined) return
    setSource('now')
    choose(id)
  }
}

/** Phones of the mock whose member is logged in. */
function useSenders(): readonly PhoneName[] {
  const reports = useAtomValue(reportsAtom)
  return useMockPhones().filter((phone) => typeof reports[phone]?.uid === 'string')
}

/** Repeats a call with the login of a phone. Calls that change data ask first. */
function ReplayButtons({ exchange }: { exchange: Exchange }) {
  const phones = useSenders()
  const members = useAtomValue(memberIdsAtom)
  const replayAndOpen = useReplay()
  const words = useCopy(inspectorCopy).acts
  if (!isWhole(exchange.request)) return null
  return phones.map((phone) => {
    const run = () => replayAndOpen(exchange, phone)
    const isAnother = exchange.member !== null && members[phone] !== undefined && exchange.member.id !== members[phone]
    const text = (isAnother ? words.replayAsAnother : words.replay)(phone.toUpperCase())
    return exchange.method === 'GET' ? (
      <ActionButton key={phone} run={run}>
        {text}
      </ActionButton>
    ) : (
      <ActionButton key={phone} confirmText={words.confirmReplay} run={run}>
        {text}
      </ActionButton>
    )
  })
}

const indented = (body: string) => {
  const parsed = parseJson(body)
  return parsed === undefined ? body : JSON.stringify(parsed, null, 2)
}

/** Repeats a call with another path or body. */
function ChangedReplay({ exchange }: { exchange: Exchange }) {
  const { method } = exchange
  const phones = useSenders()
  const replayAndOpen = useReplay()
  const words = useCopy(inspectorCopy).acts
  const [path, setPath] = useState(exchange.path)
  const [request, setRequest] = useState(indented(exchange.request))
  if (phones.length === 0 || exchange.request.includes('（ファイル）')) return null
  return (
    <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
      <summary className="cursor-pointer">{words.change}</summary>
      <div className="grid gap-3 pt-3">
        <Field label={words.path} spellCheck={false} value={path} onChange={setPath} look="font-mono" />
        {method !== 'GET' && (
          <Field
            label={words.body}
            problem={isWhole(request) ? undefined : words.hiddenValues}
            hint={words.ownLogin}
            rows={6}
            spellCheck={false}
            value={request}
            onChange={setRequest}
            look="font-mono"
          />
        )}
        <div className="flex gap-1.5">
          {phones.map((phone) => (
            <ActionButton
              key={phone}
              disabled={!isWhole(request) || !path.startsWith('/api/')}
              run={() => replayAndOpen({ method, path, request }, phone)}
            >
              {words.send(phone.toUpperCase())}
            </ActionButton>
          ))}
        </div>
      </div>
    </details>
  )
}

/** Copies a call, repeats it, or goes back to before it. */
export function ExchangeActions({ exchange }: { exchange: Exchange }) {
  const { id, kind, phone, title, changes } = exchange
  const isHttp = kind === 'http'
  const isMock = useIsMock()
  const words = useCopy(inspectorCopy).acts
  const origin = phoneOrigin(phoneNames.find((name) => name === phone) ?? 'a')
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-1.5">
        {isHttp && (
          <SmallButton onClick={() => void copyText(curlOf(exchange, origin), 'curl')}>{words.copyCurl}</SmallButton>
        )}
        {isHttp && <ReplayButtons exchange={exchange} />}
        {isMock && changes !== null && (
          <ActionButton icon="undo" run={() => undoCall(id, title)}>
            {words.undo}
          </ActionButton>
        )}
      </div>
      <ExpectCall key={`expect ${id}`} exchange={exchange} />
      {isHttp && <ChangedReplay key={id} exchange={exchange} />}
    </>
  )
}
