import { useRender } from '@base-ui/react/use-render'
import { controlCopy } from '../../lib/copy/control.ts'
import { type IconName, Icon } from '../base/icon.tsx'

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

const rowStyle = [
  'flex min-h-13 w-full items-center gap-3.5 rounded-s px-3 py-2 text-start transition-[background-color]',
  'hover:bg-wash active:bg-wash-press aria-[current=page]:bg-plum-soft aria-[current=page]:text-plum',
  'disabled:text-ink-3 disabled:hover:bg-transparent aria-disabled:text-ink-3',
].join(' ')

/** A row of a menu or of a settings list, 52 px high. */
export function MenuRow(props: MenuRowProps) {
  const { icon, children, aside, mark = 'chevron', tone = 'plain', disabled = false, render, onClick } = props
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render === undefined ? { type: 'button', disabled } : { 'aria-disabled': disabled || undefined }),
      onClick,
      className: `${rowStyle} ${tone === 'alarm' ? 'text-alarm' : ''}`,
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
