import type { ReactNode } from 'react'

interface SectionHeadingProps {
  children: ReactNode
  /** Outline level; the look is the same. */
  level?: 2 | 3 | undefined
  id?: string | undefined
  /** At the end of the line: a `TextLink`, a time, a chip. */
  action?: ReactNode | undefined
  className?: string | undefined
}

/** Heading of a card or of a stretch of a page. */
export function SectionHeading({ children, level = 2, id, action, className = '' }: SectionHeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 ${className}`}>
      <Tag id={id} className="min-w-0 text-m font-semibold">
        {children}
      </Tag>
      {action !== undefined && <div className="shrink-0 text-xs text-ink-3">{action}</div>}
    </div>
  )
}
