import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { otherSex } from '../../../../contract/enums/member.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { pairingsQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { optionsOf } from '../../parts/choices.tsx'
import { ChoiceField, Field } from '../../parts/fields.tsx'
import { PickRow } from '../../parts/rows.tsx'
import { operatorCopy } from './copy.ts'
import { MemberField } from './member-field.tsx'
import { stageFirst } from './stage-members.ts'
import { usePickedMember } from './use-picked-member.ts'

type Act = keyof typeof operatorCopy.ja.act.acts

interface Pair {
  readonly member: number
  readonly to: number
}

/** An act with the text that it takes. */
function actOf(as: Act, pair: Pair, content: string) {
  if (as === 'message') return { as, ...pair, content }
  return as === 'review' ? { as, ...pair, text: content === '' ? undefined : content } : { as, ...pair }
}

/** Partners to pick from at most. */
const mostKnown = 12

/** Partners of a member, those on the stage first; renders nothing when there are none. */
function KnownPartners({ member, onPick }: { member: MemberRow; onPick: (partner: MemberRow) => void }) {
  const words = useCopy(operatorCopy)
  const { data: pairings = [] } = useQuery(pairingsQuery(member.id))
  const onStage = useAtomValue(stageMembersAtom)
  const known = stageFirst(pairings, ({ partner }) => onStage.includes(partner.id)).slice(0, mostKnown)
  if (known.length === 0) return null
  return (
    <section aria-label={words.act.known}>
      <h3 className="mb-1">{words.act.known}</h3>
      <ul>
        {known.map(({ id, partner, status_n }) => (
          <PickRow
            key={id}
            title={words.memberWithId(words.member(partner.name), partner.id)}
            aside={<span title={`status_n ${status_n}`}>{words.act.statuses[member.sex][status_n]}</span>}
            onPick={() => onPick(partner)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Actions of one member on another, under the same rules as in the app. */
export function ActForm() {
  const words = useCopy(operatorCopy)
  const [member, setMember] = usePickedMember()
  const [to, setTo] = usePickedMember()
  const [as, setAs] = useState<Act>('message')
  const [content, setContent] = useState('')
  const choose = (next: MemberRow | undefined) => {
    setMember(next)
    setTo(undefined)
  }
  const run = async () => {
    if (!member || !to) return
    const pair = { member: member.id, to: to.id }
    await operate(
      () => control.actAsMember(actOf(as, pair, content)),
      words.act.done(words.member(member.name), words.act.acts[as]),
    )
    setContent('')
  }
  return (
    <div className="grid gap-4">
      <MemberField label={words.act.who} value={member} onChange={choose} />
      {member && <MemberField label={words.act.whom} value={to} onChange={setTo} sex={otherSex(member.sex)} />}
      {member && to === undefined && <KnownPartners member={member} onPick={setTo} />}
      <ChoiceField label={words.act.what} options={optionsOf(words.act.acts)} value={as} onChange={setAs} />
      {(as === 'message' || as === 'review') && (
        <Field
          label={as === 'message' ? words.act.message : words.act.review}
          rows={3}
          value={content}
          onChange={setContent}
        />
      )}
      <ActionButton
        className="justify-self-start"
        run={run}
        disabled={!member || !to || (as === 'message' && content.trim() === '')}
      >
        {words.act.run}
      </ActionButton>
    </div>
  )
}
