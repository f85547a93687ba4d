import {
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useIsMock } from './use-is-mock.ts'

/** A question that only the mock answers: not asked while the real API stands in its place, where it is refused. */
export function useMockQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data> {
  const isMock = useIsMock()
  return useQuery({ ...options, enabled: isMock ? (options.enabled ?? true) : false })
}
