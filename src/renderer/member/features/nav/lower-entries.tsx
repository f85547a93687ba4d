import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuEntry } from './menu-entries.ts'
import { RailEntry } from './nav-entry.tsx'

/** Index of the entry that a key leads to from the one at `at`; undefined for other keys. */
const indexAfter = (key: string, at: number, last: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last })[key]

/** Lower entries of the rail as one Tab stop, so that the page is near: arrow keys, Home and End move among them. */
export function LowerEntries({ entries, onFaq }: { entries: readonly MenuEntry[]; onFaq: () => void }) {
  const { pathname } = useLocation()
  const open = entries.filter(({ disabled }) => disabled === undefined).map(({ to }) => to)
  const [visited, setVisited] = useState<string>()
  // The entry that Tab reaches: the one visited last, else that of the page, else the first.
  const stop = [visited, pathname].find((to) => to !== undefined && open.includes(to)) ?? open[0]
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const next = indexAfter(event.key, open.indexOf(stop ?? ''), open.length - 1)
    const to = next === undefined ? undefined : open[next]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const index = entries.findIndex((entry) => entry.to === to)
    event.currentTarget.children[index]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move among its entries
    <ul
      className="mt-3 grid grid-cols-1 gap-0.5 border-t border-line pt-3"
      onKeyDown={move}
      onFocus={({ currentTarget, target }) => {
        const index = [...currentTarget.children].findIndex((item) => item.contains(target))
        setVisited(entries[index]?.to)
      }}
    >
      {entries.map((entry) => (
        <li key={entry.to}>
          <RailEntry entry={entry} tabIndex={entry.to === stop ? 0 : -1} onFaq={onFaq} />
        </li>
      ))}
    </ul>
  )
}
