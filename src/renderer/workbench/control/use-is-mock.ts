import { useQuery } from '@tanstack/react-query'
import { backendQuery } from './backend-query.ts'

/** Whether the mock answers; the real API has no virtual time, no personas and no world of ours. */
export function useIsMock(): boolean {
  return useQuery(backendQuery).data?.mode !== 'real'
}
