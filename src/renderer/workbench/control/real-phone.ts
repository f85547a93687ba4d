import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isRealTo } from '../../../contract/control/backend.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { phonesOnStageAtom } from '../state/phones.ts'
import { backendQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/** Whether the real API answers a phone: its people, time and pages are then no business of the workbench. */
export function isRealPhone(phone: PhoneName): boolean {
  const backend = queryClient.getQueryData(backendQuery.queryKey)
  return backend !== undefined && isRealTo(backend.mode, phone)
}

/** The same as the page knows it now. */
export function useIsRealPhone(phone: PhoneName): boolean {
  const { data } = useQuery(backendQuery)
  return data !== undefined && isRealTo(data.mode, phone)
}

/** The phones on the stage that the mock answers. */
export function useMockPhones(): readonly PhoneName[] {
  const { data } = useQuery(backendQuery)
  return useAtomValue(phonesOnStageAtom).filter((phone) => data === undefined || !isRealTo(data.mode, phone))
}
