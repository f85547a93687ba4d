import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { isIncomplete } from '../../../../contract/rules/recorded-text.ts'
import { useIsMock, useMockPhones } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { memberIdsAtom, reportsAtom } from '../../hub/phone-state.ts'
import { phoneOrigin } from '../../hub/phones/phone-link.ts'
import { expectInStory } from '../../hub/recording/expectations.ts'
import { callExpectations, leavesOf } from '../../hub/recording/expected-call.ts'
import { isRecordingAtom } from '../../hub/recording/recording.ts'
import { exchangeSourceAtom } from '../../hub/state.ts'
import { undoCall } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { Field } from '../../parts/fields.tsx'
import { inspectorCopy } from './copy.ts'
import { curlOf } from './curl.ts'
import { hasRedacted, isRepeatable, replay, type Sent } from './replay.ts'
import { useChosenExchange } from './use-chosen-exchange.ts'

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
  return (
    <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
      <summary className="cursor-pointer">{words.change}</summary>
      <div className="grid gap-3 pt-3">
        <Field label={words.path} spellCheck={false} value={path} onChange={setPath} look="font-mono" />
        {method !== 'GET' && (
          <Field
            label={words.body}
            problem={hasRedacted({ path, request }) ? words.hiddenValues : undefined}
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
              disabled={hasRedacted({ path, request }) || !path.startsWith('/api/')}
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
      <ExpectCall key={`expect ${id}`} exchange={exchange} />
      {isHttp && <ChangedReplay key={id} exchange={exchange} />}
    </>
  )
}

/** While a story is recorded: expects this call with its status, and the chosen values of its response. */
function ExpectCall({ exchange }: { exchange: Exchange }) {
  const isRecording = useAtomValue(isRecordingAtom)
  const words = useCopy(inspectorCopy).expect
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (!isRecording || exchange.kind !== 'http' || exchange.status === 0) return null
  const leaves = leavesOf(parseJson(exchange.response))
  const toggle = (place: string) => {
    const next = new Set(chosen)
    if (!next.delete(place)) next.add(place)
    setChosen(next)
  }
  const run = async () => {
    const { id, moment } = exchange
    await expectInStory(await callExpectations(exchange, [...chosen]), { exchange: id, moment })
    setChosen(new Set())
  }
  return (
    <section aria-label={words.label} className="mb-3 rounded-m bg-sunken px-3.5 py-2.5 text-s">
      {leaves.length > 0 && (
        <details className="mb-2">
          <summary className="cursor-pointer">
            {words.values} {chosen.size > 0 && words.chosen(chosen.size)}
          </summary>
          <ul className="mt-1 grid max-h-60 overflow-auto">
            {leaves.map(([place, value]) => (
              <li key={place}>
                <label className="flex items-baseline gap-2 py-0.5 font-mono text-xs">
                  <input type="checkbox" checked={chosen.has(place)} onChange={() => toggle(place)} />
                  <span className="min-w-0 break-all">{`${place}: ${JSON.stringify(value)}`}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ActionButton icon="eye" run={run}>
        {words.call}
      </ActionButton>
    </section>
  )
}
