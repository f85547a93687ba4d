import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { presenterPath } from '../../../contract/rules/hosts.ts'
import { queryClient } from '../hub/control/query-client.ts'
import { useLanguage } from '../hub/language.ts'
import { isPresentingAtom } from '../hub/presenting.ts'
import { store } from '../hub/state.ts'
import { useTheme } from '../hub/theme.ts'
import { useFeatureEvents } from '../hub/use-events.ts'
import { FeaturesContext, Slot } from '../hub/window-features.tsx'
import { useDesktopApp } from './desktop-app.ts'
import { Dock } from './dock.tsx'
import { useDroppedFiles } from './dropped-files.ts'
import { features } from './features.ts'
import { Messages } from './messages.tsx'
import { Palette } from './palette/palette.tsx'
import { Rail } from './rail.tsx'
import { useShortcuts } from './shortcuts.ts'

/** Layout of the workbench: time across the top, then rail, stage and dock. */
function Workbench() {
  useTheme()
  // Draws all tools again after a change, also words that are no state of React.
  useLanguage()
  useFeatureEvents()
  useShortcuts()
  useDesktopApp()
  useDroppedFiles()
  const isPresenting = useAtomValue(isPresentingAtom)
  // Hidden instead of unmounted during a presentation, because a remounted phone or panel would start again.
  const tools = isPresenting ? 'hidden' : 'contents'
  return (
    <div className="flex h-dvh min-w-[40rem] flex-col overflow-clip">
      <Slot slot="background" />
      <Slot slot="banner" />
      <div className={tools}>
        <Slot slot="top" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className={tools}>
          <Rail />
        </div>
        <div className="relative flex min-w-0 flex-1">
          <Slot slot="stage" />
          <Messages isPresenting={isPresenting} />
        </div>
        <div className={tools}>
          <Dock />
        </div>
      </div>
      <Palette />
      <Slot slot="layer" />
    </div>
  )
}

const PresenterView = lazy(async () => ({
  default: (await import('../features/presenting/presenter-view.tsx')).PresenterView,
}))

/** The workbench with its providers. */
export function App() {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <FeaturesContext value={features}>
          <BrowserRouter>
            <Suspense>
              <Routes>
                <Route path={presenterPath} element={<PresenterView />} />
                <Route path="*" element={<Workbench />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </FeaturesContext>
      </QueryClientProvider>
    </Provider>
  )
}
