import { useAtom } from 'jotai'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { Icon } from '../../ui/base/icon.tsx'
import { useCopy } from '../hub/language.ts'
import { dockFoldedAtom, storedAtom } from '../hub/state.ts'
import { foldKeys } from '../parts/key-names.ts'
import { appCopy } from './copy.ts'
import { PanelRoutes } from './panel-routes.tsx'

/** Width of the dock in CSS px. */
const dockWidthAtom = storedAtom('dockWidth', z.number(), 452)
const narrowest = 340
const widest = 900
/** Change of the width by one press of an arrow key. */
const step = 24

/** Share of the window that the dock takes at most. */
const mostOfWindow = 0.6
/** Width that the dock leaves to the stage, unless it would become narrower than `least` itself. */
const leftToStage = 380
const least = 280

/** Widths that the dock can have in a window, in CSS px. */
function limitsIn(windowWidth: number) {
  const max = Math.round(Math.min(widest, windowWidth * mostOfWindow, Math.max(least, windowWidth - leftToStage)))
  return { min: Math.min(narrowest, max), max }
}

/** The width that is shown for a chosen one. */
function shownWidth(chosen: number, windowWidth: number): number {
  const { min, max } = limitsIn(windowWidth)
  return Math.round(Math.min(max, Math.max(min, chosen)))
}

function subscribeToResize(onResize: () => void) {
  window.addEventListener('resize', onResize)
  return () => window.removeEventListener('resize', onResize)
}
const useWindowWidth = () => useSyncExternalStore(subscribeToResize, () => window.innerWidth)

/** The edge of the dock, which changes its width by dragging or with the arrow keys. */
function DockEdge({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const { min, max } = limitsIn(window.innerWidth)
  const drag = (event: React.PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onChange(shownWidth(window.innerWidth - event.clientX, window.innerWidth))
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    onChange(shownWidth(width + (event.key === 'ArrowLeft' ? step : -step), window.innerWidth))
    event.preventDefault()
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
      role="separator"
      aria-orientation="vertical"
      aria-label={useCopy(appCopy).panelWidth}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none transition-colors hover:bg-wash-press focus-visible:bg-wash-press"
    />
  )
}

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
