import { formCopy } from '../../../lib/copy/form.ts'
import { AppealFields } from './fields/appeal-fields.tsx'
import { BasicFields } from './fields/basic-fields.tsx'
import { ConfirmationFields } from './fields/confirmation-fields.tsx'
import { FormSection } from './fields/form-section.tsx'
import { FreeTextField } from './fields/free-text-field.tsx'
import { MeetingFields } from './fields/meeting-fields.tsx'
import { PartnerFields } from './fields/partner-fields.tsx'
import { PhoneField } from './fields/phone-field.tsx'
import { PreferenceFields } from './fields/preference-fields.tsx'
import { SocialFields } from './fields/social-fields.tsx'
import { StrengthsFields } from './fields/strengths-fields.tsx'
import type { FormMode, SectionKey } from './form-mode.ts'

const { section: titles, label, hint } = formCopy

interface SectionsProps {
  section: Exclude<SectionKey, 'photos'>
  mode: FormMode
}

/** One section of one form; which fields it has depends on the form (FORM-16). */
export function Section({ section, mode }: SectionsProps) {
  const required = mode.required[section]
  const sex = mode.kind === 'female' ? 2 : 1
  switch (section) {
    case 'basics':
      return (
        <FormSection title={titles.basics} required={required}>
          <BasicFields mode={mode} />
        </FormSection>
      )
    case 'social':
      return (
        <FormSection title={titles.social}>
          <SocialFields />
          {mode.kind === 'male' && <PhoneField />}
        </FormSection>
      )
    case 'appeal':
      return (
        <FormSection title={titles.appealPoints} required={required}>
          <AppealFields required={required !== undefined} />
        </FormSection>
      )
    case 'introduction':
      return (
        <FormSection title={titles.introduction}>
          <FreeTextField name="propensity" label={label.introduction} hint={hint.introduction} />
        </FormSection>
      )
    case 'ideal':
      return (
        <FormSection title={label.ideal}>
          <FreeTextField name="sexual_experience" label={label.ideal} hint={hint.ideal} />
        </FormSection>
      )
    case 'meeting':
      return (
        <FormSection title={titles.beforeMeeting} required={required}>
          <MeetingFields sex={sex} />
        </FormSection>
      )
    case 'preferences':
      return (
        <FormSection title={titles.preferences} required={required} lead={<p>{hint.preferencesConsent}</p>}>
          <PreferenceFields sex={sex} mode={mode} />
        </FormSection>
      )
    case 'partner':
      return (
        <FormSection title={titles.partner} required={required}>
          <PartnerFields sex={sex} />
        </FormSection>
      )
    case 'strengths':
      return (
        <FormSection title={label.strengths}>
          <StrengthsFields />
        </FormSection>
      )
    case 'confirmations':
      return (
        <FormSection title={titles.confirmations} required={required}>
          <ConfirmationFields />
        </FormSection>
      )
  }
}
