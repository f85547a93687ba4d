import { useAtom } from 'jotai'
import { Suspense, type KeyboardEvent, type PointerEvent } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { IconButton } from '../../ui/base/button.tsx'
import { ListSkeleton } from '../../ui/feedback/list-skeleton.tsx'
import { useIsMock } from '../control/queries.ts'
import { foldKeys } from '../parts/palette-keys.ts'
import { dockFoldedAtom, dockWidthAtom } from '../state/layout.ts'
import { MockOnlyPanel } from './banners.tsx'
import { firstPanel, panels } from './panels.ts'

const narrowest = 340
const widest = 900
const step = 24

/** The panel of the address, in a column whose width is dragged, or moved by the arrow keys on its edge. */
export function Dock() {
  const [width, setWidth] = useAtom(dockWidthAtom)
  const [isFolded, setFolded] = useAtom(dockFoldedAtom)
  const isMock = useIsMock()
  const fit = (next: number) => Math.round(Math.min(widest, window.innerWidth * 0.6, Math.max(narrowest, next)))
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setWidth(fit(window.innerWidth - event.clientX))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    setWidth(fit(width + (event.key === 'ArrowLeft' ? step : -step)))
    event.preventDefault()
  }
  const fold = (
    <IconButton
      icon={isFolded ? 'chevron-left' : 'chevron-right'}
      label={`${isFolded ? 'パネルを開く' : 'パネルをたたむ'}（${foldKeys}）`}
      size={34}
      iconSize={16}
      aria-expanded={!isFolded}
      className={`absolute top-1/2 z-20 bg-surface shadow-1 inset-ring inset-ring-line ${isFolded ? '-left-10' : '-left-4'}`}
      onClick={() => setFolded(!isFolded)}
    />
  )
  return (
    <aside
      aria-label="パネルの内容"
      className="relative flex shrink-0 flex-col border-s border-line bg-surface"
      style={{ width: isFolded ? 0 : `min(${width}px, 60vw)` }}
    >
      {fold}
      <div className={isFolded ? 'hidden' : 'contents'}>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
          role="separator"
          aria-orientation="vertical"
          aria-label="パネルの幅"
          aria-valuenow={width}
          aria-valuemin={narrowest}
          aria-valuemax={widest}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none transition-colors hover:bg-wash-press focus-visible:bg-wash-press"
        />
        <Suspense
          fallback={
            <div className="p-4.5">
              <ListSkeleton rows={6} avatar={false} />
            </div>
          }
        >
          <Routes>
            {panels.map(({ key, title, mockOnly, view: View }) => (
              <Route
                key={key}
                path={`/${key}`}
                element={mockOnly && !isMock ? <MockOnlyPanel title={title} /> : <View />}
              />
            ))}
            <Route path="*" element={<Navigate to={`/${firstPanel}`} replace />} />
          </Routes>
        </Suspense>
      </div>
    </aside>
  )
}
