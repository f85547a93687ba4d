import { useAtomValue } from 'jotai'
import { useId, useMemo, useRef } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { Icon, type IconName } from '../../ui/base/icon.tsx'
import { openCapsule, saveCapsule } from '../features/capsule/capsule.ts'
import { present } from '../features/presenting/presenting-actions.ts'
import { useActiveFaults } from '../hub/control/faults.ts'
import { attempt } from '../hub/control/flash.ts'
import { useIsMock } from '../hub/control/queries.ts'
import { callsViewAtom, connectedAtom, dockFoldedAtom, themeAtom, store } from '../hub/state.ts'
import { chooseTheme, useTheme } from '../hub/theme.ts'
import { type PanelEntry, panelGroups, panels } from './panels.ts'

/** Switches between day and night. The system decides before the first press. */
function ThemeButton() {
  const theme = useTheme()
  const choice = useAtomValue(themeAtom)
  const next = theme === 'day' ? 'dark' : 'light'
  const label = theme === 'day' ? '夜の配色にする' : '昼の配色にする'
  return (
    <FootButton
      icon={theme === 'day' ? 'moon' : 'sun'}
      word={theme === 'day' ? '夜' : '昼'}
      label={choice === 'system' ? `${label}（いまはシステムに合わせています）` : label}
      run={() => chooseTheme(next)}
    />
  )
}

/** Panels that the answering API supports. */
export function usePanels(): readonly PanelEntry[] {
  const isMock = useIsMock()
  return useMemo(() => panels.filter(({ mockOnly }) => isMock || !mockOnly), [isMock])
}

const itemStyle =
  'flex h-9 w-10 items-center justify-center gap-2.5 rounded-s text-s font-medium whitespace-nowrap text-ink-2 transition-colors hover:bg-wash hover:text-ink aria-[current=page]:bg-plum-soft aria-[current=page]:text-plum xl:w-full xl:justify-start xl:px-2 [@media(42rem<=height<50rem)]:h-8 [@media(height<42rem)]:h-7'
const wordStyle = 'truncate max-xl:hidden'

/** A link to a panel. Windows narrower than 1,280 px show only the icon. */
function PanelLink({ panel: { key, title, icon } }: { panel: PanelEntry }) {
  const active = useActiveFaults().length
  const count = key === 'faults' ? active : 0
  const countId = useId()
  return (
    <NavLink
      to={`/${key}`}
      replace
      title={title}
      aria-label={title}
      aria-describedby={count > 0 ? countId : undefined}
      onClick={() => store.set(dockFoldedAtom, false)}
      className={itemStyle}
    >
      <Icon name={icon} size={18} className="shrink-0" />
      <span className={wordStyle}>{title}</span>
      {count > 0 && (
        <span
          id={countId}
          className="absolute end-1 rounded-full bg-lantern-soft px-1.5 text-xs font-semibold text-lantern-ink num max-xl:top-0 max-xl:px-1"
        >
          {count}
          <span className="sr-only">件の障害が続いています</span>
        </span>
      )}
    </NavLink>
  )
}

/** The view of the events that was not shown last, in one press. Narrow windows have the switch of the panel only. */
function OtherViewLink() {
  const shown = useAtomValue(callsViewAtom)
  const other =
    shown === 'calls' ? ({ view: 'timeline', word: '時系列' } as const) : ({ view: 'calls', word: '通信' } as const)
  return (
    <Link
      to={`/inspector?view=${other.view}`}
      replace
      aria-label={`${other.word}を開く`}
      onClick={() => store.set(dockFoldedAtom, false)}
      className="absolute inset-y-1.5 end-1 grid place-items-center rounded-s px-1.5 text-xs text-ink-2 hover:bg-wash-press hover:text-ink max-xl:hidden"
    >
      {other.word}
    </Link>
  )
}

interface FootButtonProps {
  icon: IconName
  word: string
  /** Full name, when the label is shortened. */
  label: string
  run: () => unknown
  disabled?: boolean
}

function FootButton({ icon, word, label, run, disabled }: FootButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={() => void run()}
      className={`${itemStyle} disabled:opacity-40`}
    >
      <Icon name={icon} size={18} className="shrink-0" />
      <span className={wordStyle}>{word}</span>
    </button>
  )
}

/**
 * Links to the panels in three groups; up and down move between them. Below them are the actions for the whole case.
 */
export function Rail() {
  const shown = usePanels()
  const isMock = useIsMock()
  const connected = useAtomValue(connectedAtom)
  const nav = useRef<HTMLElement>(null)
  const walk = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...(nav.current?.querySelectorAll<HTMLElement>('a[title]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[(at + (event.key === 'ArrowDown' ? 1 : -1) + links.length) % links.length]?.focus()
    event.preventDefault()
  }
  const of = (group: PanelEntry['group']) => shown.filter((panel) => panel.group === group)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links inside
    <nav
      ref={nav}
      aria-label="パネル"
      onKeyDown={walk}
      className="flex w-15 shrink-0 flex-col items-center scroll-inner border-e border-line bg-surface py-2.5 xl:w-48 xl:items-stretch xl:px-2 [@media(height<42rem)]:py-1"
    >
      <div className="grid gap-2 [@media(height<42rem)]:gap-1">
        {panelGroups
          .filter((group) => of(group).length > 0)
          .map((group) => (
            <section key={group} aria-label={group} className="grid gap-0.5">
              <p aria-hidden className="px-2 pt-1 pb-0.5 text-xs text-ink-3 max-xl:hidden">
                {group}
              </p>
              {of(group).map((panel) => (
                <div key={panel.key} className="relative">
                  <PanelLink panel={panel} />
                  {panel.key === 'inspector' && <OtherViewLink />}
                </div>
              ))}
            </section>
          ))}
      </div>
      <div className="mt-auto grid gap-0.5 pt-3 xl:grid-cols-2 [@media(height<42rem)]:gap-0 [@media(height<42rem)]:pt-1">
        <FootButton icon="present" word="発表" label="発表する（D）" run={present} />
        <ThemeButton />
        {isMock && (
          <>
            <FootButton
              icon="download"
              word="保存"
              label="不具合を1ファイルに保存"
              disabled={!connected}
              run={() => attempt(saveCapsule)}
            />
            <FootButton
              icon="upload"
              word="開く"
              label="ファイルから場面を開く…"
              disabled={!connected}
              run={() => attempt(openCapsule)}
            />
          </>
        )}
        {of('foot').map((panel) => (
          <PanelLink key={panel.key} panel={panel} />
        ))}
      </div>
    </nav>
  )
}
