import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { type OperatorStatusN, operatorStatusNs } from '../../../../contract/control/operator/office.ts'
import { femaleStatuses, Sex, type Rank, ranks, otherSex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { operatorChatQuery } from '../../hub/control/operator-queries.ts'
import { formatMoment } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { compactControl, Choice, ChoiceField } from '../../parts/fields.tsx'
import { Section } from '../../parts/panel.tsx'
import { operatorCopy } from './copy.ts'
import { MemberField } from './member-field.tsx'
import { usePickedMember } from './use-picked-member.ts'

/** The operator chat of a member: latest messages, and a form to reply. */
export function MessageForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [content, setContent] = useState('')
  const { data = [] } = useQuery(operatorChatQuery(member.id))
  const send = async () => {
    await operate(
      () => control.writeAsOperator({ member: member.id, content }),
      words.desk.sent(words.member(member.name)),
    )
    setContent('')
  }
  return (
    <section aria-label={words.desk.ofOperator} className="grid gap-2">
      <h3>{words.desk.messages}</h3>
      {data.length > 0 && (
        // Reversed, so that the scroller begins at its end: the latest message.
        <div className="flex max-h-48 flex-col-reverse overflow-auto rounded-m bg-sunken p-3 text-s">
          <ul className="grid gap-1.5">
            {data.slice(-12).map(({ id, content: text, created_at }) => (
              <li key={id} className="flex gap-2">
                <span lang="ja" className="min-w-0 flex-1 break-words whitespace-pre-wrap">
                  {text}
                </span>
                <span className="shrink-0 text-xs text-ink-2 num">{formatMoment(Date.parse(created_at))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <textarea
        aria-label={words.desk.messageText}
        rows={3}
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

/** A woman's status, and whether campaign plans are offered. The operator sets both by hand. */
export function StatusForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [status, setStatus] = useState(member.status)
  const [listed, setListed] = useState(member.listed)
  const isWoman = member.sex === Sex.woman
  const isSame = status === member.status && listed === member.listed
  const change = () =>
    operate(
      () => control.changeStanding({ member: member.id, listed, ...(isWoman ? { status } : {}) }),
      words.desk.statusChanged(words.member(member.name)),
    )
  return (
    <Section title={words.desk.status}>
      {isWoman && (
        <Choice
          label={words.desk.womanStatus}
          options={femaleStatuses.map((value) => {
            const label = words.numbered(value, words.desk.womanStatuses[value])
            return { value, label: value === member.status ? words.desk.current(label) : label }
          })}
          value={status}
          onChange={setStatus}
        />
      )}
      <Switch {...words.desk.listed} checked={listed} onChange={(event) => setListed(event.target.checked)} />
      <ActionButton className="justify-self-start" disabled={isSame} run={change}>
        {words.desk.changeStatus}
      </ActionButton>
    </Section>
  )
}

/** A man's rank. */
export function RankForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [rank, setRank] = useState<Rank>(ranks.find((name) => name === member.rank) ?? 'D')
  const give = () =>
    operate(
      () => control.giveRank({ member: member.id, rank }),
      words.desk.rankChanged(words.member(member.name), rank),
    )
  return (
    <Section title={words.desk.rank}>
      <div className="flex gap-2">
        <Choice
          label={words.desk.rank}
          options={ranks.map((name) => ({
            value: name,
            label: name === member.rank ? words.desk.current(name) : name,
          }))}
          value={rank}
          onChange={setRank}
        />
        <ActionButton className="shrink-0" disabled={rank === member.rank} run={give}>
          {words.desk.changeRank}
        </ActionButton>
      </div>
    </Section>
  )
}

/** Introduces the member to another one. */
export function RecommendForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [other, setOther] = usePickedMember()
  const [statusN, setStatusN] = useState<OperatorStatusN>(StatusN.arranged)
  const introduce = async () => {
    if (!other) return
    const [woman, man] = member.sex === Sex.woman ? [member, other] : [other, member]
    await operate(() => control.recommend({ woman: woman.id, man: man.id, status_n: statusN }), words.desk.introduced)
  }
  return (
    <Section title={words.desk.introduction}>
      <MemberField label={words.desk.partner} value={other} onChange={setOther} sex={otherSex(member.sex)} />
      <ChoiceField
        label={words.desk.startStatus}
        options={operatorStatusNs.map((value) => ({
          value,
          label: words.numbered(value, words.desk.startStatuses[value]),
        }))}
        value={statusN}
        onChange={setStatusN}
      />
      <ActionButton className="justify-self-start" disabled={other === undefined} run={introduce}>
        {words.desk.introduce}
      </ActionButton>
    </Section>
  )
}
