import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { OperatorStatusN } from '../../../../contract/control/operator.ts'
import { type FemaleStatus, femaleStatuses, Sex, otherSex } from '../../../../contract/enums/member.ts'
import { statusLabels } from '../../../../contract/enums/pairing.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { memberQuery, pairingsQuery } from '../../hub/control/queries.ts'
import { stageMembersAtom } from '../../hub/state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Choice, ChoiceField, Field } from '../../parts/fields.tsx'
import { Section } from '../../parts/panel.tsx'
import { PickRow } from '../../parts/rows.tsx'
import { MemberField, MessageForm, RankForm, RankRequests } from './member-forms.tsx'

const acts = [
  { value: 'like', label: 'いいねを送る' },
  { value: 'contact', label: '連絡を取る' },
  { value: 'hold', label: '保留にする' },
  { value: 'ng', label: '見送る' },
  { value: 'message', label: 'メッセージを送る' },
  { value: 'footprint', label: '足跡をつける' },
  { value: 'review', label: '口コミを書く' },
  { value: 'reply-ok', label: '返信ありにする' },
  { value: 'noreplied', label: '返信なしにする' },
] as const
type Act = (typeof acts)[number]['value']

/** Actions of one member on another, under the same rules as in the app. */
export function ActForm() {
  const [member, setMember] = useState<MemberRow | undefined>()
  const [to, setTo] = useState<MemberRow | undefined>()
  const [as, setAs] = useState<Act>('message')
  const [content, setContent] = useState('')
  const pairings = useQuery({ ...pairingsQuery(member?.id ?? 0), enabled: member !== undefined })
  const onStage = useAtomValue(stageMembersAtom)
  const known = (pairings.data ?? [])
    .toSorted((a, b) => Number(onStage.includes(b.partner.id)) - Number(onStage.includes(a.partner.id)))
    .slice(0, 12)
  const label = acts.find(({ value }) => value === as)?.label ?? ''
  const act = async () => {
    if (!member || !to) return
    const pair = { member: member.id, to: to.id }
    const act =
      as === 'message'
        ? { as, ...pair, content }
        : as === 'review'
          ? { as, ...pair, text: content === '' ? undefined : content }
          : { as, ...pair }
    await operate(() => control.actAsMember(act), `${member.name}さん：${label}`)
    setContent('')
  }
  return (
    <div className="grid gap-4">
      <MemberField label="だれが" value={member} onChange={(next) => (setMember(next), setTo(undefined))} />
      {member && <MemberField label="だれに" value={to} onChange={setTo} sex={otherSex(member.sex)} />}
      {member && to === undefined && known.length > 0 && (
        <section aria-label="つながりのあるお相手">
          <h3 className="mb-1">つながりのあるお相手</h3>
          <ul>
            {known.map(({ id, partner, status_n }) => (
              <PickRow
                key={id}
                title={`${partner.name}さん（#${partner.id}）`}
                aside={<span title={`status_n ${status_n}`}>{statusLabels[member.sex][status_n]}</span>}
                onPick={() => setTo(partner)}
              />
            ))}
          </ul>
        </section>
      )}
      <ChoiceField label="何をする" options={acts} value={as} onChange={setAs} />
      {(as === 'message' || as === 'review') && (
        <Field
          label={as === 'message' ? 'メッセージ' : '口コミの本文（空なら見本の文）'}
          rows={3}
          value={content}
          onChange={setContent}
        />
      )}
      <div>
        <ActionButton run={act} disabled={!member || !to || (as === 'message' && content.trim() === '')}>
          行う
        </ActionButton>
      </div>
    </div>
  )
}

const womanStatusLabels: Readonly<Record<FemaleStatus, string>> = {
  0: '登録したて',
  1: '運営が確認済み',
  2: 'DM が未開放',
  3: '開始できる',
  4: '活動中',
  5: '休止中',
  6: 'SNS を確認できない',
}

/** A woman's status, and whether campaign plans are offered. The operator sets both by hand. */
function StatusForm({ member }: { member: MemberRow }) {
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

const statuses = [
  { value: 0, label: '0　紹介された' },
  { value: 1, label: '1　マッチング' },
  { value: 4, label: '4　マッチング（運営の紹介）' },
  { value: 6, label: '6　保留' },
  { value: 7, label: '7　連絡中' },
] as const

function RecommendForm({ member }: { member: MemberRow }) {
  const [other, setOther] = useState<MemberRow | undefined>()
  const [statusN, setStatusN] = useState<OperatorStatusN>(4)
  const [woman, man] = member.sex === Sex.woman ? [member, other] : [other, member]
  return (
    <Section title="紹介">
      <MemberField label="お相手" value={other} onChange={setOther} sex={otherSex(member.sex)} />
      <ChoiceField label="はじまりの状態（status_n）" options={statuses} value={statusN} onChange={setStatusN} />
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

/** One member: operator chat, rank and introductions. */
export function MemberDesk() {
  const [picked, setPicked] = useState<MemberRow | undefined>()
  const row = useQuery({ ...memberQuery(picked?.email ?? ''), enabled: picked !== undefined }).data
  // As the world has the member now; null in a world without.
  const member = row === null ? undefined : (row ?? picked)
  return (
    <div className="grid gap-5">
      {member === undefined && <RankRequests onPick={setPicked} />}
      <MemberField label="会員" value={member} onChange={setPicked} />
      {member && (
        <>
          <MessageForm key={`message-${member.id}`} member={member} />
          <StatusForm key={`status-${member.id}-${member.status}-${member.listed}`} member={member} />
          {member.sex === Sex.man && <RankForm key={`rank-${member.id}-${member.rank}`} member={member} />}
          <RecommendForm key={`recommend-${member.id}`} member={member} />
        </>
      )}
    </div>
  )
}
