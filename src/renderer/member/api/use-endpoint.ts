import {
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Endpoint, RequestInput, ResponseOf } from '../../../contract/wire/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { call, type CallOptions } from './call.ts'

/** Cache key of a call: `[id, input]`. `[id]` alone matches every input. */
export function endpointKey<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
): readonly [string, RequestInput<E>] {
  return [endpoint.id, input]
}

type QueryOptions<E extends Endpoint, Data> = Omit<
  UseQueryOptions<ResponseOf<E>, ApiError, Data>,
  'queryKey' | 'queryFn'
>

/** Reads a documented call through the cache. `input` is part of the key, so it must be plain data. */
export function useEndpoint<E extends Endpoint, Data = ResponseOf<E>>(
  endpoint: E,
  input: RequestInput<E>,
  options: QueryOptions<E, Data> = {},
): UseQueryResult<Data> {
  return useQuery<ResponseOf<E>, ApiError, Data>({
    ...options,
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}

type MutationOptions<E extends Endpoint, Context> = Omit<
  UseMutationOptions<ResponseOf<E>, ApiError, RequestInput<E>, Context>,
  'mutationFn'
> & {
  readonly call?: CallOptions
  /** Allows parallel mutations (likes in a list). By default `mutate` is a no-op while one is running. */
  readonly concurrent?: boolean
}

/**
 * Mutation through a documented call; the account is refetched after each success. A second `mutate` while one is
 * running is ignored, so that a double press sends once. `mutateAsync` has no such guard.
 */
export function useEndpointMutation<E extends Endpoint, Context = unknown>(
  endpoint: E,
  { call: callOptions, concurrent = false, ...options }: MutationOptions<E, Context> = {},
): UseMutationResult<ResponseOf<E>, ApiError, RequestInput<E>, Context> {
  const running = useRef(false)
  const mutation = useMutation<ResponseOf<E>, ApiError, RequestInput<E>, Context>({
    ...options,
    mutationFn: (input) => call(endpoint, input, callOptions),
    onSettled: (...outcome) => {
      running.current = false
      return options.onSettled?.(...outcome)
    },
  })
  const { mutate } = mutation
  const guarded = useCallback<typeof mutate>(
    (...request) => {
      // `isPending` changes with the next render, too late for the second click of a double click.
      if (running.current && !concurrent) return
      running.current = true
      mutate(...request)
    },
    [concurrent, mutate],
  )
  return { ...mutation, mutate: guarded }
}
