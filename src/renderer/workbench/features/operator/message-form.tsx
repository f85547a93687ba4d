import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { longestText } from '../../../../contract/control/operator/office.ts'
import { control } from '../../hub/control/call-control.ts'
import { useNowRead } from '../../hub/control/clock-query.ts'
import { operate } from '../../hub/control/operate.ts'
import { operatorChatQuery } from '../../hub/control/operator-queries.ts'
import { formatMoment } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { compactControl } from '../../parts/labelled.tsx'
import { memberName } from '../../parts/people.ts'
import { QueryError } from '../../parts/query-state.tsx'
import { operatorCopy } from './copy.ts'

/** Number of messages shown. */
const latestShown = 12

/** The operator chat of a member: latest messages, and a form to reply. */
export function MessageForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [content, setContent] = useState('')
  const now = useNowRead()
  const chat = useQuery(operatorChatQuery(member.id))
  const latest = chat.data?.slice(-latestShown) ?? []
  const send = async () => {
    const sent = words.desk.sent(words.member(memberName(member)))
    await operate(() => control.writeAsOperator({ member: member.id, content }), sent)
    // What was typed meanwhile belongs to the next message.
    setContent((typed) => (typed === content ? '' : typed))
  }
  return (
    <section aria-label={words.desk.ofOperator} className="grid gap-2">
      <h3>{words.desk.messages}</h3>
      {chat.isLoadingError && <QueryError of={chat} />}
      {latest.length > 0 && (
        // Reversed, so that the scroller begins at its end: the latest message.
        <div className="flex max-h-48 flex-col-reverse overflow-auto rounded-m bg-sunken p-3 text-s">
          <ul className="grid gap-1.5">
            {latest.map(({ id, content: text, created_at }) => (
              <li key={id} className="flex gap-2">
                <span lang="ja" className="min-w-0 flex-1 break-words whitespace-pre-wrap">
                  {text}
                </span>
                <span className="shrink-0 text-xs text-ink-2 num">{formatMoment(Date.parse(created_at), now)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <textarea
        aria-label={words.desk.messageText}
        rows={3}
        maxLength={longestText}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        className={compactControl}
      />
      <ActionButton className="justify-self-start" icon="send" disabled={content.trim() === ''} run={send}>
        {words.desk.send}
      </ActionButton>
    </section>
  )
}
