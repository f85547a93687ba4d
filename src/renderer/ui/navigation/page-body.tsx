import { type HTMLAttributes, type ReactNode, useId } from 'react'

/** Column of a page, 576 px or as wide as the frame of a wide window: 20 px side padding, 16 px gaps. */
export function PageBody({ className = '', ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <div
      className={`mx-auto grid w-full max-w-page grid-cols-1 content-start gap-4 px-5 pt-1 pb-8 @3xl:gap-5 @3xl:px-8 @3xl:pb-12 @6xl:px-11 ${className}`}
      {...rest}
    />
  )
}

/** The subject and, beside it in a wide frame or below it, what can be done about it, which stays in view. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 @3xl:grid-cols-[minmax(0,1fr)_17rem] @3xl:items-start @3xl:gap-5 @5xl:grid-cols-[minmax(0,1fr)_24rem] @6xl:gap-8">
      <div className="grid grid-cols-1 gap-4">{children}</div>
      <div className="grid grid-cols-1 gap-4 @3xl:sticky @3xl:top-6">{aside}</div>
    </div>
  )
}

interface SectionHeadingProps {
  children: ReactNode
  id?: string | undefined
  /** At the end of the line: a `TextLink`, a time, a chip. */
  action?: ReactNode | undefined
  className?: string | undefined
}

/** Heading of a card or of a part of a page. */
export function SectionHeading({ children, id, action, className = '' }: SectionHeadingProps) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 ${className}`}>
      <h2 id={id} className="min-w-0 text-m font-semibold">
        {children}
      </h2>
      {action !== undefined && <div className="shrink-0 text-xs text-ink-3">{action}</div>}
    </div>
  )
}

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` for a card with its own heading. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** `paper` raised with a shadow, `sunken` a well, `flat` a line only. */
  tone?: 'paper' | 'sunken' | 'flat' | undefined
  /** Padding: `m` 18 px, `s` 14 px, `none` for lists and pictures that reach the edge. */
  space?: 'm' | 's' | 'none' | undefined
}

const tones = {
  paper: 'bg-surface shadow-1',
  sunken: 'bg-sunken',
  flat: 'bg-surface inset-ring inset-ring-line',
}
const spaces = { m: 'p-4.5', s: 'p-3.5', none: 'overflow-hidden' }

/** A raised surface for one subject. */
export function Card({ as: Tag = 'div', tone = 'paper', space = 'm', className = '', ...rest }: CardProps) {
  return <Tag className={`rounded-m ${tones[tone]} ${spaces[space]} ${className}`} {...rest} />
}

interface SectionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode
  /** At the end of the heading. */
  action?: ReactNode | undefined
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

interface ActionBarProps {
  /** Buttons in a row; the last one fills the free width. */
  children: ReactNode
  /** Explains a button, above the row. */
  note?: ReactNode | undefined
  /** Keeps the buttons above the app's tab bar. */
  aboveTabs?: boolean | undefined
  className?: string | undefined
}

/** Buttons fixed to the foot of a page, above the home indicator. */
export function ActionBar({ children, note, aboveTabs = false, className = '' }: ActionBarProps) {
  return (
    <div
      className={`sticky z-10 border-t border-line bg-surface px-5 pt-3 @3xl:px-0 short:flex short:items-center short:gap-5 short:pt-2 low:static ${aboveTabs ? 'above-tabs pb-3 short:pb-2' : 'bottom-0 safe-bottom-4'} ${className}`}
    >
      <div className="contents @3xl:mx-auto @3xl:flex @3xl:max-w-page @3xl:items-center @3xl:justify-end @3xl:gap-6 @3xl:px-8 @3xl:py-1 @6xl:px-11">
        {note !== undefined && (
          <p className="mx-auto max-w-page pb-2 text-center text-xs text-ink-3 @3xl:ms-0 @3xl:pb-0 @3xl:text-start short:pb-0 short:text-start short:leading-tight">
            {note}
          </p>
        )}
        <div className="mx-auto flex max-w-page flex-wrap gap-2.5 *:last:flex-[1_1_6.5em] @3xl:mx-0 @3xl:flex-nowrap @3xl:*:shrink-0 @3xl:*:last:w-auto @3xl:*:last:min-w-44 @3xl:*:last:flex-none @4xl:*:last:min-w-56 short:shrink-0 short:grow short:flex-nowrap">
          {children}
        </div>
      </div>
    </div>
  )
}
