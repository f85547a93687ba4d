import { useState } from 'react'
import { Segments } from './choices.tsx'

interface PanelProps {
  title: string
  /** Beside the title, such as filters. */
  aside?: React.ReactNode | undefined
  /** Below the title; does not scroll. */
  toolbar?: React.ReactNode | undefined
  children: React.ReactNode
  /** The contents scroll by themselves. */
  fixed?: boolean | undefined
}

/** One panel of the dock: head, tools and scrolling contents. */
export function Panel({ title, aside, toolbar, children, fixed = false }: PanelProps) {
  return (
    <section aria-label={title} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-14 items-center justify-between gap-3 px-4.5 pt-3 pb-2">
        <h2 className="whitespace-nowrap">{title}</h2>
        {aside}
      </header>
      {toolbar !== undefined && <div className="px-4.5 pb-2.5">{toolbar}</div>}
      {fixed ? (
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      ) : (
        <Scroller className="px-4.5 pb-6">{children}</Scroller>
      )}
    </section>
  )
}

/** The part of a panel that scrolls, also by keyboard. */
export function Scroller({ ref, className = '', children }: React.ComponentProps<'div'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <div ref={ref} tabIndex={0} className={`min-h-0 flex-1 scroll-inner focus-visible:-outline-offset-2 ${className}`}>
      {children}
    </div>
  )
}

/** The choice between the views of a panel, for its head, and the chosen view. */
export function useViews<View extends string>(
  words: { readonly label: string; readonly names: Readonly<Record<View, string>> },
  first: NoInfer<View>,
) {
  const [view, setView] = useState<View>(first)
  return [view, <Segments key="views" {...words} value={view} onChange={setView} />] as const
}

interface SectionProps {
  title: string
  /** Beside the title, such as a number. */
  aside?: React.ReactNode | undefined
  children: React.ReactNode
  className?: string | undefined
}

/** A titled part of a panel. */
export function Section({ title, aside, children, className = 'grid gap-2' }: SectionProps) {
  return (
    <section aria-label={title} className={className}>
      <div className="flex items-baseline justify-between gap-2">
        <h3>{title}</h3>
        {aside !== undefined && <span className="text-xs text-ink-2 num">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
