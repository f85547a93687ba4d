import { useAtom } from 'jotai'
import { Component, Suspense, useEffect, useMemo } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { Icon } from '../../ui/base/icon.tsx'
import { ListSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { useIsMock } from '../hub/control/backend-queries.ts'
import { currentCopy, useCopy } from '../hub/language.ts'
import { type FeaturePanel, panelsOf, useFeatures } from '../hub/slot.tsx'
import { dockFoldedAtom, storedAtom } from '../hub/state.ts'
import { foldKeys } from '../parts/key-names.ts'
import { Panel } from '../parts/panel.tsx'
import { appCopy } from './copy.ts'

/** Key of the panel that an unknown address opens. */
const firstPanel = 'storylines'

/** Former addresses of merged panels, for links and bookmarks. */
const formerAddresses: readonly (readonly [from: string, to: string])[] = [
  ['/snapshots', '/history'],
  ['/timeline', '/inspector?view=timeline'],
]

/** Replaces a panel that needs the mock while the real API answers. */
function MockOnlyPanel({ copy }: Pick<FeaturePanel, 'copy'>) {
  const words = useCopy(appCopy)
  return (
    <Panel title={useCopy(copy).title}>
      <EmptyState icon="swap">
        {words.mockOnly}
        <Link to="/backend" replace className="mt-2 block text-plum underline underline-offset-2">
          {words.openBackend}
        </Link>
      </EmptyState>
    </Panel>
  )
}

const dockWidthAtom = storedAtom('dockWidth', z.number(), 452)
const narrowest = 340
const widest = 900
const step = 24

/** Replaces a panel that failed, so that stage, rail and other panels stay. */
export class PanelBoundary extends Component<{ children: React.ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState onRetry={() => location.reload()} retryText={currentCopy(appCopy).reload}>
        {currentCopy(appCopy).panelFailed}
      </ErrorState>
    )
  }
}

/** Milliseconds after the start, when the phones have loaded. */
const loadCodeMs = 2000

/** Loads the code of all panels, so that each opens also while the server is down. */
function usePanelCode(panels: readonly FeaturePanel[]): void {
  useEffect(() => {
    const timer = window.setTimeout(() => void Promise.allSettled(panels.map(({ load }) => load())), loadCodeMs)
    return () => window.clearTimeout(timer)
  }, [panels])
}

/** The panel of the address. Its width changes by dragging its edge, or with the arrow keys on the edge. */
export function Dock() {
  const [width, setWidth] = useAtom(dockWidthAtom)
  const [isFolded, setFolded] = useAtom(dockFoldedAtom)
  const words = useCopy(appCopy)
  const isMock = useIsMock()
  const { pathname } = useLocation()
  const features = useFeatures()
  const panels = useMemo(() => panelsOf(features), [features])
  usePanelCode(panels)
  const fit = (next: number) => Math.round(Math.min(widest, window.innerWidth * 0.6, Math.max(narrowest, next)))
  const drag = (event: React.PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setWidth(fit(window.innerWidth - event.clientX))
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    setWidth(fit(width + (event.key === 'ArrowLeft' ? step : -step)))
    event.preventDefault()
  }
  const foldLabel = words.fold(isFolded, foldKeys)
  const fold = (
    // On the stage's side of the edge, so that it covers no text of a panel.
    <button
      type="button"
      title={foldLabel}
      aria-label={foldLabel}
      aria-expanded={!isFolded}
      onClick={() => setFolded(!isFolded)}
      className="absolute top-1/2 -left-5 z-20 grid h-14 w-5 -translate-y-1/2 place-items-center rounded-s-m bg-surface text-ink-2 inset-ring inset-ring-line hover:bg-wash hover:text-ink focus-visible:-outline-offset-2"
    >
      <Icon name={isFolded ? 'chevron-left' : 'chevron-right'} size={14} />
    </button>
  )
  return (
    <aside
      aria-label={words.panel}
      className="relative flex shrink-0 flex-col border-s border-line bg-surface"
      style={{ width: isFolded ? 0 : `min(${width}px, 60vw, max(280px, 100vw - 380px))` }}
    >
      {fold}
      <div className={isFolded ? 'hidden' : 'contents'}>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
          role="separator"
          aria-orientation="vertical"
          aria-label={words.panelWidth}
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
        <PanelBoundary key={pathname}>
          <Suspense
            fallback={
              <div className="p-4.5">
                <ListSkeleton rows={6} avatar={false} />
              </div>
            }
          >
            <Routes>
              {panels.map(({ key, copy, mockOnly, view: View }) => (
                <Route
                  key={key}
                  path={`/${key}`}
                  element={mockOnly && !isMock ? <MockOnlyPanel copy={copy} /> : <View />}
                />
              ))}
              {formerAddresses.map(([from, to]) => (
                <Route key={from} path={from} element={<Navigate to={to} replace />} />
              ))}
              <Route path="*" element={<Navigate to={`/${firstPanel}`} replace />} />
            </Routes>
          </Suspense>
        </PanelBoundary>
      </div>
    </aside>
  )
}
