import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeAsOperator } from '../../../../contract/control/operator.ts'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { formatChatTime } from '../../../lib/date-ja.ts'
import { operatorChatQuery } from '../../control/queries.ts'
import { ActionButton, compactControl } from '../../parts/buttons.tsx'
import { operate } from './operate.ts'

interface MessageFormProps {
  member: MemberLine
}

/** The operator chat of a member: the latest lines, and an answer. */
export function MessageForm({ member }: MessageFormProps) {
  const [content, setContent] = useState('')
  const { data = [] } = useQuery(operatorChatQuery(member.id))
  const send = async () => {
    await operate(writeAsOperator, { member: member.id, content }, `${member.name}さんに送りました`)
    setContent('')
  }
  return (
    <section aria-label="運営局からのメッセージ" className="grid gap-2">
      <h3>メッセージ</h3>
      {data.length > 0 && (
        <ul className="grid max-h-48 gap-1.5 overflow-auto rounded-m bg-sunken p-3 text-s">
          {data.slice(-12).map(({ id, content: line, created_at }) => (
            <li key={id} className="flex gap-2">
              <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{line}</span>
              <span className="shrink-0 text-xs text-ink-2 num">{formatChatTime(created_at)}</span>
            </li>
          ))}
        </ul>
      )}
      <textarea
        aria-label="運営局からのメッセージの本文"
        rows={3}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        className={compactControl}
      />
      <div>
        <ActionButton icon="send" disabled={content.trim() === ''} run={send}>
          運営局として送る
        </ActionButton>
      </div>
    </section>
  )
}
