import type { ReactNode } from 'react'
import { Landscape } from './landscape.tsx'

/** The drawn evening with words at its foot: a quiet head for a page that has something to say. */
export function EveningPicture({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`relative grid content-end overflow-hidden ${className}`}>
      <Landscape className="absolute inset-0" />
      <div className="relative dusk px-4.5 pt-10 pb-3.5 text-on-photo">{children}</div>
    </div>
  )
}
