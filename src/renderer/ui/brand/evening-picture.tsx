import type { ReactNode } from 'react'
import { EveningSky } from './evening-sky.tsx'

/** The drawn evening with words at its foot: a quiet head for a page that has something to say. */
export function EveningPicture({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`relative grid content-end overflow-hidden ${className}`}>
      <LowLandscape className="absolute inset-0 size-full" />
      <div className="relative dusk px-4.5 pt-10 pb-3.5 text-on-photo">{children}</div>
    </div>
  )
}

/** The evening landscape for a box that is two to five times as wide as high: the moon stands above the words and is whole. */
function LowLandscape({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      <EveningSky width={100} height={30} />
      <circle cx="68" cy="11" r="4" fill="var(--moon)" opacity=".95" />
      <path d="M-5 21Q22 12 48 20T105 16V35H-5Z" fill="var(--ridge)" opacity=".78" />
      <path d="M-5 27Q36 20 60 25T105 23V35H-5Z" fill="var(--ridge-near)" />
    </svg>
  )
}
