import { type MutationKey, useMutationState } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { sendOperatorMessageEndpoint } from '../../../../contract/calls/operator-chat.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { joinTexts, operatorDraft, withoutSent } from './operator-draft.ts'

const sendingKey = 'operator-message'

/** Key of the mutation that sends a message of a draft ({@link operatorDraft}), by which a page opened again finds it. */
export const sendingKeyOf = (report: string): MutationKey => [sendingKey, report]

/** The message on its way, also when it was sent before this page was left and opened again. */
function useOnItsWay(mutationKey: MutationKey): string | undefined {
  const filters = { mutationKey, status: 'pending' } as const
  const contentOf = (sent: unknown) => (sent as RequestInput<typeof sendOperatorMessageEndpoint>).admin_message.content
  return useMutationState({ filters, select: ({ state }) => contentOf(state.variables) })[0]
}

/**
 * Text of the input. The draft also holds its message on its way, so nothing is lost with the page; without an answer it
 * comes back before what was written meanwhile (HONA-20). A message that another report has sent stays in the draft of
 * that one. `report` is offered until a message was sent from the history entry `entry`.
 */
export function useComposed(report: string, entry: string) {
  const draft = useMemo(() => operatorDraft(report, entry), [report, entry])
  const sending = useOnItsWay(sendingKeyOf(report))
  const onItsWay = useOnItsWay([sendingKey])
  const [text, setText] = useState(() => withoutSent(draft.read() ?? draft.offered(), sending ?? ''))
  const [before, setBefore] = useState(sending)
  if (before !== sending) {
    setBefore(sending)
    if (sending === undefined) setText(draft.read() ?? text)
  }
  const unsent = joinTexts(sending ?? '', text)
  // At once: an answer that came before a later effect would find the message kept again.
  useLayoutEffect(() => draft.write(unsent), [draft, unsent])
  return {
    text,
    setText: (next: string) => {
      // Kept at once too: a window that is resized may replace the page before it has drawn the text. A text that leaves
      // the input stays until the effect sees whether it is on its way.
      if (next !== '') draft.write(joinTexts(sending ?? '', next))
      setText(next)
    },
    /** Of this report or another: one message is sent at a time. */
    onItsWay,
    arrived: (sent: string) => {
      draft.write(withoutSent(draft.read() ?? '', sent))
      draft.markSent()
    },
  }
}
