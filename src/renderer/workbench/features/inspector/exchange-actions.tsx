import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { isIncomplete } from '../../../../contract/rules/recorded-text.ts'
import { useIsMock, useMockPhones } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { memberIdsAtom, reportsAtom } from '../../hub/phone-state.ts'
import { phoneOrigin } from '../../hub/phones/phone-address.ts'
import { exchangeSourceAtom } from '../../hub/state.ts'
import { undoCall } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { Field } from '../../parts/fields.tsx'
import { useIsShown } from '../../parts/use-is-shown.ts'
import { inspectorCopy } from './copy.ts'
import { curlOf } from './curl.ts'
import { ExpectCall } from './expect-call.tsx'
import { hasRedacted, isRepeatable, replay, type Sent } from './replay.ts'
import { useChosenExchange } from './use-chosen-exchange.ts'

/** Repeats a call and opens its exchange, unless another panel or exchange has been opened meanwhile. */
function useReplay() {
  const isShown = useIsShown()
  const [, choose] = useChosenExchange()
  const setSource = useSetAtom(exchangeSourceAtom)
  return async (sent: Sent, phone: PhoneName) => {
    const id = await replay(sent, phone)
    if (id === undefined || !isShown()) return
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
  if (!isRepeatable(exchange)) return null
  return phones.map((phone) => {
    const run = () => replayAndOpen(exchange, phone)
    const isAnother = exchange.member !== null && members[phone] !== undefined && exchange.member.id !== members[phone]
    const text = (isAnother ? words.replayAsAnother : words.replay)(phone.toUpperCase())
    const confirmText = exchange.method === 'GET' ? undefined : words.confirmReplay
    return (
      <ActionButton key={phone} confirmText={confirmText} run={run}>
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
  if (phones.length === 0 || isIncomplete(exchange.request)) return null
  const redacted = (text: string) => (hasRedacted(text) ? words.hiddenValues : undefined)
  const problemOfPath = path.startsWith('/api/') ? redacted(path) : words.otherPath
  const problemOfBody = redacted(request)
  return (
    <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
      <summary className="cursor-pointer">{words.change}</summary>
      <div className="grid gap-3 pt-3">
        <Field
          label={words.path}
          problem={problemOfPath}
          spellCheck={false}
          value={path}
          onChange={setPath}
          look="font-mono"
        />
        {method !== 'GET' && (
          <Field
            label={words.body}
            problem={problemOfBody}
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
              disabled={problemOfPath !== undefined || problemOfBody !== undefined}
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
        {isHttp && !isIncomplete(exchange.request) && (
          <SmallButton onClick={() => void copyText(curlOf(exchange, origin), 'curl')}>{words.copyCurl}</SmallButton>
        )}
        {isHttp && <ReplayButtons exchange={exchange} />}
        {isMock && changes !== null && (
          <ActionButton icon="undo" run={() => undoCall(id, title)}>
            {words.undo}
          </ActionButton>
        )}
      </div>
      <ExpectCall exchange={exchange} />
      {isHttp && <ChangedReplay exchange={exchange} />}
    </>
  )
}
