import { useRender } from '@base-ui/react/use-render'
import { useId } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon, type IconName } from '../base/icon.tsx'

/** Column of a page, 576 px or as wide as the frame of a wide window: 20 px side padding, 16 px gaps. */
export function PageBody({ className = '', ...rest }: React.HTMLAttributes<HTMLElement>) {
  return (
    <div
      className={`mx-auto grid w-full max-w-page grid-cols-1 content-start gap-4 px-5 pt-1 pb-8 @3xl:gap-5 @3xl:px-8 @3xl:pb-12 @6xl:px-11 ${className}`}
      {...rest}
    />
  )
}

/** The subject and, beside it in a wide frame or below it, what can be done about it, which stays in view. */
export function Columns({ children, aside }: { children: React.ReactNode; aside: React.ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 @3xl:grid-cols-[minmax(0,1fr)_17rem] @3xl:items-start @3xl:gap-5 @5xl:grid-cols-[minmax(0,1fr)_24rem] @6xl:gap-8">
      <div className="grid grid-cols-1 gap-4">{children}</div>
      <div className="grid grid-cols-1 gap-4 @3xl:sticky @3xl:top-6">{aside}</div>
    </div>
  )
}

/** Home in a wide frame (D-81): today's tasks left, news right, partners below. A narrow frame stacks them. */
export const board = {
  page: '@3xl:grid-cols-[minmax(0,1fr)_19rem] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-6 @6xl:grid-cols-[minmax(0,1fr)_22rem]',
  /** Above both columns. */
  head: 'contents @3xl:col-span-2 @3xl:grid @3xl:gap-5',
  today: 'contents @3xl:col-start-1 @3xl:grid @3xl:content-start @3xl:gap-5',
  news: 'contents @3xl:col-start-2 @3xl:row-span-2 @3xl:grid @3xl:content-start @3xl:gap-5',
}

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

interface ActionBarProps {
  /** Buttons in a row; the last one fills the free width. */
  children: React.ReactNode
  /** Explains a button, above the row. */
  note?: React.ReactNode | undefined
  /** Keeps the buttons above the app's tab bar. */
  aboveTabs?: boolean | undefined
  className?: string | undefined
}

/** Buttons fixed to the foot of a page, above the home indicator. */
export function ActionBar({ children, note, aboveTabs = false, className = '' }: ActionBarProps) {
  return (
    <div
      className={`sticky z-10 border-t border-line bg-surface px-5 pt-3 @3xl:px-0 short:flex short:items-center short:gap-5 short:pt-2 low:static large-text:static ${aboveTabs ? 'above-tabs pb-3 short:pb-2' : 'bottom-0 safe-bottom-4'} ${className}`}
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

interface MenuRowProps {
  icon?: IconName | undefined
  children: React.ReactNode
  aside?: React.ReactNode | undefined
  /** `chevron` for another page, `external` for another site, `none` for an action. */
  mark?: 'chevron' | 'external' | 'none' | undefined
  tone?: 'plain' | 'alarm' | undefined
  disabled?: boolean | undefined
  /** `render={<Link to="…" />}`; the default is a button. */
  render?: React.ReactElement<Record<string, unknown>> | undefined
  onClick?: React.MouseEventHandler<HTMLElement> | undefined
}

/** A row of a menu or of a settings list, 52 px high. */
export function MenuRow(props: MenuRowProps) {
  const { icon, children, aside, mark = 'chevron', tone = 'plain', disabled = false, render, onClick } = props
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render === undefined ? { type: 'button', disabled } : { 'aria-disabled': disabled || undefined }),
      onClick,
      className: `flex min-h-13 w-full items-center gap-3.5 rounded-s px-3 py-2 text-start transition-[background-color] hover:bg-wash active:bg-wash-press aria-[current=page]:bg-plum-soft aria-[current=page]:text-plum disabled:text-ink-3 disabled:hover:bg-transparent aria-disabled:text-ink-3 ${
        tone === 'alarm' ? 'text-alarm' : ''
      }`,
      children: (
        <>
          {icon !== undefined && <Icon name={icon} className={tone === 'alarm' ? '' : 'text-ink-2'} />}
          {/* If both do not fit on one line, the aside wraps and no word is cut. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3.5">
            <span className="min-w-0">{children}</span>
            {aside !== undefined && <span className="text-s text-ink-3">{aside}</span>}
          </span>
          {mark === 'chevron' && <Icon name="chevron-right" size={18} className="text-ink-3" />}
          {mark === 'external' && <Icon name="external" size={18} label={controlCopy.newTab} className="text-ink-3" />}
        </>
      ),
    },
  })
}

interface TextLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLElement>, 'className'> {
  children: React.ReactNode
  /** A router link or a button: `render={<Link to="/qa" />}`, `render={<button type="button" />}`. */
  render?: React.ReactElement<Record<string, unknown>> | undefined
  /** Opens a new tab and adds an icon and an accessible note. */
  external?: boolean | undefined
  className?: string | undefined
}

/** A plum link with a 44 px target. */
export function TextLink({ children, render, external = false, className = '', ...rest }: TextLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...(external ? { target: '_blank', rel: 'noreferrer' } : {}),
      ...rest,
      className: `rounded-s text-plum active:text-plum-press inline-flex items-center gap-1 text-s font-medium decoration-current/50 underline-offset-4 hover:underline hit-44 ${className}`,
      children: (
        <>
          {children}
          {external && <Icon name="external" size={15} label={controlCopy.newTab} className="inline" />}
        </>
      ),
    },
  })
}

/** Shown above a disabled submit button: the missing field and a link to it. */
export function MissingField({ text, onLead }: { text: string; onLead: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-s text-ink-2">
      <span className="phrase">{text}</span>
      <TextLink render={<button type="button" />} onClick={onLead}>
        {controlCopy.toMissing}
      </TextLink>
    </p>
  )
}

interface DisclosureProps {
  /** Before the heading, as in a `MenuRow`. */
  icon?: IconName | undefined
  summary: React.ReactNode
  children: React.ReactNode
  className?: string | undefined
}

/** A heading that unfolds its text. Built on native details, so the browser's find in page opens it. */
export function Disclosure({ icon, summary, children, className = '' }: DisclosureProps) {
  return (
    <details className={`group unfold border-b border-line ${className}`}>
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-s py-3 hover:bg-wash [&::-webkit-details-marker]:hidden">
        {icon !== undefined && <Icon name={icon} className="me-0.5 text-ink-2" />}
        <span className="min-w-0 flex-1 phrase">{summary}</span>
        <Icon
          name="chevron-down"
          size={18}
          className="text-ink-3 transition-[rotate] duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-s text-ink-2">{children}</div>
    </details>
  )
}
