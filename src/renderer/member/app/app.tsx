import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import { ErrorBoundary } from './failure/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'

/** The whole member app. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Layout />
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}
