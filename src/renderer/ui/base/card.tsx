import { useId } from 'react'

interface SectionHeadingProps {
  children: React.ReactNode
  id?: string | undefined
  /** At the end of the line: a `TextLink`, a time, a chip. */
  action?: React.ReactNode | undefined
}

/** Heading of a card or of a part of a page. */
export function SectionHeading({ children, id, action }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <h2 id={id} className="min-w-0 text-m font-semibold">
        {children}
      </h2>
      {action !== undefined && <div className="shrink-0 text-xs text-ink-3">{action}</div>}
    </div>
  )
}

interface CardProps extends React.HTMLAttributes<HTMLElement> {
  /** `section` for a card with its own heading. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** Padding: `m` 18 px, `s` 14 px, `none` for lists and pictures that reach the edge. */
  space?: 'm' | 's' | 'none' | undefined
}

const spaces = { m: 'p-4.5', s: 'p-3.5', none: 'overflow-hidden' }

/** A raised surface for one subject. */
export function Card({ as: Tag = 'div', space = 'm', className = '', ...rest }: CardProps) {
  return <Tag className={`rounded-m bg-surface shadow-1 ${spaces[space]} ${className}`} {...rest} />
}

interface SectionCardProps extends Omit<React.HTMLAttributes<HTMLElement>, 'title'> {
  title: React.ReactNode
  action?: React.ReactNode | undefined
}

/** A card for one subject, named by its heading. */
export function SectionCard({ title, action, className = 'grid gap-3', children, ...rest }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={className} {...rest}>
      <SectionHeading id={id} action={action}>
        {title}
      </SectionHeading>
      {children}
    </Card>
  )
}
