import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formCopy } from '../../../lib/copy/form.ts'
import { SectionCard } from '../../../ui/navigation/page-body.tsx'
import { FreeTextField } from './fields/fields.tsx'
import { ConfirmationFields, MeetingFields, PartnerFields, PreferenceFields } from './fields/partner-fields.tsx'
import { AppealFields, BasicFields, PhoneField, SocialFields, StrengthsFields } from './fields/person-fields.tsx'
import { type SectionKey, missingFields, type FormMode } from './form-mode.ts'
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

export const sectionId = (key: SectionKey): string => `section-${key}`

interface FormSectionProps {
  title: string
  children: ReactNode
  /** Required fields of this section, counted in the heading. */
  required?: readonly ProfileField[] | undefined
  lead?: ReactNode
}

export function FormSection({ title, children, required = [], lead }: FormSectionProps) {
  return (
    <SectionCard
      title={title}
      action={required.length > 0 && <SectionProgress required={required} />}
      className="grid grid-cols-1 gap-5"
    >
      {lead !== undefined && <div className="-mt-3.5 grid gap-1 text-s text-ink-2">{lead}</div>}
      {children}
    </SectionCard>
  )
}

/** Returns the fields that are still empty, and renders again when one of them changes. */
export function useMissing(required: readonly ProfileField[]): readonly ProfileField[] {
  const { control } = useFormContext<ProfileValues>()
  const watched = useWatch({ control, name: required })
  return missingFields(required, Object.fromEntries(required.map((name, index) => [name, watched[index]])))
}

function SectionProgress({ required }: { required: readonly ProfileField[] }) {
  const done = required.length - useMissing(required).length
  return (
    <span className={`num ${done === required.length ? 'text-leaf' : ''}`}>
      {formCopy.section.progress(done, required.length)}
    </span>
  )
}

const { hint } = formCopy

interface SectionProps {
  section: Exclude<SectionKey, 'photos'>
  mode: FormMode
}

export function Section({ section: key, mode }: SectionProps) {
  return (
    <FormSection
      title={sectionTitles[key]}
      required={mode.required[key]}
      lead={key === 'preferences' ? <p>{hint.preferencesConsent}</p> : undefined}
    >
      {fieldsOf(key, mode)}
    </FormSection>
  )
}

/** Fields of a section, which depend on the form (FORM-16). */
function fieldsOf(key: SectionProps['section'], mode: FormMode): ReactNode {
  const sex = mode.kind === 'female' ? 2 : 1
  switch (key) {
    case 'basics':
      return <BasicFields mode={mode} />
    case 'social':
      return (
        <>
          <SocialFields />
          {mode.kind === 'male' && <PhoneField />}
        </>
      )
    case 'appeal':
      return <AppealFields required={mode.required.appeal !== undefined} />
    case 'introduction':
      return <FreeTextField name="propensity" label={label.introduction} hint={hint.introduction} />
    case 'ideal':
      return <FreeTextField name="sexual_experience" label={label.ideal} hint={hint.ideal} />
    case 'meeting':
      return <MeetingFields sex={sex} />
    case 'preferences':
      return <PreferenceFields sex={sex} mode={mode} />
    case 'partner':
      return <PartnerFields sex={sex} />
    case 'strengths':
      return <StrengthsFields />
    case 'confirmations':
      return <ConfirmationFields />
  }
}
