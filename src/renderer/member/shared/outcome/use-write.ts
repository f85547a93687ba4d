import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Endpoint, RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import type { ApiError } from '../../api/api-error.ts'
import { sendWrite, type SendWriteOptions } from './send-write.ts'
import { useIsShown } from './use-is-shown.ts'
import type { AnyWrite } from './write.ts'

type WriteOptions<E extends Endpoint, Context> = Omit<
  UseMutationOptions<ResponseOf<E>, ApiError, RequestInput<E>, Context>,
  'mutationFn'
> &
  Pick<SendWriteOptions<E>, 'call' | 'failureOf' | 'prepare'> & {
    /** Allows parallel mutations (likes in a list). By default `mutate` is a no-op while one is running. */
    readonly concurrent?: boolean
  }

type WriteResult<E extends Endpoint, Context> = UseMutationResult<ResponseOf<E>, ApiError, RequestInput<E>, Context> & {
  /** Whether the outcome of a payment or ending is being read: it must not be pressed again. */
  readonly checking: boolean
  /** What `failureOf` makes of the last failure, for the page; '' while there is none. */
  readonly failure: string
}

/**
 * Mutation through a documented write; the account is refetched after each success. An act that is done in spite of a
 * lost answer succeeds, and the `outcome` of an error says what happened (D-110). A second `mutate` while one is running
 * is ignored, so that a double press sends once. `mutateAsync` has no such guard.
 */
export function useWrite<E extends Endpoint, Context = unknown>(
  write: AnyWrite<E>,
  { call, failureOf, prepare, concurrent = false, ...options }: WriteOptions<E, Context> = {},
): WriteResult<E, Context> {
  const running = useRef(false)
  const [checking, setChecking] = useState(false)
  const isShown = useIsShown()
  const mutation = useMutation<ResponseOf<E>, ApiError, RequestInput<E>, Context>({
    ...options,
    mutationFn: (input) => sendWrite(write, input, { call, failureOf, prepare, isShown, onChecking: setChecking }),
    onSettled: (...outcome) => {
      running.current = false
      return options.onSettled?.(...outcome)
    },
  })
  const { mutate, error } = mutation
  const guarded = useCallback<typeof mutate>(
    (...request) => {
      // `isPending` changes with the next render, too late for the second click of a double click.
      if (running.current && !concurrent) return
      running.current = true
      mutate(...request)
    },
    [concurrent, mutate],
  )
  return { ...mutation, mutate: guarded, checking, failure: (error && failureOf?.(error)) ?? '' }
}
