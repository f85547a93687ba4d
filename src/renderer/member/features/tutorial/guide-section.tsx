import { Card } from '../../../ui/list/card.tsx'

interface GuideSectionProps {
  number: number
  heading: string
  paragraphs: readonly string[]
}

/** One section of the guide. */
export function GuideSection({ number, heading, paragraphs }: GuideSectionProps) {
  const id = `guide-${number}`
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-plum-soft text-s text-plum num"
        >
          {number}
        </span>
        {heading}
      </h2>
      <div className="grid gap-2 text-s text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  )
}
