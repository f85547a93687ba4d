import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { operatorMessageMaxLength } from '../../../../contract/enums/profile-limits.ts'
import { operatorChatCopy } from '../../../lib/copy/chat.ts'
import { useKeyboardInset } from '../../../lib/page-hooks.ts'
import { IconButton, Spinner } from '../../../ui/base/button.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useAccount } from '../../api/account.ts'
import { drafts } from '../../shared/drafts.ts'
import { useGoBack } from '../../shared/use-go-back.ts'
import { operatorLines, OperatorLog, OperatorWelcome } from './operator-log.tsx'
import { useOperatorChat } from './use-operator-chat.ts'

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
  const { messages, loaded, error, isFetching, refetch, sending } = useOperatorChat()
  const report = readReportDraft(state)
  const draftName = `hona.${report}`
  const [text, setText] = useState(() => {
    const kept = drafts.read(draftName)
    return typeof kept === 'string' ? kept : report
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [after, setAfter] = useState(0)
  const onItsWay = sending.isPending ? { content: sending.variables.admin_message.content, after } : null

  // A message in flight stays stored until it arrives.
  useEffect(() => {
    if (!sending.isPending) drafts.write(draftName, text === '' ? null : text)
  }, [draftName, sending.isPending, text])

  const write = (next: string) => {
    setText(next)
    setProblem(null)
  }
  const send = (content: string) => {
    if (sending.isPending) return
    if (Array.from(content).length > operatorMessageMaxLength) {
      setProblem(operatorChatCopy.tooLong)
      return
    }
    write('')
    setAfter(messages.at(-1)?.id ?? 0)
    sending.mutate(
      { admin_message: { content } },
      {
        onError: () => {
          // Restores the failed text in front of text typed meanwhile (HONA-20).
          setText((begun) => (begun === '' ? content : `${content}\n${begun}`))
          setProblem(operatorChatCopy.failed)
        },
      },
    )
  }
  return (
    <div className="flex h-visible flex-col">
      <PageHeader
        tone="sheet"
        leading={<IconButton icon="back" label={operatorChatCopy.back} onClick={useGoBack('/home')} />}
        title={operatorChatCopy.title}
        trailing={<span className="pe-2 text-xs text-ink-3">{operatorChatCopy.openHours}</span>}
      />
      {loaded ? (
        <OperatorLog
          lines={operatorLines(messages, onItsWay)}
          welcome={<OperatorWelcome name={twitter_name} onTopic={write} />}
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
