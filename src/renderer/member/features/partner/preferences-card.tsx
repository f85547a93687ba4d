import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { choicesOfPreference, preferences } from '../../../../contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../../contract/enums/profile-choices.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { KeyValueList } from '../../../ui/list/list.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { Disclosure } from '../../../ui/overlay/disclosure.tsx'
import { manyFacts } from '../../shared/parts/facts-style.ts'
import type { ProfileField } from './profile-sections.ts'

/** How two answers go together: both can be glad of it, one wishes what the other refuses, or nothing speaks either way. */
type Agreement = 'agrees' | 'conflicts' | 'open'

/** Places of the four choices of a preference, from wish to refusal. */
const lastWish = 1
const refusal = 3

/** Two places of a preference, -1 for no answer. What both refuse is agreed on as well. */
export function preferenceAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  if (one === refusal && other === refusal) return 'agrees'
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (low > lastWish) return 'open'
  return high === refusal ? 'conflicts' : 'agrees'
}

/** Two places of a scale that complete each other, his S and her M: neighbours go together, the ends do not. */
export function scaleAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  const apart = Math.abs(one - other)
  return apart <= 1 ? 'agrees' : apart === refusal ? 'conflicts' : 'open'
}

/** Whether a member has answered any of the preferences: against none, nothing can be compared. */
export const answersPreferences = (profile: ManProfile | WomanProfile): boolean =>
  preferences.some(({ name }) => profile[name] !== '')

/** By wire name as the profile of `shown` lists it, how the two go together (L-1, L-2). */
export function agreements(man: ManProfile, woman: WomanProfile, shown: 1 | 2): ReadonlyMap<string, Agreement> {
  const leads = scaleAgreement(
    sadismLevels[1].indexOf(man.your_sadism),
    masochismLevels[2].indexOf(woman.your_masochism),
  )
  const follows = scaleAgreement(
    masochismLevels[1].indexOf(man.your_masochism),
    sadismLevels[2].indexOf(woman.your_sadism),
  )
  return new Map<string, Agreement>([
    ...preferences.map(({ name }): [string, Agreement] => [
      name,
      preferenceAgreement(
        choicesOfPreference(name, 1).indexOf(man[name]),
        choicesOfPreference(name, 2).indexOf(woman[name]),
      ),
    ]),
    ['your_sadism', shown === 1 ? leads : follows],
    ['your_masochism', shown === 1 ? follows : leads],
  ])
}

const copy = profileCopy.agreement

interface PreferencesCardProps {
  fields: readonly ProfileField[]
  agreementOf: ReadonlyMap<string, Agreement>
  /** Who has answered any of them. */
  answered: { own: boolean; partner: boolean }
  /** Where the viewer answers them. */
  ownForm: string
}

/** The preferences against the viewer's own: what agrees and what matters is seen at once, the rest is folded. */
export function PreferencesCard({ fields, agreementOf, answered, ownForm }: PreferencesCardProps) {
  const id = useId()
  const kind = ({ name }: ProfileField) => agreementOf.get(name) ?? 'open'
  const conflicts = fields.filter((field) => kind(field) === 'conflicts')
  const agreeing = fields.filter((field) => kind(field) === 'agrees')
  const others = fields.filter((field) => kind(field) === 'open')
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <div>
        <SectionHeading
          id={id}
          action={
            answered.own && answered.partner ? <Score agreeing={agreeing.length} all={fields.length} /> : undefined
          }
        >
          {profileCopy.section.preferences}
        </SectionHeading>
        <p className="mt-1 text-s text-ink-2">{profileCopy.consentNote}</p>
      </div>
      {!answered.own && answered.partner && (
        <Notice action={<TextLink render={<Link to={ownForm} />}>{copy.answer}</TextLink>}>{copy.unanswered}</Notice>
      )}
      {conflicts.length > 0 && (
        <div className="grid gap-2 rounded-s bg-lantern-soft p-3">
          <Mark icon="warning" text={copy.conflicts} className="text-lantern-ink" />
          <Fields fields={conflicts} />
        </div>
      )}
      {agreeing.length > 0 && (
        <div className="grid gap-2">
          <Mark icon="check" text={copy.agrees} className="text-leaf" />
          <Fields fields={agreeing} />
        </div>
      )}
      {others.length > 0 && (
        <Disclosure
          summary={others.length < fields.length ? copy.others(others.length) : copy.all(others.length)}
          className="-mb-4.5 border-t border-b-0"
        >
          <Fields fields={others} />
        </Disclosure>
      )}
    </Card>
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

function Fields({ fields }: { fields: readonly ProfileField[] }) {
  return (
    <KeyValueList
      className={manyFacts}
      emptyText={profileCopy.empty.field}
      items={fields.map(({ name, label, value }) => ({
        label,
        value:
          name === 'your_wild' && value !== '' ? (
            <>
              {value}
              <span className="block text-xs text-ink-3">{profileCopy.outdoorNote}</span>
            </>
          ) : (
            value
          ),
      }))}
    />
  )
}
