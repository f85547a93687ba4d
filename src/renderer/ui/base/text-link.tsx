import { useRender } from '@base-ui/react/use-render'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from './icon.tsx'

interface TextLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLElement>, 'className'> {
  children: React.ReactNode
  /** A router link or a button: `render={<Link to="/qa" />}`, `render={<button type="button" />}`. */
  render?: React.ReactElement<Record<string, unknown>> | undefined
  /** Opens a new tab and adds an icon and an accessible note. */
  external?: boolean | undefined
  className?: string | undefined
}

const link = [
  'inline-flex items-center gap-1 rounded-s text-s font-medium text-plum active:text-plum-press hit-44',
  'decoration-current/50 underline-offset-4 hover:underline',
].join(' ')

/** A plum link with a 44 px target. */
export function TextLink({ children, render, external = false, className = '', ...rest }: TextLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...(external ? { target: '_blank', rel: 'noreferrer' } : {}),
      ...rest,
      className: `${link} ${className}`,
      children: (
        <>
          {children}
          {external && <Icon name="external" size={15} label={controlCopy.newTab} className="inline" />}
        </>
      ),
    },
  })
}
