import { useLocation } from 'react-router-dom'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { useKeyboardInset } from '../../../lib/use-keyboard-inset.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useAccount } from '../../api/account.ts'
import { useGoBack } from '../../shared/navigation.ts'
import { readReport } from './operator-draft.ts'
import { OperatorLog } from './operator-log.tsx'
import { operatorRows } from './operator-rows.ts'
import { OperatorWelcome } from './operator-welcome.tsx'
import { useOperatorChat } from './use-operator-chat.ts'
import { useOperatorField } from './use-operator-field.ts'
import { withTopic } from './with-topic.ts'

/** Page /hona: chat with the operator office (HONA). The input holds a prepared report. */
export function OperatorChatPage() {
  useKeyboardInset()
  const { state, key } = useLocation()
  const { twitter_name: name } = useAccount()
  const { messages, loaded, error, isFetching, refetch, receive } = useOperatorChat()
  const field = useOperatorField({ report: readReport(state), entry: key, messages, onSent: receive })
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
          rows={operatorRows(messages, field.pending)}
          welcome={<OperatorWelcome name={name} onTopic={(topic) => field.write(withTopic(field.text, topic))} />}
        />
      ) : (
        <Unloaded isFailed={error !== null} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      <MessageComposer
        value={field.text}
        onValueChange={field.write}
        onSend={field.send}
        placeholder={operatorChatCopy.placeholder}
        sendLabel={operatorChatCopy.send}
        error={field.problem ?? undefined}
      />
    </div>
  )
}

interface UnloadedProps {
  isFailed: boolean
  isFetching: boolean
  onRetry: () => void
}

/** In the place of the messages until they are loaded. */
function Unloaded({ isFailed, isFetching, onRetry }: UnloadedProps) {
  if (!isFailed) {
    return (
      <div className="grid flex-1 place-items-center text-ink-3">
        <Spinner />
      </div>
    )
  }
  return (
    <div className="flex-1">
      <ErrorState onRetry={onRetry} busy={isFetching} />
    </div>
  )
}
