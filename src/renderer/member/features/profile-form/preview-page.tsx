import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { appealPointLabel, meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { splitJoined } from '../../../../contract/wire/joined-list.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { profileCopy as copy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card, SectionCard } from '../../../ui/base/card.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { factsOf, preferenceFacts, type ProfileFact } from '../../shared/parts/facts.ts'
import { ProfilePhotos } from '../../shared/parts/profile-photos.tsx'
import { profileStyle } from '../../shared/parts/profile-style.ts'
import { ProfileFormLoader } from './form-page.tsx'
import type { AccountDetail } from './profile-values.ts'

/** Page /preview: the own profile as partners see it (D-53). */
export function PreviewPage() {
  return <ProfileFormLoader>{(detail) => <Preview detail={detail} />}</ProfileFormLoader>
}

function Preview({ detail }: { detail: AccountDetail }) {
  const { rank, sex } = useAccount()
  const man = 'propensity' in detail
  const places = splitJoined(detail.area).join('・')
  const points = man ? splitJoined(detail.appear_points).map(appealPointLabel) : []
  return (
    <div className={`contents ${profileStyle.page}`}>
      <ProfilePhotos name={detail.twitter_name || commonCopy.name.unnamed} age={detail.age} profile={detail} level={2}>
        {[places, sex === Sex.man && rank ? `${copy.label.rank} ${rank}` : ''].filter(Boolean).join(' ／ ')}
      </ProfilePhotos>
      <PageBody className={`pt-4 ${profileStyle.facts}`}>
        <p className="text-s text-ink-2">{copy.previewLead}</p>
        {points.length > 0 && (
          <p className="flex flex-wrap gap-2" data-explicit>
            {points.map((point) => (
              <Chip key={point} tone="plum">
                {point}
              </Chip>
            ))}
          </p>
        )}
        <PreviewText title={man ? copy.label.introduction : copy.label.ideal}>
          {man ? detail.propensity : detail.sexual_experience}
        </PreviewText>
        {!man && <PreviewText title={copy.label.strengths}>{detail.appear_points}</PreviewText>}
        <PreviewFacts detail={detail} />
        <Button render={<Link to={man ? '/form' : '/femaleform'} />}>{copy.previewEdit}</Button>
      </PageBody>
    </div>
  )
}

function PreviewText({ title, children }: { title: string; children: string }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2>{title}</h2>
      {children ? <MemberText>{children}</MemberText> : <p className="text-s text-ink-3">{copy.empty.introduction}</p>}
    </Card>
  )
}

/** Facts of the own profile: person, time before a meeting, preferences. */
function PreviewFacts({ detail }: { detail: AccountDetail }) {
  const man = 'propensity' in detail
  const profile = { ...detail, your_freetimes: splitJoined(detail.your_freetimes) }
  const basics = [
    ...factsOf(profile, ['body_type']),
    ...('propensity' in profile ? factsOf(profile, ['height', 'weight', 'sexual_experience']) : []),
    ...factsOf(profile, ['takemovie', 'your_freetimes']),
  ]
  return (
    <>
      <div className={profileStyle.pair}>
        <Facts title={copy.section.basics} items={basics} />
        <Facts title={copy.section.beforeMeeting} items={factsOf(profile, meetingFields)} />
      </div>
      <Facts
        title={copy.section.preferences}
        note={copy.consentNote}
        items={preferenceFacts(profile, man ? Sex.man : Sex.woman)}
        layout={profileStyle.many}
        isExplicit
      />
    </>
  )
}

interface FactsProps {
  title: string
  note?: string
  items: readonly ProfileFact[]
  layout?: string
  isExplicit?: boolean
}

function Facts({ title, note, items, layout = profileStyle.few, isExplicit }: FactsProps) {
  return (
    <SectionCard title={title} className="grid content-start gap-3">
      {note && <p className="text-s text-ink-2">{note}</p>}
      <div data-explicit={isExplicit}>
        <KeyValueList className={layout} items={items} />
      </div>
    </SectionCard>
  )
}
