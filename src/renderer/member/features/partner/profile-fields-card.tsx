import { useId, type ReactNode } from 'react'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Card } from '../../../ui/list/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { SectionHeading } from '../../../ui/navigation/section-heading.tsx'
import type { ProfileField } from './profile-sections.ts'

interface ProfileFieldsCardProps {
  title: string
  fields: readonly ProfileField[]
  /** Under the title. */
  note?: ReactNode
}

/** A part of a profile: title, perhaps a note, and its fields. */
export function ProfileFieldsCard({ title, fields, note }: ProfileFieldsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-2.5">
        {title}
      </SectionHeading>
      {note !== undefined && <p className="mb-3 text-s text-ink-2">{note}</p>}
      <KeyValueList
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
    </Card>
  )
}
