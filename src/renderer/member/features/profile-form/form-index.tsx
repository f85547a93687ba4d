import { useFormContext, useWatch } from 'react-hook-form'
import { formCopy } from '../../../lib/copy/form.ts'
import { SectionIndex } from '../../../ui/navigation/section-index.tsx'
import { filledCount, requiredFields, type FormMode } from './form-mode.ts'
import type { ProfileValues } from './profile-values.ts'
import { sectionId, sectionTitles } from './sections.tsx'

interface FormIndexProps {
  mode: FormMode
  /** Before a jump: the section may not have been mounted yet. */
  onGo: () => void
}

/** The sections of a long form beside it in a wide window, each with what is still missing there (D-81). */
export function FormIndex({ mode, onGo }: FormIndexProps) {
  const { control } = useFormContext<ProfileValues>()
  const required = requiredFields(mode)
  const watched = useWatch({ control, name: required })
  const values = Object.fromEntries(required.map((name, index) => [name, watched[index]]))
  return (
    <SectionIndex
      label={formCopy.section.index}
      onGo={onGo}
      className="max-@3xl:hidden"
      items={mode.sections.map((key) => {
        const fields = mode.required[key] ?? []
        return {
          id: sectionId(key),
          label: sectionTitles[key],
          missing: fields.length === 0 ? null : fields.length - filledCount(fields, values),
        }
      })}
    />
  )
}
