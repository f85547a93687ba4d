import { useRender } from '@base-ui/react/use-render'
import { controlCopy } from '../../lib/copy/control.ts'
import { type IconName, Icon } from '../base/icon.tsx'
import { Badge } from '../list/badge.tsx'

interface TabBarItem {
  key: string
  icon: IconName
  label: string
  current: boolean
  /** Unread count with its accessible text, e.g. 未読 2件; hidden at 0. */
  count?: { value: number; label: string } | undefined
  render: React.ReactElement<Record<string, unknown>>
}

interface TabBarProps {
  label?: string | undefined
  items: readonly TabBarItem[]
  className?: string | undefined
}

/** Icon above its label; beside it on a low screen. The label grows with the text, as far as four fit on a phone. */
function Tab({ item: { icon, label, current, count, render } }: { item: TabBarItem }) {
  return useRender({
    render,
    props: {
      'aria-current': current ? 'page' : undefined,
      className: [
        'relative grid h-15 content-center justify-items-center gap-0.5',
        'short:h-11 short:grid-flow-col short:items-center short:justify-center short:gap-2',
        'rounded-s text-[min(0.6875rem,3.6vw)]/normal font-medium text-ink-3 transition-[color] hover:text-ink',
        'aria-[current=page]:text-plum focus-visible:-outline-offset-4',
      ].join(' '),
      children: (
        <>
          <Icon name={icon} />
          {label}
          {count && (
            <Badge
              count={count.value}
              label={count.label}
              className="absolute top-1 left-[calc(50%+0.25rem)] ring-2 ring-surface short:static short:-ms-1"
            />
          )}
        </>
      ),
    },
  })
}

/** Tab bar at the foot of the app, above the home indicator. Pages reserve the space themselves. */
export function TabBar({ label = controlCopy.tabBar, items, className = '' }: TabBarProps) {
  return (
    <nav aria-label={label} className={`tab-bar border-t border-line bg-surface safe-bottom-1 ${className}`}>
      <ul className="mx-auto grid max-w-page auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.key}>
            <Tab item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
