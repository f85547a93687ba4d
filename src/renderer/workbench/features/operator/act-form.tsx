import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { otherSex } from '../../../../contract/enums/member.ts'
import { statusLabels } from '../../../../contract/enums/pairing.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { pairingsQuery } from '../../hub/control/queries.ts'
import { stageMembersAtom } from '../../hub/state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { ChoiceField, Field } from '../../parts/fields.tsx'
import { PickRow } from '../../parts/rows.tsx'
import { MemberField } from './member-field.tsx'

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
