import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publish as publishCall, writeAsOperator } from '../../../../contract/control/operator.ts'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { formatChatTime } from '../../../lib/date-ja.ts'
import { operatorChatQuery } from '../../control/queries.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Choice, compactControl, Field, Labelled } from '../../parts/fields.tsx'
import { operate } from '../world-actions.ts'

/** The operator chat of a member: latest messages, and a form to reply. */
export function MessageForm({ member }: { member: MemberLine }) {
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

const kinds = [
  { value: 'news', label: '最新情報の1行' },
  { value: 'announcement', label: 'アナウンス（ダイアログ）' },
  { value: 'notice', label: 'お知らせ' },
  { value: 'topic', label: '掲示板の話題' },
] as const
type Kind = (typeof kinds)[number]['value']
const audiences = [
  { value: '', label: '全員' },
  { value: 2, label: '女性' },
  { value: 1, label: '男性' },
] as const
type Audience = (typeof audiences)[number]['value']

/** Publishes an item to all members, or to one sex. */
export function NoticeForm() {
  const [kind, setKind] = useState<Kind>('news')
  const [audience, setAudience] = useState<Audience>('')
  const [line, setLine] = useState('')
  const [info, setInfo] = useState('')
  const [body, setBody] = useState('')
  const hasBody = kind === 'announcement' || kind === 'notice'
  const isReady = line.trim() !== '' && (!hasBody || body.trim() !== '') && (kind !== 'notice' || info.trim() !== '')
  const publish = async () => {
    const to = { audience: audience === '' ? null : audience }
    const publication = {
      news: { kind: 'news', ...to, info: line },
      topic: { kind: 'topic', ...to, name: line },
      announcement: { kind: 'announcement', ...to, title: line, body },
      notice: { kind: 'notice', ...to, title: line, info, body },
    } as const
    await operate(publishCall, publication[kind], '公開しました')
    setLine('')
    setInfo('')
    setBody('')
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Labelled label="種類">
          <Choice options={kinds} value={kind} onChange={setKind} />
        </Labelled>
        <Labelled label="対象">
          <Choice options={audiences} value={audience} onChange={setAudience} />
        </Labelled>
      </div>
      <Field label={hasBody ? 'タイトル' : '文'} maxLength={200} value={line} onChange={setLine} />
      {kind === 'notice' && <Field label="一覧に出る一文" maxLength={200} value={info} onChange={setInfo} />}
      {hasBody && <Field label="本文" rows={4} value={body} onChange={setBody} />}
      <div>
        <ActionButton disabled={!isReady} run={publish}>
          公開する
        </ActionButton>
      </div>
    </div>
  )
}
