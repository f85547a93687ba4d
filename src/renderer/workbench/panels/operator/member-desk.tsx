import { useState } from 'react'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { MemberField } from './member-field.tsx'
import { MessageForm } from './message-form.tsx'
import { RankForm } from './rank-form.tsx'
import { RankRequests } from './rank-requests.tsx'
import { RecommendForm } from './recommend-form.tsx'
import { StandingForm } from './standing-form.tsx'

/** One member: operator chat, rank, and whom to introduce. */
export function MemberDesk() {
  const [member, setMember] = useState<MemberLine | undefined>()
  return (
    <div className="grid gap-5">
      {member === undefined && <RankRequests onPick={setMember} />}
      <MemberField label="会員" value={member} onChange={setMember} />
      {member && (
        <>
          <MessageForm key={`message-${member.id}`} member={member} />
          <StandingForm key={`standing-${member.id}`} member={member} />
          {member.sex === 1 && <RankForm key={`rank-${member.id}`} member={member} />}
          <RecommendForm key={`recommend-${member.id}`} member={member} />
        </>
      )}
    </div>
  )
}
