import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type OperatorChatMessage, operatorMessagesEndpoint } from '../../../../contract/calls/operator-chat.ts'
import { operatorChatChannel } from '../../../../contract/channels.ts'
import { ChatSender } from '../../../../contract/enums/operator-chat.ts'
import { operatorMessageMaxLength } from '../../../../contract/rules/text-limits.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { useKeyboardInset } from '../../../lib/use-keyboard-inset.ts'
import { IconButton, Spinner } from '../../../ui/base/button.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useChannel } from '../../api/cable.ts'
import { useAccount, endpointKey, useEndpoint, queryClient } from '../../api/queries.ts'
import { readSession } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { useGoBack } from '../../shared/navigation.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { readOperatorMessagesWrite, sendOperatorMessageWrite } from '../../shared/outcome/writes/talk.ts'
import { reloadPairings } from '../../shared/pairings.ts'
import { OperatorLog, OperatorWelcome } from './operator-log.tsx'
import { operatorRows, withTopic } from './operator-rows.ts'
import { sendingKey, useComposed } from './use-composed.ts'

/** Inserts a message once, ordered by id, because the response and the socket both bring it. */
export function insertMessage(
  list: readonly OperatorChatMessage[],
  message: OperatorChatMessage,
): readonly OperatorChatMessage[] {
  if (list.some(({ id }) => id === message.id)) return list
  return [...list, message].toSorted((one, other) => one.id - other.id)
}

type Messages = ResponseOf<typeof operatorMessagesEndpoint>
const key = endpointKey(operatorMessagesEndpoint, {})

/** Provides the operator chat: list (API-48), socket (WS-02), sending (API-49) and read marking (API-50). */
function useOperatorChat() {
  const { uuid } = useAccount()
  const { data, error, isFetching, refetch } = useEndpoint(operatorMessagesEndpoint, {}, { refetchOnMount: 'always' })
  // Messages from the socket. Kept separately, because an older list may still arrive.
  const [live, setLive] = useState<readonly OperatorChatMessage[]>([])
  const receive = (message: OperatorChatMessage) => {
    setLive((before) => insertMessage(before, message))
    queryClient.setQueryData<Messages>(
      key,
      (cached) => cached && { ...cached, admin_messages: [...insertMessage(cached.admin_messages, message)] },
    )
  }
  const channel = useChannel(operatorChatChannel, { uid: readSession().uid ?? '' }, receive)
  const messages = live.reduce(insertMessage, data?.admin_messages ?? [])

  // Messages can be missed between the list and the confirmation, and during a gap.
  const catchUp = useEffectEvent(() => {
    const earlier = new Set(live)
    void refetch().then(({ isSuccess }) => {
      // The list says which of the earlier ones there are, if time went back.
      if (isSuccess) setLive((before) => before.filter((message) => !earlier.has(message)))
    })
  })
  useEffect(() => {
    if (channel.state === 'connected') catchUp()
  }, [channel.state])

  const newest = messages.findLast(({ sender }) => sender === ChatSender.operator)?.id ?? 0
  const [marked, setMarked] = useState(-1)
  // In a world that was set back, ids come again.
  if (newest < marked) setMarked(newest)
  const { mutate: mark, isPending: marking } = useWrite(readOperatorMessagesWrite, {
    networkMode: 'online',
    // The lists show the count of the operator too (D-140).
    onSuccess: reloadPairings,
  })
  const loaded = data !== undefined
  useEffect(() => {
    if (!loaded || marking || newest <= marked || document.hidden) return
    mark({ recommend: { uuid } }, { onSettled: () => setMarked(newest) })
  }, [loaded, mark, marked, marking, newest, uuid])

  return { messages, loaded, error, isFetching, refetch, receive }
}

/** Reads the text that another page prepared (a report) from the history state; '' when no page prepared a text. */
export function readReportDraft(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('draft' in state)) return ''
  return typeof state.draft === 'string' ? state.draft : ''
}

/** Page /hona: chat with the operator office (HONA). The input holds a prepared report. */
export function OperatorChatPage() {
  useKeyboardInset()
  const { state } = useLocation()
  const { twitter_name } = useAccount()
  const { messages, loaded, error, isFetching, refetch, receive } = useOperatorChat()
  const report = readReportDraft(state)
  const { text, setText, onItsWay, arrived } = useComposed(`hona.${report}`, report)
  const [problem, setProblem] = useState<string | null>(null)
  const [after, setAfter] = useState(0)
  const isLeft = useIsLeft()
  const sending = useWrite(sendOperatorMessageWrite, {
    mutationKey: sendingKey,
    onSuccess: ({ admin_message }, sent) => {
      arrived(sent.admin_message.content)
      receive(admin_message)
    },
    onError: (failure) => {
      const failed = failureText(failure, operatorChatCopy.failed, operatorChatCopy.failed)
      if (isLeft()) showFlash({ text: failed, tone: 'error' })
      else setProblem(failed)
    },
  })

  const write = (next: string) => {
    setText(next)
    setProblem(null)
  }
  const send = (content: string) => {
    if (onItsWay !== undefined) return
    if (Array.from(content).length > operatorMessageMaxLength) {
      setProblem(operatorChatCopy.tooLong)
      return
    }
    write('')
    setAfter(messages.at(-1)?.id ?? 0)
    sending.mutate({ admin_message: { content } })
  }
  return (
    <div className="flex h-visible flex-col">
      <PageHeader
        tone="sheet"
        leading={<IconButton icon="back" label={operatorChatCopy.back} onClick={useGoBack('/home')} />}
        title={
          <>
            <h1 className="text-m/tight" tabIndex={-1}>
              {operatorChatCopy.title}
            </h1>
            <p className="truncate text-xs text-ink-3 num">{operatorChatCopy.hours}</p>
          </>
        }
      />
      {loaded ? (
        <OperatorLog
          rows={operatorRows(messages, onItsWay === undefined ? null : { content: onItsWay, after })}
          welcome={<OperatorWelcome name={twitter_name} onTopic={(topic) => write(withTopic(text, topic))} />}
        />
      ) : error ? (
        <div className="flex-1">
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : (
        <div className="grid flex-1 place-items-center text-ink-3">
          <Spinner />
        </div>
      )}
      <MessageComposer
        value={text}
        onValueChange={write}
        onSend={send}
        placeholder={operatorChatCopy.placeholder}
        sendLabel={operatorChatCopy.send}
        error={problem ?? undefined}
      />
    </div>
  )
}
