import { useRender } from '@base-ui/react/use-render'
import type { AnchorHTMLAttributes, MouseEventHandler, ReactElement, ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon, type IconName } from '../base/icon.tsx'

interface MenuRowProps {
  icon?: IconName | undefined
  children: ReactNode
  /** Small text or badge at the end. */
  aside?: ReactNode | undefined
  /** `chevron` for another page, `external` for another site, `none` for an action. */
  mark?: 'chevron' | 'external' | 'none' | undefined
  tone?: 'plain' | 'alarm' | undefined
  disabled?: boolean | undefined
  /** `render={<Link to="…" />}`; the default is a button. */
  render?: ReactElement<Record<string, unknown>> | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
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

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'className'> {
  children: ReactNode
  /** A router link or a button: `render={<Link to="/qa" />}`, `render={<button type="button" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined
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
      children: external ? (
        <>
          {children}
          <Icon name="external" size={15} label={controlCopy.newTab} className="inline" />
        </>
      ) : (
        children
      ),
    },
  })
}

interface MissingFieldProps {
  /** Name of the missing field. */
  text: string
  actionText: string
  onLead: () => void
}

/** Shown above a disabled submit button: the missing field and a link to it. */
export function MissingField({ text, actionText, onLead }: MissingFieldProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-s text-ink-2">
      <span className="phrase">{text}</span>
      <TextLink render={<button type="button" />} onClick={onLead}>
        {actionText}
      </TextLink>
    </p>
  )
}
