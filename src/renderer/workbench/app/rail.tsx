import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { panelGroups } from '../hub/feature.ts'
import { useCopy } from '../hub/language.ts'
import { dockFoldedAtom, store } from '../hub/state.ts'
import { type FeaturePanel, Slot, usePanels } from '../hub/window-features.tsx'
import { RailFace, railItem } from '../parts/rail-item.tsx'
import { appCopy } from './copy.ts'

/** A link to a panel. Windows narrower than 1,280 px show only the icon. */
function PanelLink({ panel: { key, copy, icon, Badge } }: { panel: FeaturePanel }) {
  const { title } = useCopy(copy)
  const badgeId = useId()
  return (
    <NavLink
      to={`/${key}`}
      replace
      title={title}
      aria-label={title}
      aria-describedby={Badge ? badgeId : undefined}
      onClick={() => store.set(dockFoldedAtom, false)}
      className={railItem}
    >
      <RailFace icon={icon} word={title} />
      {Badge && <Badge id={badgeId} />}
    </NavLink>
  )
}

/**
 * Links to the panels in three groups; up and down move between them. Below them are the actions for the whole case.
 */
export function Rail() {
  const words = useCopy(appCopy)
  const shown = usePanels()
  const walk = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    if (at === -1) return
    links[(at + (event.key === 'ArrowDown' ? 1 : -1) + links.length) % links.length]?.focus()
    event.preventDefault()
  }
  const panelsIn = (group: FeaturePanel['group']) => shown.filter((panel) => panel.group === group)
  const groups = panelGroups
    .map((group) => ({ group, panels: panelsIn(group) }))
    .filter(({ panels }) => panels.length > 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links inside
    <nav
      aria-label={words.panels}
      onKeyDown={walk}
      className="flex w-15 shrink-0 flex-col items-center scroll-inner border-e border-line bg-surface py-2.5 xl:w-48 xl:items-stretch xl:px-2 [@media(height<42rem)]:py-1"
    >
      <div className="grid gap-2 [@media(height<42rem)]:gap-1">
        {groups.map(({ group, panels }) => (
          <section key={group} aria-label={words.groups[group]} className="grid gap-0.5">
            <p aria-hidden className="px-2 pt-1 pb-0.5 text-xs text-ink-3 max-xl:hidden">
              {words.groups[group]}
            </p>
            {panels.map((panel) => (
              <div key={panel.key} className="relative">
                <PanelLink panel={panel} />
                {panel.Aside && <panel.Aside />}
              </div>
            ))}
          </section>
        ))}
      </div>
      <div className="mt-auto grid gap-0.5 pt-3 xl:grid-cols-[repeat(2,minmax(max-content,1fr))] xl:*:last:odd:col-span-2 [@media(height<42rem)]:gap-0 [@media(height<42rem)]:pt-1">
        <Slot slot="railFoot" />
        {panelsIn('foot').map((panel) => (
          <PanelLink key={panel.key} panel={panel} />
        ))}
      </div>
    </nav>
  )
}
