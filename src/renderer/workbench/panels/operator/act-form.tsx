import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { actAsMember } from '../../../../contract/control/operator.ts'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { statusLabels } from '../../../../contract/enums/pairing.ts'
import { pairingsQuery } from '../../control/queries.ts'
import { ActionButton, Choice, compactControl, pressableRow, Labelled } from '../../parts/buttons.tsx'
import { stageMembersAtom } from '../../state/phones.ts'
import { MemberField } from './member-field.tsx'
import { operate } from './operate.ts'

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

/** What one member does to another, under the same rules as in the app. */
export function ActForm() {
  const [member, setMember] = useState<MemberLine | undefined>()
  const [to, setTo] = useState<MemberLine | undefined>()
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
    await operate(actAsMember, act, `${member.name}さん：${label}`)
    setContent('')
  }
  return (
    <div className="grid gap-4">
      <MemberField label="だれが" value={member} onChange={(next) => (setMember(next), setTo(undefined))} />
      {member && <MemberField label="だれに" value={to} onChange={setTo} sex={member.sex === 2 ? 1 : 2} />}
      {member && to === undefined && known.length > 0 && (
        <section aria-label="つながりのあるお相手">
          <h3 className="mb-1">つながりのあるお相手</h3>
          <ul>
            {known.map(({ id, partner, status_n }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${pressableRow} flex justify-between gap-2 py-1 text-s`}
                  onClick={() => setTo(partner)}
                >
                  <span>
                    {partner.name}さん（#{partner.id}）
                  </span>
                  <span className="text-xs text-ink-3 num" title={`status_n ${status_n}`}>
                    {statusLabels[member.sex][status_n]}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Labelled label="何をする">
        <Choice options={acts} value={as} onChange={setAs} />
      </Labelled>
      {(as === 'message' || as === 'review') && (
        <Labelled label={as === 'message' ? 'メッセージ' : '口コミの本文（空なら見本の文）'}>
          <textarea
            rows={3}
            value={content}
            onChange={(event) => setContent(event.target.value)}
            className={compactControl}
          />
        </Labelled>
      )}
      <div>
        <ActionButton run={act} disabled={!member || !to || (as === 'message' && content.trim() === '')}>
          行う
        </ActionButton>
      </div>
    </div>
  )
}
