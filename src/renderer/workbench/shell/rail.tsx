import { useAtomValue } from 'jotai'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { IconButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { openCapsule } from '../capsule/open-capsule.ts'
import { saveCapsule } from '../capsule/save-capsule.ts'
import { useIsMock } from '../control/queries.ts'
import { attempt } from '../parts/flash.ts'
import { chooseTheme, useTheme } from '../parts/use-theme.ts'
import { present } from '../presenting/presenting-actions.ts'
import { themeAtom, dockFoldedAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { panels, type PanelEntry } from './panels.ts'

/** Day or night; the system decides until it is pressed. */
function ThemeButton() {
  const theme = useTheme()
  const choice = useAtomValue(themeAtom)
  const next = theme === 'day' ? 'dark' : 'light'
  const label = theme === 'day' ? '夜の配色にする' : '昼の配色にする'
  return (
    <IconButton
      icon={theme === 'day' ? 'moon' : 'sun'}
      label={choice === 'system' ? `${label}（いまはシステムに合わせています）` : label}
      size={34}
      onClick={() => chooseTheme(next)}
    />
  )
}

/** The panels that make sense for the API that answers. */
export function usePanels(): readonly PanelEntry[] {
  const isMock = useIsMock()
  return useMemo(() => panels.filter(({ mockOnly }) => isMock || !mockOnly), [isMock])
}

/** The panels as a column of links; up and down walk it. */
export function Rail() {
  const shown = usePanels()
  const isMock = useIsMock()
  const nav = useRef<HTMLElement>(null)
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...(nav.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[(at + (event.key === 'ArrowDown' ? 1 : -1) + links.length) % links.length]?.focus()
    event.preventDefault()
  }
  return (
    <div className="flex w-15 shrink-0 flex-col items-center scroll-inner border-e border-line bg-surface py-3 min-[105rem]:w-52 min-[105rem]:items-stretch min-[105rem]:px-2.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links inside */}
      <nav ref={nav} aria-label="パネル" onKeyDown={walk} className="grid gap-1.5 [@media(height<59rem)]:gap-0.5">
        {shown.map(({ key, title, icon }) => (
          <NavLink
            key={key}
            to={`/${key}`}
            replace
            title={title}
            aria-label={title}
            onClick={() => store.set(dockFoldedAtom, false)}
            className={({ isActive }) =>
              // All of them and the buttons below stand in a window 800 px high.
              `flex h-10 w-10 items-center justify-center gap-3 rounded-s text-s font-medium transition-colors min-[105rem]:w-full min-[105rem]:justify-start min-[105rem]:px-2.5 [@media(height<59rem)]:h-8.5 ${
                isActive ? 'bg-plum-soft text-plum' : 'text-ink-2 hover:bg-wash hover:text-ink'
              }`
            }
          >
            <Icon name={icon} size={20} className="shrink-0" />
            <span className="truncate max-[104.99rem]:hidden">{title}</span>
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 pt-3 min-[105rem]:flex">
        <IconButton icon="present" label="発表する（D）" size={34} onClick={present} />
        {isMock && (
          <>
            <IconButton
              icon="download"
              label="不具合を1ファイルに"
              size={34}
              onClick={() => void attempt(saveCapsule)}
            />
            <IconButton
              icon="upload"
              label="ファイルから場面を開く…"
              size={34}
              onClick={() => void attempt(openCapsule)}
            />
          </>
        )}
        <ThemeButton />
      </div>
    </div>
  )
}
