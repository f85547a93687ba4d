import { useId, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formCopy } from '../../../lib/copy/form.ts'
import { Card } from '../../../ui/list/list.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { FreeTextField } from './fields/fields.tsx'
import { ConfirmationFields, MeetingFields, PartnerFields, PreferenceFields } from './fields/partner-fields.tsx'
import { AppealFields, BasicFields, PhoneField, SocialFields, StrengthsFields } from './fields/person-fields.tsx'
import { type SectionKey, filledCount, type FormMode } from './form-mode.ts'
import type { ProfileField, ProfileValues } from './profile-values.ts'

const { section, label } = formCopy

/** Titles of the sections, in their headings and in the index. */
export const sectionTitles: Readonly<Record<SectionKey, string>> = {
  photos: section.photos,
  basics: section.basics,
  social: section.social,
  appeal: section.appealPoints,
  introduction: section.introduction,
  ideal: label.ideal,
  meeting: section.beforeMeeting,
  preferences: section.preferences,
  partner: section.partner,
  strengths: label.strengths,
  confirmations: section.confirmations,
}

/** Returns the anchor of a section. */
export const sectionId = (key: SectionKey): string => `section-${key}`

interface FormSectionProps {
  title: string
  children: ReactNode
  /** Required fields of this section, counted in the heading. */
  required?: readonly ProfileField[] | undefined
  lead?: ReactNode
}

/** Section of a long form with its title and progress. */
export function FormSection({ title, children, required = [], lead }: FormSectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <SectionHeading id={id} action={required.length > 0 && <SectionProgress required={required} />}>
          {title}
        </SectionHeading>
        {lead !== undefined && <div className="grid gap-1 text-s text-ink-2">{lead}</div>}
      </div>
      {children}
    </Card>
  )
}

function SectionProgress({ required }: { required: readonly ProfileField[] }) {
  const { control } = useFormContext<ProfileValues>()
  const watched = useWatch({ control, name: required })
  const values = Object.fromEntries(required.map((name, index) => [name, watched[index]]))
  const done = filledCount(required, values)
  return (
    <span className={`num ${done === required.length ? 'text-leaf' : ''}`}>
      {formCopy.section.progress(done, required.length)}
    </span>
  )
}

const { label: sectionsLabel, hint } = formCopy

interface SectionsProps {
  section: Exclude<SectionKey, 'photos'>
  mode: FormMode
}

/** One section of a form. Its fields depend on the form (FORM-16). */
export function Section({ section, mode }: SectionsProps) {
  const required = mode.required[section]
  const sex = mode.kind === 'female' ? 2 : 1
  switch (section) {
    case 'basics':
      return (
        <FormSection title={sectionTitles.basics} required={required}>
          <BasicFields mode={mode} />
        </FormSection>
      )
    case 'social':
      return (
        <FormSection title={sectionTitles.social}>
          <SocialFields />
          {mode.kind === 'male' && <PhoneField />}
        </FormSection>
      )
    case 'appeal':
      return (
        <FormSection title={sectionTitles.appeal} required={required}>
          <AppealFields required={required !== undefined} />
        </FormSection>
      )
    case 'introduction':
      return (
        <FormSection title={sectionTitles.introduction}>
          <FreeTextField name="propensity" label={sectionsLabel.introduction} hint={hint.introduction} />
        </FormSection>
      )
    case 'ideal':
      return (
        <FormSection title={sectionTitles.ideal}>
          <FreeTextField name="sexual_experience" label={sectionsLabel.ideal} hint={hint.ideal} />
        </FormSection>
      )
    case 'meeting':
      return (
        <FormSection title={sectionTitles.meeting} required={required}>
          <MeetingFields sex={sex} />
        </FormSection>
      )
    case 'preferences':
      return (
        <FormSection title={sectionTitles.preferences} required={required} lead={<p>{hint.preferencesConsent}</p>}>
          <PreferenceFields sex={sex} mode={mode} />
        </FormSection>
      )
    case 'partner':
      return (
        <FormSection title={sectionTitles.partner} required={required}>
          <PartnerFields sex={sex} />
        </FormSection>
      )
    case 'strengths':
      return (
        <FormSection title={sectionTitles.strengths}>
          <StrengthsFields />
        </FormSection>
      )
    case 'confirmations':
      return (
        <FormSection title={sectionTitles.confirmations} required={required}>
          <ConfirmationFields />
        </FormSection>
      )
  }
}
