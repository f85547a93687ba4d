import { queryOptions } from '@tanstack/react-query'
import { listFailures } from '../../../../contract/control/define-control.ts'
import { callControl } from '../../control/call-control.ts'

/** The documented refusals; they change with the server only. */
export const failuresQuery = queryOptions({
  queryKey: ['failures'],
  queryFn: () => callControl(listFailures),
  staleTime: Infinity,
})
