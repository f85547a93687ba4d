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
import { sectionTitles } from './section-titles.ts'

const { label, hint } = formCopy

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
          <FreeTextField name="propensity" label={label.introduction} hint={hint.introduction} />
        </FormSection>
      )
    case 'ideal':
      return (
        <FormSection title={sectionTitles.ideal}>
          <FreeTextField name="sexual_experience" label={label.ideal} hint={hint.ideal} />
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
        <FormSection
          title={sectionTitles.preferences}
          required={required}
          lead={<p>{hint.preferencesConsent}</p>}
        >
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
