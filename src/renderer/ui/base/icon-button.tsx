import { useRender } from '@base-ui/react/use-render'
import { type IconName, Icon } from './icon.tsx'

interface IconButtonProps extends Omit<React.ButtonHTMLAttributes<HTMLElement>, 'className' | 'children'> {
  icon: IconName
  /** Accessible name and tooltip. */
  label: string
  /** `plain` on the page, `photo` on a picture, `primary` the lantern circle. */
  tone?: keyof typeof tones | undefined
  /** Diameter in px: 44, or 34 for the workbench only. */
  size?: 44 | 34 | undefined
  iconSize?: number | undefined
  render?: React.ReactElement<Record<string, unknown>> | undefined
  className?: string | undefined
}

const tones = {
  plain: 'text-ink-2 hover:bg-wash hover:text-ink active:bg-wash-press aria-pressed:text-plum disabled:text-ink-3/60',
  photo: 'bg-photo-veil text-on-photo backdrop-blur-xs hover:bg-photo-dusk active:bg-photo-dusk',
  primary:
    'bg-lantern text-on-lantern hover:bg-lantern-hover active:bg-lantern-press disabled:bg-sunken disabled:text-ink-3',
}

/** A round icon button. `label` is required because the button has no other text. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, tone = 'plain', size = 44, iconSize, render, className = '', ...rest } = props
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render === undefined ? { type: 'button' } : {}),
      ...rest,
      'aria-label': label,
      title: label,
      className: [
        'inline-grid shrink-0 place-items-center rounded-full transition-[background-color,color,scale]',
        'active:scale-95 disabled:active:scale-100',
        size === 44 ? 'size-11' : 'size-8.5',
        tones[tone],
        className,
      ].join(' '),
      children: <Icon name={icon} size={iconSize ?? (size === 44 ? 22 : 18)} />,
    },
  })
}
