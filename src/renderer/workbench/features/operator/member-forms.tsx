import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { type Rank, ranks } from '../../../../contract/enums/member.ts'
import { formatChatTime, formatDateTime } from '../../../lib/date-ja.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { memberQuery, membersQuery, operatorChatQuery, rankRequestsQuery } from '../../hub/control/queries.ts'
import { phonesOnStageAtom, reportsAtom, stageMembersAtom } from '../../hub/state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Field, Choice, compactControl } from '../../parts/fields.tsx'
import { Section } from '../../parts/panel.tsx'
import { sexName } from '../../parts/people.ts'
import { PickRow, pressableRow } from '../../parts/rows.tsx'
import { useStillList } from '../../parts/still-list.ts'

/** Members logged in on the phones, in the order of the phones. */
function useStageMembers(): readonly MemberRow[] {
  const reports = useAtomValue(reportsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  const emails = [...new Set(phones.flatMap((phone) => reports[phone]?.uid ?? []))]
  return useQueries({ queries: emails.map(memberQuery) }).flatMap(({ data }) => data ?? [])
}

interface MemberFieldProps {
  label: string
  value: MemberRow | undefined
  onChange: (member: MemberRow | undefined) => void
  /** 1 men, 2 women. */
  sex?: number | undefined
}

const shown = 8

/** Finds one member by name, mail address or number. */
export function MemberField({ label, value, onChange, sex }: MemberFieldProps) {
  const [text, setText] = useState('')
  const query = useQuery({ ...membersQuery(text.trim()), enabled: value === undefined })
  const onStage = useStageMembers()
  const wanted = text.trim()
  // Without a text, the list includes all members on the stage, wherever they rank in the town.
  const listed = wanted === '' ? [...onStage, ...(query.data ?? [])] : (query.data ?? [])
  const ids = new Set(onStage.map(({ id }) => id))
  const found = [...new Map(listed.map((member) => [member.id, member])).values()]
    .filter((member) => sex === undefined || member.sex === sex)
    .toSorted((a, b) => Number(ids.has(b.id)) - Number(ids.has(a.id)))
    .slice(0, shown)
  if (value) {
    return (
      <div className="grid gap-1">
        <span className="text-xs font-medium text-ink-2">{label}</span>
        <button
          type="button"
          onClick={() => onChange(undefined)}
          className={`${pressableRow} flex items-center gap-2.5 bg-sunken`}
        >
          <Avatar src={value.photo} size={26} />
          <span className="min-w-0 flex-1 truncate text-s font-medium">
            {value.name || value.email}（#{value.id}）
          </span>
          <Icon name="close" size={14} className="text-ink-3" />
          <span className="sr-only">選び直す</span>
        </button>
      </div>
    )
  }
  return (
    <div className="grid gap-1">
      <Field label={label} type="search" placeholder="名前・メールアドレス・番号" value={text} onChange={setText} />
      <ul>
        {found.map((member) => (
          <PickRow
            key={member.id}
            lead={<Avatar src={member.photo} size={26} />}
            title={member.name || member.email}
            aside={`${sexName(member.sex)} #${member.id}`}
            onPick={() => onChange(member)}
          />
        ))}
        {query.data && found.length === 0 && <li className="px-2.5 py-2 text-s text-ink-2">見つかりません。</li>}
      </ul>
    </div>
  )
}

/** The operator chat of a member: latest messages, and a form to reply. */
export function MessageForm({ member }: { member: MemberRow }) {
  const [content, setContent] = useState('')
  const { data = [] } = useQuery(operatorChatQuery(member.id))
  const send = async () => {
    await operate(() => control.writeAsOperator({ member: member.id, content }), `${member.name}さんに送りました`)
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

export function RankForm({ member }: { member: MemberRow }) {
  const [rank, setRank] = useState<Rank>(ranks.find((name) => name === member.rank) ?? 'D')
  return (
    <Section title="ランク">
      <div className="flex gap-2">
        <Choice
          label="ランク"
          options={ranks.map((name) => ({
            value: name,
            label: `${name}${name === member.rank ? '（現在）' : ''}`,
          }))}
          value={rank}
          onChange={setRank}
        />
        <ActionButton
          className="shrink-0"
          disabled={rank === member.rank}
          run={() =>
            operate(
              () => control.giveRank({ member: member.id, rank }),
              `${member.name}さんをランク ${rank} にしました`,
            )
          }
        >
          変更する
        </ActionButton>
      </div>
    </Section>
  )
}

/** Men who applied for a higher rank; renders nothing when there are none. */
export function RankRequests({ onPick }: { onPick: (member: MemberRow) => void }) {
  const { data = [] } = useQuery(rankRequestsQuery)
  const onStage = useAtomValue(stageMembersAtom)
  const sorted = data.toSorted((a, b) => Number(onStage.includes(b.member.id)) - Number(onStage.includes(a.member.id)))
  const { rows, listen } = useStillList(sorted, ({ id }) => id)
  if (rows.length === 0) return null
  return (
    <section aria-label="ランクの申請">
      <h3 className="mb-1">ランクの申請（{data.length}件）</h3>
      <ul className="max-h-50 scroll-inner" {...listen}>
        {rows.map(({ item: { id, member, from, requestedAt }, isGone }) => (
          <PickRow
            key={id}
            disabled={isGone}
            title={`${member.name}さん（#${member.id}）・現在 ${from}`}
            aside={formatDateTime(requestedAt)}
            onPick={() => onPick(member)}
          />
        ))}
      </ul>
    </section>
  )
}
