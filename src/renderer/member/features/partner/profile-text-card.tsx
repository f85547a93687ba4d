import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/list/card.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'

/** A part of a profile in the person's own words; line breaks are kept. */
export function ProfileTextCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-2">
        {title}
      </SectionHeading>
      <div className="text-s break-normal wrap-anywhere whitespace-pre-wrap">{children}</div>
    </Card>
  )
}
