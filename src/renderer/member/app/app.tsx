import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import type { createRouter } from './router.tsx'

interface AppProps {
  router: ReturnType<typeof createRouter>
  /** Called after the first page is mounted and the router has its provider. */
  onDrawn?: () => void
}

/** Root component of the member app. */
export function App({ router, onDrawn }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
