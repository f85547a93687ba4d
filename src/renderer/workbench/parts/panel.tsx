import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Beside the title, e.g. filters. */
  aside?: ReactNode | undefined
  /** Below the title, does not scroll. */
  toolbar?: ReactNode | undefined
  children: ReactNode
  /** The contents scroll by themselves. */
  fixed?: boolean | undefined
}

/** One panel of the dock: head, tools, and contents that scroll. */
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        <div tabIndex={0} className="min-h-0 flex-1 scroll-inner px-4.5 pb-6 focus-visible:-outline-offset-2">
          {children}
        </div>
      )}
    </section>
  )
}
