import { useAtom } from 'jotai'
import { Icon } from '../../ui/base/icon.tsx'
import { useCopy } from '../hub/language.ts'
import { dockFoldedAtom } from '../hub/state.ts'
import { foldKeys } from '../parts/key-names.ts'
import { appCopy } from './copy.ts'
import { DockEdge } from './dock-edge.tsx'
import { dockWidthAtom, shownWidth, useWindowWidth } from './dock-width.ts'
import { PanelRoutes } from './panel-routes.tsx'

/** The panel of the address, which can be folded away and made wider. */
export function Dock() {
  const [chosen, setWidth] = useAtom(dockWidthAtom)
  const width = shownWidth(chosen, useWindowWidth())
  const [isFolded, setFolded] = useAtom(dockFoldedAtom)
  const words = useCopy(appCopy)
  const foldLabel = words.fold(isFolded, foldKeys)
  return (
    <aside
      aria-label={words.panel}
      className="relative flex shrink-0 flex-col border-s border-line bg-surface"
      style={{ width: isFolded ? 0 : width }}
    >
      <button
        type="button"
        title={foldLabel}
        aria-label={foldLabel}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
        // On the stage's side of the edge, so that it covers no text of a panel.
        className="absolute top-1/2 -left-5 z-20 grid h-14 w-5 -translate-y-1/2 place-items-center rounded-s-m bg-surface text-ink-2 inset-ring inset-ring-line hover:bg-wash hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon name={isFolded ? 'chevron-left' : 'chevron-right'} size={14} />
      </button>
      <div className={isFolded ? 'hidden' : 'contents'}>
        <DockEdge width={width} onChange={setWidth} />
        <PanelRoutes />
      </div>
    </aside>
  )
}
