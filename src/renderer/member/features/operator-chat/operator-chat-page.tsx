import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { operatorMessageMaxLength } from '../../../../contract/rules/text-limits.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { useKeyboardInset } from '../../../lib/use-keyboard-inset.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useAccount } from '../../api/account.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { useGoBack } from '../../shared/navigation.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { sendOperatorMessageWrite } from '../../shared/outcome/writes/talk.ts'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { OperatorLog, OperatorWelcome } from './operator-log.tsx'
import { operatorRows, withTopic } from './operator-rows.ts'
import { sendingKey, useComposed } from './use-composed.ts'
import { useOperatorChat } from './use-operator-chat.ts'

/** Reads the text that another page prepared (a report) from the history state; '' when no page prepared a text. */
export function readReportDraft(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('draft' in state)) return ''
  return typeof state.draft === 'string' ? state.draft : ''
}

/** Page /hona: chat with the operator office (HONA). The input holds a prepared report. */
export function OperatorChatPage() {
  useKeyboardInset()
  const { state, key } = useLocation()
  const { twitter_name } = useAccount()
  const { messages, loaded, error, isFetching, refetch, receive } = useOperatorChat()
  const { text, setText, onItsWay, arrived } = useComposed(readReportDraft(state), key)
  const [problem, setProblem] = useState<string | null>(null)
  const [after, setAfter] = useState(0)
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const sending = useWrite(sendOperatorMessageWrite, {
    mutationKey: sendingKey,
    onSuccess: ({ admin_message }, sent) => {
      arrived(sent.admin_message.content)
      receive(admin_message)
    },
    onError: (failure) => {
      const failed = failureText(failure, operatorChatCopy.failed, operatorChatCopy.failed)
      if (isLeft() || !isShown()) showFlash({ text: failed, tone: 'error' })
      else setProblem(failed)
    },
  })

  const write = (next: string) => {
    setText(next)
    setProblem(null)
  }
  const send = (content: string) => {
    if (onItsWay !== undefined) return
    if (countCharacters(content) > operatorMessageMaxLength) {
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
      {loaded && (
        <OperatorLog
          rows={operatorRows(messages, onItsWay === undefined ? null : { content: onItsWay, after })}
          welcome={<OperatorWelcome name={twitter_name} onTopic={(topic) => write(withTopic(text, topic))} />}
        />
      )}
      {!loaded && error && (
        <div className="flex-1">
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        </div>
      )}
      {!loaded && !error && (
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
