import { useRender } from '@base-ui/react/use-render'
import type { AnchorHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'className'> {
  children: ReactNode
  /** A router link or a button: `render={<Link to="/qa" />}`, `render={<button type="button" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined
  /** Opens a new tab and adds an icon and an accessible note. */
  external?: boolean | undefined
  /** Inside a sentence: underlined, because colour alone does not mark a link. */
  inline?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** A plum link with a 44 px target, except inside a sentence. */
export function TextLink(props: TextLinkProps) {
  const { children, render, external = false, inline = false, className = '', ref, ...rest } = props
  const look = inline
    ? 'underline decoration-line-strong underline-offset-4 hover:decoration-current'
    : 'inline-flex items-center gap-1 text-s font-medium decoration-current/50 underline-offset-4 hover:underline hit-44'
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: {
      ...(external ? { target: '_blank', rel: 'noreferrer' } : {}),
      ...rest,
      className: `rounded-s text-plum active:text-plum-press ${look} ${className}`,
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
