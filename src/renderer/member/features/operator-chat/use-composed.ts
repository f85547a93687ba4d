import { useMutationState } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { sendOperatorMessageEndpoint } from '../../../../contract/calls/operator-chat.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { drafts } from '../../shared/drafts.ts'

/** Key of the mutation that sends a message, by which a page that is opened again finds it. */
export const sendingKey = ['operator-message']
type Sent = RequestInput<typeof sendOperatorMessageEndpoint>

/** The message on its way, also when it was sent before this page was left and opened again. */
function useOnItsWay(): string | undefined {
  const filters = { mutationKey: sendingKey, status: 'pending' } as const
  return useMutationState({ filters, select: ({ state }) => (state.variables as Sent).admin_message.content })[0]
}

const writeDraft = (name: string, draft: string) => drafts.write(name, draft === '' ? null : draft)

/** Mark of a history entry whose report was sent. The entry holds the report for good, also after a reload or Back. */
const sentName = (entry: string) => `hona.sent.${entry}`

const joined = (one: string, other: string) => [one, other].filter((text) => text !== '').join('\n')

/**
 * Text of the input. The draft also holds the message on its way, so nothing is lost with the page; without an answer it
 * comes back before what was written meanwhile (HONA-20). `report` is offered until a message was sent from the history
 * entry `entry`.
 */
export function useComposed(report: string, entry: string) {
  const draftName = `hona.${report}`
  const onItsWay = useOnItsWay()
  const stored = (offered: string) => {
    const draft = drafts.read(draftName)
    return typeof draft === 'string' ? draft : offered
  }
  const [text, setText] = useState(() => {
    const isSent = drafts.read(sentName(entry)) === true
    return withoutSent(stored(isSent ? '' : report), onItsWay ?? '')
  })
  const [before, setBefore] = useState(onItsWay)
  if (before !== onItsWay) {
    setBefore(onItsWay)
    if (onItsWay === undefined) setText(stored(text))
  }
  const draft = joined(onItsWay ?? '', text)
  // At once: an answer that came before a later effect would find the message kept again.
  useLayoutEffect(() => writeDraft(draftName, draft), [draft, draftName])
  // Kept at once too: a window that is resized may replace the page before it has drawn the text. A text that leaves the
  // input stays until the effect sees whether it is on its way.
  const change = (next: string) => {
    if (next !== '') writeDraft(draftName, joined(onItsWay ?? '', next))
    setText(next)
  }
  return {
    text,
    setText: change,
    onItsWay,
    arrived: (sent: string) => {
      writeDraft(draftName, withoutSent(stored(''), sent))
      if (report !== '') drafts.write(sentName(entry), true)
    },
  }
}

/** The rest of a draft after a message that was sent. */
function withoutSent(draft: string, sent: string): string {
  if (sent === '') return draft
  if (draft === sent) return ''
  return draft.startsWith(`${sent}\n`) ? draft.slice(sent.length + 1) : draft
}
