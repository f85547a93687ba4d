import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { type CallFault, type Fault, isChannelFault } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { control } from '../../hub/control/call-control.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { ask } from '../../hub/control/query-client.ts'

/** The documented refusals. They change only with the server. */
export const failuresQuery = ask(['failures'], () => control.listFailures(), { staleTime: Infinity })

/** Name of the call that fails. */
export const titleOf = ({ call }: Failure): string => endpointTitle({ id: call, summary: call })

/** Key of a failure among all. */
export const keyOf = ({ call, code }: Failure): string => `${call} ${code}`

/** The contract of a call by its id. */
export const endpointOf = (call: string) => endpoints.find(({ id }) => id === call)

/** Path of a call as a fault matches it, with any value of its parameters. */
export const anyPath = (path: string): string => path.replace(/:\w+/g, '*')

/** Fault that returns the documented response of a failure to the next call of that kind. */
export const faultOf = ({ method, path, status, body }: Failure): CallFault => ({
  match: { method, path: anyPath(path) },
  status,
  body,
  times: 1,
})

/** Whether a fault matches the calls of a failure, and no others. */
export const isFaultOf = (fault: Fault, { method, path }: Failure): boolean =>
  !isChannelFault(fault) && fault.match.method === method && fault.match.path === anyPath(path)
