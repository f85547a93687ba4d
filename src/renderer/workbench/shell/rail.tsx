import { useRef, type KeyboardEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useIsMock } from '../control/use-is-mock.ts'
import { openCapsule, saveCapsule } from '../panels/snapshots/capsule-actions.ts'
import { attempt } from '../parts/flash.ts'
import { ThemeButton } from './theme-button.tsx'
import { usePanels } from './use-panels.ts'

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
    <div className="flex w-15 shrink-0 flex-col items-center scroll-inner border-e border-line bg-surface py-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links inside */}
      <nav ref={nav} aria-label="パネル" onKeyDown={walk} className="grid gap-1.5">
        {shown.map(({ key, title, icon }) => (
          <NavLink
            key={key}
            to={`/${key}`}
            replace
            title={title}
            aria-label={title}
            className={({ isActive }) =>
              `grid size-10 place-items-center rounded-s transition-colors ${
                isActive ? 'bg-plum-soft text-plum' : 'text-ink-2 hover:bg-wash hover:text-ink'
              }`
            }
          >
            <Icon name={icon} size={20} />
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 pt-3">
        {isMock && (
          <>
            <IconButton
              icon="download"
              label="この場面をファイルに書き出す"
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
