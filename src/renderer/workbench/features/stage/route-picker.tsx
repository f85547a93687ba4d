import { useState } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { everyWordOf } from '../../../lib/text.ts'
import { useCopy } from '../../hub/language.ts'
import { openByHand } from '../../hub/recording/by-hand.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { SearchField } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { stageCopy } from './copy.ts'
import { openablePages, titleOfPage } from './openable-pages.ts'
import { useFirstOnEnter } from './use-first-on-enter.ts'

/** Picker of the documented member-app pages, by name or address. `route` is the present page of the phone. */
export function RoutePicker({ name, route }: { name: PhoneName; route: string }) {
  const words = useCopy(stageCopy).pages
  const open = (path: string, close: () => void) => {
    close()
    openByHand(name, path)
  }
  return (
    <Popup
      label={words.label(name.toUpperCase())}
      align="end"
      className="w-80 p-2"
      trigger={<ToolButton icon="chevron-down" label={words.choose} />}
    >
      {(close) => <RouteList route={route} onPick={(path) => open(path, close)} />}
    </Popup>
  )
}

function RouteList({ route, onPick }: { route: string; onPick: (path: string) => void }) {
  const words = useCopy(stageCopy).pages
  const [text, setText] = useState('')
  const fits = everyWordOf(text)
  const found = openablePages
    .map((path) => ({ path, title: titleOfPage(path, words) }))
    .filter(({ path, title }) => fits(`${path} ${title}`))
  const onKeyDown = useFirstOnEnter(text, found[0]?.path, onPick)
  return (
    <>
      <SearchField {...words.find} value={text} onChange={setText} onKeyDown={onKeyDown} />
      <ul className="mt-2 max-h-[min(42rem,var(--available-height)-4rem)] scroll-inner">
        {found.map(({ path, title }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === route ? 'page' : undefined}
              className={`${pressableRow} flex items-baseline justify-between gap-3 text-s`}
              onClick={() => onPick(path)}
            >
              <span className="shrink-0">{title}</span>
              <code className="truncate font-mono text-xs text-ink-2" title={path}>
                {path}
              </code>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="px-2.5 py-3 text-s text-ink-2">{words.nothing}</li>}
      </ul>
    </>
  )
}
