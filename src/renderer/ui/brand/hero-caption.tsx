import type { ReactNode } from 'react'

interface HeroCaptionProps {
  /** Name in Mincho. */
  title: ReactNode
  /** Behind the name, e.g. the age. */
  aside?: ReactNode | undefined
  /** Line below. */
  children?: ReactNode | undefined
}

/** Name and place at the foot of a large picture, on drawn dusk. Put it into the same `relative` box as the picture. */
export function HeroCaption({ title, aside, children }: HeroCaptionProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 dusk px-5 pt-15 pb-4 text-on-photo">
      <h1>
        {title}
        {aside !== undefined && (
          <span className="ms-2 font-sans text-l font-medium tracking-normal num">{aside}</span>
        )}
      </h1>
      {children !== undefined && <p className="text-s">{children}</p>}
    </div>
  )
}
