import type { ReactNode } from 'react'

interface ShelfProps {
  title: string
  children: ReactNode
  className?: string
}

/** One named group of specimens. */
export function Shelf({ title, children, className = 'grid grid-cols-1 gap-4' }: ShelfProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="border-b border-line pb-1 text-s text-ink-3">{title}</h2>
      <div className={className}>{children}</div>
    </section>
  )
}
