import { Link } from 'react-router-dom'
import { otherSex, Sex } from '../../../../contract/enums/member.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { preferenceFacts, type ProfileFact } from '../../shared/parts/facts.ts'
import { profileStyle } from '../../shared/parts/profile-style.ts'
import { type Couple, pairOf } from './agreement/couple.ts'
import { type Agreement, agreements, answersPreferences } from './agreement/preferences.ts'
import { AppealChips } from './appeal-chips.tsx'
import { FactList } from './fact-list.tsx'

const copy = profileCopy.agreement

/** Preferences of a partner, as the profile of either sex shows them. */
export function CouplePreferences({ couple }: { couple: Couple }) {
  const { sex, profile, own } = couple
  return (
    <PreferencesCard
      fields={preferenceFacts(profile, otherSex(sex))}
      points={sex === Sex.woman ? profile.appear_points : []}
      agreementOf={agreements(pairOf(couple))}
      answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
      ownForm={sex === Sex.woman ? '/femaleform' : '/form'}
    />
  )
}

interface PreferencesCardProps {
  fields: readonly ProfileFact[]
  agreementOf: ReadonlyMap<string, Agreement>
  /** What a man likes most, from his choices; none of a woman. */
  points: readonly string[]
  answered: { own: boolean; partner: boolean }
  ownForm: string
}

/** Preferences compared with the viewer's own. Shows agreements and important preferences, and collapses the rest. */
function PreferencesCard({ fields, points, agreementOf, answered, ownForm }: PreferencesCardProps) {
  const kind = ({ name }: ProfileFact) => agreementOf.get(name) ?? 'open'
  const conflicts = fields.filter((field) => kind(field) === 'conflicts')
  const agreeing = fields.filter((field) => kind(field) === 'agrees')
  const others = fields.filter((field) => kind(field) === 'open')
  return (
    <SectionCard
      id="preferences"
      className="grid scroll-mt-16 gap-3"
      title={profileCopy.section.preferences}
      action={answered.own && answered.partner && <Score agreeing={agreeing.length} all={fields.length} />}
    >
      <p className="-mt-2 text-s text-ink-2">{profileCopy.consentNote}</p>
      <div className="grid gap-3" data-explicit>
        {points.length > 0 && <AppealChips points={points} label={profileCopy.section.appealPoints} />}
        {!answered.own && answered.partner && (
          <Notice action={<TextLink render={<Link to={ownForm} />}>{copy.answer}</TextLink>}>{copy.unanswered}</Notice>
        )}
        {conflicts.length > 0 && (
          <div className="grid gap-2 rounded-s bg-lantern-soft p-3">
            <Mark icon="warning" text={copy.conflicts} className="text-lantern-ink" />
            <FactList className={profileStyle.many} facts={conflicts} />
          </div>
        )}
        {agreeing.length > 0 && (
          <div className="grid gap-2">
            <Mark icon="check" text={copy.agrees} className="text-leaf" />
            <FactList className={profileStyle.many} facts={agreeing} />
          </div>
        )}
        {others.length > 0 && (
          <Disclosure
            summary={others.length < fields.length ? copy.others(others.length) : copy.all(others.length)}
            className="-mb-4.5 border-t border-b-0"
          >
            <FactList className={profileStyle.many} facts={others} />
          </Disclosure>
        )}
      </div>
    </SectionCard>
  )
}

function Score({ agreeing, all }: { agreeing: number; all: number }) {
  return (
    <span className="text-s text-ink-2 num">
      {copy.score}
      <strong className="ms-1 text-m font-semibold text-leaf">{agreeing}</strong>／{all}
    </span>
  )
}

function Mark({ icon, text, className }: { icon: 'check' | 'warning'; text: string; className: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-s font-semibold ${className}`}>
      <Icon name={icon} size={16} />
      {text}
    </p>
  )
}
