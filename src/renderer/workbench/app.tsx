import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { presenterPath } from '../../contract/rules/start-options.ts'
import { queryClient } from './control/queries.ts'
import { store } from './state/phones.ts'
import { Workbench } from './workbench.tsx'

const PresenterView = lazy(async () => ({
  default: (await import('./presenting/presenter-view.tsx')).PresenterView,
}))

/** The workbench with its providers. */
export function App() {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes>
            <Route
              path={presenterPath}
              element={
                <Suspense>
                  <PresenterView />
                </Suspense>
              }
            />
            <Route path="*" element={<Workbench />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>
  )
}
