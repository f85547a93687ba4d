import { useId, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Card } from '../../../../ui/list/card.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
import { filledCount } from '../form-mode.ts'
import type { ProfileField, ProfileValues } from '../profile-values.ts'

interface FormSectionProps {
  title: string
  children: ReactNode
  /** Fields of this section that must be filled; the heading counts them. */
  required?: readonly ProfileField[] | undefined
  lead?: ReactNode
}

/** One stretch of a long form: what it is about, how much of it is done. */
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
