import { readStorage } from '../../../contract/control/world.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { callControl } from './call-control.ts'
import { useIsMock } from './use-is-mock.ts'
import { useMockQuery } from './use-mock-query.ts'

/** State of the data folder; undefined until it is known, and while a real API answers. */
export function useStorage(): ResponseOf<typeof readStorage> | undefined {
  const isMock = useIsMock()
  const { data } = useMockQuery({ queryKey: ['storage'], queryFn: () => callControl(readStorage) })
  return isMock ? data : undefined
}
