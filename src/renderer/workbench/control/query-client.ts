import { QueryClient } from '@tanstack/react-query'
import { ControlProblem } from './call-control.ts'

/** Server data of the workbench. Changes are told by the event stream, so nothing is asked for on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // A refusal stays one; only a server that is just starting may answer better the next time.
      retry: (count, error) => count < 2 && error instanceof ControlProblem && error.status === 0,
    },
  },
})
