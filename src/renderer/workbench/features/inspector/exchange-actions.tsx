import { useAtomValue } from 'jotai'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import { isIncomplete } from '../../../../contract/rules/recorded-text.ts'
import { useIsMock } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { memberIdsAtom } from '../../hub/phone-state.ts'
import { phoneOrigin } from '../../hub/phones/phone-address.ts'
import { undoCall } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { inspectorCopy } from './copy.ts'
import { ExpectCall } from './expect-call.tsx'
import { ChangedReplay } from './replay/changed-replay.tsx'
import { curlOf } from './replay/curl.ts'
import { isRepeatable } from './replay/replay.ts'
import { useReplay, useSenders } from './replay/use-replay.ts'

/** Repeats a call with the login of a phone. Calls that change data ask first. */
function ReplayButtons({ exchange }: { exchange: Exchange }) {
  const phones = useSenders()
  const members = useAtomValue(memberIdsAtom)
  const replayAndOpen = useReplay()
  const words = useCopy(inspectorCopy).acts
  if (!isRepeatable(exchange)) return null
  return phones.map((phone) => {
    const isAnother = exchange.member !== null && members[phone] !== undefined && exchange.member.id !== members[phone]
    const text = (isAnother ? words.replayAsAnother : words.replay)(phone.toUpperCase())
    const confirmText = exchange.method === 'GET' ? undefined : words.confirmReplay
    return (
      <ActionButton key={phone} confirmText={confirmText} run={() => replayAndOpen(exchange, phone)}>
        {text}
      </ActionButton>
    )
  })
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
