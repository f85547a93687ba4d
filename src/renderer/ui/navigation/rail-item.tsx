import { useRender } from '@base-ui/react/use-render'
import { controlCopy } from '../../lib/copy/control.ts'
import { type IconName, Icon } from '../base/icon.tsx'
import { Badge } from '../list/badge.tsx'

interface RailItemProps {
  icon: IconName
  label: string
  current?: boolean | undefined
  /** Unread count with its accessible text; hidden at 0. */
  count?: { value: number; label: string } | undefined
  /** Shown below the label, e.g. why the entry is disabled; read and in the tooltip where the label is hidden. */
  note?: string | undefined
  /** Entry of the lower group: smaller. */
  minor?: boolean | undefined
  /** Opens another site in a new tab. */
  external?: boolean | undefined
  disabled?: boolean | undefined
  /** -1 in a list that is one Tab stop. */
  tabIndex?: number | undefined
  /** `<Link to="…" />`; the default is a button. */
  render?: React.ReactElement<Record<string, unknown>> | undefined
  onClick?: React.MouseEventHandler<HTMLElement> | undefined
}

const item = [
  'relative mx-auto flex items-center justify-center rounded-m text-start text-ink-2 transition-[background-color,color]',
  'full:mx-0 full:w-full full:justify-start full:px-3',
  'hover:bg-wash active:bg-wash-press disabled:text-ink-3 disabled:hover:bg-transparent focus-visible:-outline-offset-2',
].join(' ')

/** The current entry is marked at the edge too, because colour alone is not enough. */
const currentItem = [
  'aria-[current=page]:bg-plum-soft aria-[current=page]:font-semibold aria-[current=page]:text-plum',
  'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-3 aria-[current=page]:before:start-0',
  'aria-[current=page]:before:rounded-full aria-[current=page]:before:border-s-3',
].join(' ')

interface Look {
  readonly item: string
  readonly iconSize: number
  readonly label: string
  readonly badge: string
}

const looks: Readonly<Record<'major' | 'minor', Look>> = {
  /** Entry of the upper group: icon above its label, from 1,200 px beside it. On a low screen the icon only. */
  major: {
    item: [
      'min-h-11.5 w-17 font-medium full:min-h-11 full:gap-3',
      'max-full:flex-col max-full:gap-0.5 max-full:py-1.5 short:max-full:w-12',
    ].join(' '),
    iconSize: 22,
    label: 'max-w-full max-full:truncate max-full:text-xs short:max-full:sr-only',
    badge: 'max-full:right-2.5 short:max-full:right-0',
  },
  /** Entry of the lower group: the icon only, from 1,200 px with its label. */
  minor: {
    item: 'min-h-11 w-12 gap-2.5 text-s full:min-h-9.5 full:py-1',
    iconSize: 20,
    label: 'max-full:sr-only',
    badge: 'max-full:right-0',
  },
}

/** Entry of the rail: icon and label in a row from 1,200 px, else stacked; a `minor` entry is then an icon only. */
export function RailItem(props: RailItemProps) {
  const { icon, label, current = false, count, note, minor = false, render, onClick } = props
  const { external = false, disabled = false, tabIndex } = props
  const look = looks[minor ? 'minor' : 'major']
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render === undefined ? { type: 'button', disabled } : {}),
      onClick,
      tabIndex,
      'aria-current': current ? 'page' : undefined,
      title: note === undefined ? label : `${label} ${note}`,
      className: `${item} ${currentItem} ${look.item}`,
      children: (
        <>
          <Icon name={icon} size={look.iconSize} />
          <span className={`min-w-0 leading-tight full:flex-1 ${look.label}`}>
            {label}
            {note !== undefined && <span className="max-full:sr-only full:block full:text-xs/tight">{note}</span>}
          </span>
          {disabled && (
            <Icon name="lock" size={14} className="max-full:absolute max-full:right-0.5 max-full:bottom-1.5" />
          )}
          {external && (
            <Icon name="external" size={14} label={controlCopy.newTab} className="-me-2 text-ink-3 max-full:hidden" />
          )}
          {count !== undefined && (
            <Badge
              count={count.value}
              label={count.label}
              className={`max-full:absolute max-full:top-0.5 max-full:ring-2 max-full:ring-surface ${look.badge}`}
            />
          )}
        </>
      ),
    },
  })
}
