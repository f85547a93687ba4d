import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { type OperatorStatusN, operatorStatusNs } from '../../../../contract/control/operator.ts'
import { FemaleStatus, femaleStatuses, otherSex, type Rank, ranks, Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { formatChatTime } from '../../../lib/date-ja.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { operatorChatQuery } from '../../hub/control/queries.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Choice, ChoiceField, compactControl } from '../../parts/fields.tsx'
import { Section } from '../../parts/panel.tsx'
import { MemberField } from './member-field.tsx'

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

const womanStatusLabels: Readonly<Record<FemaleStatus, string>> = {
  [FemaleStatus.signedUp]: '登録したて',
  [FemaleStatus.checked]: '運営が確認済み',
  [FemaleStatus.messagesClosed]: 'DM が未開放',
  [FemaleStatus.ready]: '開始できる',
  [FemaleStatus.active]: '活動中',
  [FemaleStatus.paused]: '休止中',
  [FemaleStatus.noSocialAccount]: 'SNS を確認できない',
}

/** A woman's status, and whether campaign plans are offered. The operator sets both by hand. */
export function StatusForm({ member }: { member: MemberRow }) {
  const [status, setStatus] = useState(member.status)
  const [listed, setListed] = useState(member.listed)
  const isWoman = member.sex === Sex.woman
  const isSame = status === member.status && listed === member.listed
  const change = () =>
    operate(
      () => control.changeStanding({ member: member.id, listed, ...(isWoman ? { status } : {}) }),
      `${member.name}さんのステータスを変更しました`,
    )
  return (
    <Section title="ステータス">
      {isWoman && (
        <Choice
          label="女性のステータス"
          options={femaleStatuses.map((value) => ({
            value,
            label: `${value}　${womanStatusLabels[value]}${value === member.status ? '（現在）' : ''}`,
          }))}
          value={status}
          onChange={setStatus}
        />
      )}
      <Switch
        label="キャンペーンの対象にする"
        text="特別プランが案内されます。"
        checked={listed}
        onChange={(event) => setListed(event.target.checked)}
      />
      <div>
        <ActionButton disabled={isSame} run={change}>
          ステータスを変更する
        </ActionButton>
      </div>
    </Section>
  )
}

const startLabels: Readonly<Record<OperatorStatusN, string>> = {
  [StatusN.new]: '紹介された',
  [StatusN.contact]: 'マッチング',
  [StatusN.arranged]: 'マッチング（運営の紹介）',
  [StatusN.held]: '保留',
  [StatusN.replied]: '連絡中',
}

export function RecommendForm({ member }: { member: MemberRow }) {
  const [other, setOther] = useState<MemberRow | undefined>()
  const [statusN, setStatusN] = useState<OperatorStatusN>(StatusN.arranged)
  const [woman, man] = member.sex === Sex.woman ? [member, other] : [other, member]
  return (
    <Section title="紹介">
      <MemberField label="お相手" value={other} onChange={setOther} sex={otherSex(member.sex)} />
      <ChoiceField
        label="はじまりの状態（status_n）"
        options={operatorStatusNs.map((value) => ({ value, label: `${value}　${startLabels[value]}` }))}
        value={statusN}
        onChange={setStatusN}
      />
      <div>
        <ActionButton
          disabled={other === undefined}
          run={async () => {
            if (!woman || !man) return
            await operate(
              () => control.recommend({ woman: woman.id, man: man.id, status_n: statusN }),
              'お二人を紹介しました',
            )
          }}
        >
          紹介する
        </ActionButton>
      </div>
    </Section>
  )
}
