import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import type { createRouter } from './router.tsx'

/** The whole member app. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
