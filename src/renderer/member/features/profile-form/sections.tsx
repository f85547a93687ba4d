import { useFormContext, useWatch } from 'react-hook-form'
import { Sex } from '../../../../contract/enums/member.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { rowsOf } from './fields/field-table.ts'
import { FormField } from './fields/form-fields.tsx'
import { fieldNames, type FormMode, type SectionKey } from './form-mode.ts'
import { missingFields } from './missing-fields.ts'
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
  children: React.ReactNode
  /** Required fields of this section, counted in the heading. */
  required?: readonly ProfileField[] | undefined
  lead?: React.ReactNode
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
  // The text of その他 belongs to the appeal points (D-134).
  const names: readonly ProfileField[] = [...required, 'appealOther']
  const watched = useWatch({ control, name: names })
  return missingFields(required, Object.fromEntries(names.map((name, index) => [name, watched[index]])))
}

function SectionProgress({ required }: { required: readonly ProfileField[] }) {
  const done = required.length - useMissing(required).length
  return (
    <span className={`num ${done === required.length ? 'text-leaf' : ''}`}>
      {formCopy.section.progress(done, required.length)}
    </span>
  )
}

interface SectionProps {
  section: Exclude<SectionKey, 'photos'>
  mode: FormMode
}

/** Sections with explicit words. The attribute lets a frame around the app fold them in company (D-87). */
const explicitSections: ReadonlySet<SectionKey> = new Set(['preferences', 'appeal'])

/** A section with its fields, which depend on the form (FORM-16). The name is required in every form (FORM-25). */
export function Section({ section: key, mode }: SectionProps) {
  const required = mode.required[key]
  const names: Partial<Record<SectionKey, readonly ProfileField[]>> = fieldNames[mode.kind]
  return (
    <FormSection
      title={sectionTitles[key]}
      required={required}
      lead={key === 'preferences' ? <p>{formCopy.hint.preferencesConsent}</p> : undefined}
    >
      <div className="grid grid-cols-1 gap-5" data-explicit={explicitSections.has(key) || undefined}>
        {rowsOf(names[key] ?? [], mode.kind === 'female' ? Sex.woman : Sex.man).map((row) => (
          <FormField
            key={row.name}
            {...row}
            required={row.name === 'twitter_name' || required?.includes(row.name) === true}
          />
        ))}
      </div>
    </FormSection>
  )
}
