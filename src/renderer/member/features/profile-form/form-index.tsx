import { formCopy } from '../../../lib/copy/form.ts'
import { SectionIndex } from '../../../ui/navigation/section-index.tsx'
import { requiredFields, type FormMode } from './form-mode.ts'
import { sectionId, sectionTitles, useMissing } from './sections.tsx'

/** Index beside a long form, with the missing fields of each section (D-81). `onGo` mounts a section before a jump. */
export function FormIndex({ mode, onGo }: { mode: FormMode; onGo: () => void }) {
  const missing = useMissing(requiredFields(mode))
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
          missing: fields.length === 0 ? null : fields.filter((field) => missing.includes(field)).length,
        }
      })}
    />
  )
}
