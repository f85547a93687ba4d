interface HeroCaptionProps {
  /** Heading level; the look is the same. */
  level: 1 | 2
  /** Name, shown in Mincho. */
  title: React.ReactNode
  /** After the name, e.g. the age. */
  aside?: React.ReactNode | undefined
  children?: React.ReactNode | undefined
}

/** Name and place at the foot of a large picture, on a dusk gradient. Needs the same `relative` box as the picture. */
export function HeroCaption({ level, title, aside, children }: HeroCaptionProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  // An h1 has this look without classes (styles/base.css).
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 dusk px-5 pt-15 pb-4 text-on-photo">
      <Tag className={level === 1 ? '' : 'font-display text-xl font-semibold tracking-mincho'}>
        {title}
        {aside !== undefined && <span className="ms-2 font-sans text-l font-medium tracking-normal num">{aside}</span>}
      </Tag>
      {children !== undefined && <p className="text-s">{children}</p>}
    </div>
  )
}
