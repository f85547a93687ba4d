import { useRender } from '@base-ui/react/use-render'
import { type IconName, Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type ButtonTone = 'primary' | 'quiet' | 'danger' | 'text'

type ButtonSize = 'l' | 'm' | 's' | 'xs'

const tones: Record<ButtonTone, string> = {
  primary: [
    'bg-lantern text-on-lantern hover:bg-lantern-hover active:bg-lantern-press',
    'data-off:bg-sunken data-off:text-ink-3',
  ].join(' '),
  quiet: [
    'text-plum inset-ring-[1.5px] inset-ring-line-strong hover:bg-wash active:bg-wash-press',
    'data-off:bg-transparent data-off:text-ink-3 data-off:inset-ring-line',
  ].join(' '),
  danger: [
    'text-alarm inset-ring-[1.5px] inset-ring-alarm/45 hover:bg-alarm-soft active:bg-alarm-soft',
    'data-off:bg-transparent data-off:text-ink-3 data-off:inset-ring-line',
  ].join(' '),
  text: 'text-plum hover:bg-wash active:bg-wash-press data-off:bg-transparent data-off:text-ink-3',
}

const sizes: Record<ButtonSize, string> = {
  l: 'min-h-12.5 px-6 text-m',
  m: 'min-h-11 px-5 text-m',
  s: 'min-h-10 px-4.5 text-s hit-44',
  xs: 'min-h-8.5 px-3.5 text-s',
}

interface ButtonProps extends Omit<React.ButtonHTMLAttributes<HTMLElement>, 'className' | 'aria-disabled'> {
  children: React.ReactNode
  /** `primary` is the main action of a screen; every other button is `quiet` or `text`. */
  tone?: ButtonTone | undefined
  /** `l` 50 px, `m` 44, `s` 40 with a 44 px target, `xs` 34 for the workbench only. */
  size?: ButtonSize | undefined
  /** Fills the width of its container; the default for size `l`. */
  wide?: boolean | undefined
  icon?: IconName | undefined
  /** Shows a spinner after 150 ms, keeps width and focus, and ignores presses. */
  busy?: boolean | undefined
  /** False ignores presses and looks as usual: it stands where a double tap may still be going on (`useIsStable`). */
  stable?: boolean | undefined
  /** Element to render instead, usually a link: `render={<Link to="/home" />}`. */
  render?: React.ReactElement<Record<string, unknown>> | undefined
  className?: string | undefined
  ref?: React.Ref<HTMLElement> | undefined
}

/** A button. `type` defaults to `button`, so a submit button must set `submit`. */
export function Button(props: ButtonProps) {
  const {
    children,
    tone = 'primary',
    size = 'l',
    wide = size === 'l',
    icon,
    busy = false,
    stable = true,
    render,
    className = '',
    onClick,
    ref,
    ...rest
  } = props
  const off = rest.disabled === true
  const press = (event: React.MouseEvent<HTMLElement>) => {
    if (busy || off || !stable) {
      // Also prevents a second submit.
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
      'aria-disabled': busy || !stable || undefined,
      'data-off': off ? '' : undefined,
      className: [
        'relative inline-flex items-center justify-center gap-2 rounded-full py-1.5 text-center font-semibold select-none',
        'transition-[background-color,box-shadow,scale] active:scale-[.985]',
        'aria-busy:active:scale-100 data-off:active:scale-100',
        tones[tone],
        // Forced colours remove both fill and ring, so a border marks the button.
        tone === 'text' ? '' : 'forced-colors:border',
        sizes[size],
        wide ? 'w-full' : '',
        className,
      ].join(' '),
      children: content,
    },
  })
}
