import { useId, type ReactNode } from 'react'
import { Card } from '../../../../ui/list/card.tsx'
import { KeyValueList } from '../../../../ui/list/list.tsx'
import { fewFacts } from '../../../shared/parts/facts-style.ts'
import type { Fact } from './profile-facts.ts'

interface FactsCardProps {
  title: string
  /** Between title and facts. */
  lead?: string
  facts?: readonly Fact[]
  /** Of the list. */
  layout?: string
  children?: ReactNode
}

/** One stretch of the profile. */
export function FactsCard({ title, lead, facts, layout = fewFacts, children }: FactsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-2.5">
      <h2 id={id} className="text-m font-semibold">
        {title}
      </h2>
      {lead && <p className="text-xs text-ink-3">{lead}</p>}
      {facts && (
        <KeyValueList
          className={layout}
          items={facts.map(({ label, value, note }) => ({
            label,
            value:
              note && value ? (
                <>
                  {value}
                  <span className="block text-xs text-ink-3">{note}</span>
                </>
              ) : (
                value
              ),
          }))}
        />
      )}
      {children}
    </Card>
  )
}
