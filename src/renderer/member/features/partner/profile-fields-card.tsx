import { useId } from 'react'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Card } from '../../../ui/list/card.tsx'
import { KeyValueList } from '../../../ui/list/list.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { fewFacts } from '../../shared/parts/facts-style.ts'
import type { ProfileField } from './profile-sections.ts'

interface ProfileFieldsCardProps {
  title: string
  fields: readonly ProfileField[]
}

/** A part of a profile: title and fields. */
export function ProfileFieldsCard({ title, fields }: ProfileFieldsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-2.5">
        {title}
      </SectionHeading>
      <KeyValueList className={fewFacts} emptyText={profileCopy.empty.field} items={fields} />
    </Card>
  )
}
