import { useState } from 'react'
import type { OperatorChatMessage } from '../../../../contract/calls/operator-chat.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { operatorMessageMaxLength } from '../../../../contract/rules/text-limits.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { sendOperatorMessageWrite } from '../../shared/outcome/writes/talk.ts'
import { sendingKeyOf, useComposed } from './use-composed.ts'

interface OperatorFieldOptions {
  /** Text that another page prepared, offered in the history entry `entry`. */
  report: string
  entry: string
  messages: readonly OperatorChatMessage[]
  /** Receives the message that was sent. */
  onSent: (message: OperatorChatMessage) => void
}

/** Field of the operator chat and its sending (API-49), one message at a time. `problem` stays until the text is edited. */
export function useOperatorField({ report, entry, messages, onSent }: OperatorFieldOptions) {
  const { text, setText, onItsWay, arrived } = useComposed(report, entry)
  const [problem, setProblem] = useState<string | null>(null)
  const [after, setAfter] = useState(0)
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const { mutate } = useWrite(sendOperatorMessageWrite, {
    mutationKey: sendingKeyOf(report),
    onSuccess: ({ admin_message }, sent) => {
      arrived(sent.admin_message.content)
      onSent(admin_message)
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
    if (countCharacters(content) > operatorMessageMaxLength) return setProblem(operatorChatCopy.tooLong)
    write('')
    setAfter(messages.at(-1)?.id ?? 0)
    mutate({ admin_message: { content } })
  }
  return { text, problem, write, send, pending: onItsWay === undefined ? null : { content: onItsWay, after } }
}
