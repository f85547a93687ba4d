import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { BrowserRouter } from 'react-router-dom'
import { queryClient } from './control/query-client.ts'
import { store } from './state/store.ts'
import { Workbench } from './workbench.tsx'

/** The workbench with what every part of it needs. */
export function App() {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Workbench />
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>
  )
}
