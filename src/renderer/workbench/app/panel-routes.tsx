import { Suspense, useEffect, useMemo } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ListSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useIsMock } from '../hub/control/backend-queries.ts'
import { useCopy } from '../hub/language.ts'
import { type FeaturePanel, panelsOf, useFeatures } from '../hub/window-features.tsx'
import { Panel } from '../parts/panel.tsx'
import { appCopy } from './copy.ts'
import { PanelBoundary } from './panel-boundary.tsx'

/** Key of the panel that an unknown address opens. */
const firstPanel = 'storylines'

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

/** Milliseconds after the start, when the phones have loaded. */
const loadCodeMs = 2000

/** Loads the code of all panels, so that each opens also while the server is down. */
function usePanelCode(panels: readonly FeaturePanel[]): void {
  useEffect(() => {
    const timer = window.setTimeout(() => void Promise.allSettled(panels.map(({ load }) => load())), loadCodeMs)
    return () => window.clearTimeout(timer)
  }, [panels])
}

/** The panel of the address. */
export function PanelRoutes() {
  const isMock = useIsMock()
  const { pathname } = useLocation()
  const features = useFeatures()
  const panels = useMemo(() => panelsOf(features), [features])
  usePanelCode(panels)
  const skeleton = (
    <div className="p-4.5">
      <ListSkeleton rows={6} avatar={false} />
    </div>
  )
  return (
    <PanelBoundary key={pathname}>
      <Suspense fallback={skeleton}>
        <Routes>
          {panels.map(({ key, copy, mockOnly, view: View }) => (
            <Route
              key={key}
              path={`/${key}`}
              element={mockOnly && !isMock ? <MockOnlyPanel copy={copy} /> : <View />}
            />
          ))}
          {/* Former addresses of merged panels, for links and bookmarks. */}
          <Route path="/snapshots" element={<Navigate to="/history" replace />} />
          <Route path="/timeline" element={<Navigate to="/inspector?view=timeline" replace />} />
          <Route path="*" element={<Navigate to={`/${firstPanel}`} replace />} />
        </Routes>
      </Suspense>
    </PanelBoundary>
  )
}
