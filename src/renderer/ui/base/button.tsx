import { useRender } from '@base-ui/react/use-render'
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'className'> {
  children: ReactNode
  /** `primary` is the one thing to do on a screen; everything else is `quiet` or `text`. */
  tone?: ButtonTone | undefined
  /** `l` 50 px, `m` 44, `s` 40 with a 44 px target, `xs` 34 for the workbench only. */
  size?: ButtonSize | undefined
  /** As wide as its container; the default of size `l`. */
  wide?: boolean | undefined
  icon?: IconName | undefined
  /** Work is under way: width and focus stay, presses are ignored, a spinner shows after 150 ms. */
  busy?: boolean | undefined
  /** Another element for the same look, above all a link: `render={<Link to="/home" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined
  className?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** The pressable thing. `type` is `button` unless a form's submit is meant. */
export function Button(props: ButtonProps) {
  const {
    children,
    tone = 'primary',
    size = 'l',
    wide = size === 'l',
    icon,
    busy = false,
    render,
    className = '',
    onClick,
    ref,
    ...rest
  } = props
  const off = rest.disabled === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLElement>) => {
    if (busy || off) {
      // Also keeps a submit button from submitting a second time.
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
  const content = (
    <>
      <span className={`inline-flex items-center justify-center gap-2 ${busy ? 'animate-late-out' : ''}`}>
        {icon !== undefined && <Icon name={icon} size={size === 'l' ? 22 : 18} />}
        <span className="phrase">{children}</span>
      </span>
      {busy && <Spinner className="absolute inset-0 m-auto" />}
    </>
  )
  return useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      ...(render === undefined ? { type: 'button' } : {}),
      ...rest,
      onClick: press,
      'aria-busy': busy || undefined,
      'aria-disabled': busy || rest['aria-disabled'],
      'data-off': off ? '' : undefined,
      className: `${buttonStyle(tone, size, wide)} ${className}`,
      children: content,
    },
  })
}
