import { otherSex, Sex } from '../../../../contract/enums/member.ts'
import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { basicNames, factsOf, meetingNames } from '../../shared/parts/facts.ts'
import type { Couple } from './agreement/couple.ts'
import { CommonCard } from './common-answers.tsx'
import { FactCards } from './fact-list.tsx'
import { CouplePreferences } from './preferences-card.tsx'
import { textsOf } from './profile-texts.ts'
import { SocialLinks } from './social-links.tsx'

/** Content of a profile on its page (PROF-12 to PROF-27, PROF-43 to PROF-50, D-106). */
export function Details({ couple }: { couple: Couple }) {
  const { sex, profile } = couple
  return (
    <>
      {textsOf(couple).map(({ title, text }) => (
        <SectionCard key={title} title={title} className="grid gap-2">
          <MemberText>{text}</MemberText>
        </SectionCard>
      ))}
      <CommonCard couple={couple} />
      <FactCards
        basics={factsOf(profile, basicNames[otherSex(sex)])}
        meeting={factsOf(profile, sex === Sex.woman ? meetingNames : meetingFields)}
      />
      {sex === Sex.woman && <SocialLinks profile={profile} />}
      <CouplePreferences couple={couple} />
    </>
  )
}
