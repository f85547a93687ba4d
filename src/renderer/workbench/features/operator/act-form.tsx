import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { otherSex } from '../../../../contract/enums/member.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { optionsOf } from '../../parts/choices.tsx'
import { TextAreaField } from '../../parts/fields.tsx'
import { memberName } from '../../parts/people.ts'
import { ChoiceField } from '../../parts/select-fields.tsx'
import { operatorCopy } from './copy.ts'
import { KnownPartners } from './known-partners.tsx'
import { MemberField } from './member-field.tsx'
import { usePickedMember } from './use-picked-member.ts'

type Act = keyof typeof operatorCopy.ja.act.acts

/** An act with the text that it takes. */
function actOf(as: Act, pair: { member: number; to: number }, content: string) {
  if (as === 'message') return { as, ...pair, content }
  return as === 'review' ? { as, ...pair, text: content === '' ? undefined : content } : { as, ...pair }
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
  const isReady = member && to && (as !== 'message' || content.trim() !== '')
  const run = async () => {
    if (!member || !to) return
    const act = actOf(as, { member: member.id, to: to.id }, content)
    const done = words.act.done(words.member(memberName(member)), words.act.acts[as])
    await operate(() => control.actAsMember(act), done)
    setContent((typed) => (typed === content ? '' : typed))
  }
  return (
    <div className="grid gap-4">
      <MemberField label={words.act.who} value={member} onChange={choose} />
      {member && <MemberField label={words.act.whom} value={to} onChange={setTo} sex={otherSex(member.sex)} />}
      {member && to === undefined && <KnownPartners member={member} onPick={setTo} />}
      <ChoiceField label={words.act.what} options={optionsOf(words.act.acts)} value={as} onChange={setAs} />
      {(as === 'message' || as === 'review') && (
        <TextAreaField label={words.act[as]} rows={3} value={content} onChange={setContent} />
      )}
      <ActionButton className="justify-self-start" run={run} disabled={!isReady}>
        {words.act.run}
      </ActionButton>
    </div>
  )
}
