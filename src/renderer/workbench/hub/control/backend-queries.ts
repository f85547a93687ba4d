import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isRealTo } from '../../../../contract/rules/backend.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { phonesOnStage, phonesOnStageAtom } from '../phone-state.ts'
import { control, type ControlResponse } from './call-control.ts'
import { ask, cached } from './query-client.ts'

/** Which API answers behind this server. */
export const backendQuery = ask(['backend'], () => control.readBackend())

/** Whether the mock answers. The real API has no virtual time, no personas and no world of the workbench. */
export const useIsMock = (): boolean => useQuery(backendQuery).data?.mode !== 'real'

const nothing = () => undefined

/**
 * A query that only the mock can answer. While the real API answers it is disabled, because the server would refuse it, and
 * what the mock said last is no data.
 */
export function useMockQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data | undefined> {
  const isMock = useIsMock()
  return useQuery<Data, DefaultError, Data | undefined, Key>(
    isMock ? options : { ...options, enabled: false, select: nothing },
  )
}

type Backend = ControlResponse<'readBackend'> | undefined
const isRealIn = (backend: Backend, phone: PhoneName) => backend !== undefined && isRealTo(backend.mode, phone)

/** Whether the real API answers a phone. The workbench then leaves its login, time and pages alone. */
export const isRealPhone = (phone: PhoneName): boolean => isRealIn(cached(backendQuery), phone)

/** Hook version of `isRealPhone`, which updates the component. */
export const useIsRealPhone = (phone: PhoneName): boolean => isRealIn(useQuery(backendQuery).data, phone)

/** Phones on the stage that use the mock. */
export const mockPhones = (): readonly PhoneName[] => phonesOnStage().filter((phone) => !isRealPhone(phone))

/** Hook version of `mockPhones`, which updates the component. */
export function useMockPhones(): readonly PhoneName[] {
  const { data } = useQuery(backendQuery)
  return useAtomValue(phonesOnStageAtom).filter((phone) => !isRealIn(data, phone))
}
