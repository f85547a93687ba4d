import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callControl } from '../../control/call-control.ts'
import { faultSchema, type Fault } from '../../control/fault-schemas.ts'
import { queryClient } from '../../control/query-client.ts'

const list = z.array(faultSchema)

export const faultsQuery = queryOptions({
  queryKey: ['faults'],
  queryFn: () => callControl('GET', '/faults', list),
})

/** Replaces all faults; the counts of those that stay begin at zero. */
export async function setFaults(faults: readonly Fault[]): Promise<void> {
  queryClient.setQueryData(faultsQuery.queryKey, await callControl('PUT', '/faults', list, faults))
}

/** One line for people: what happens where. */
export function describeFault(fault: Fault): { where: string; what: string } {
  const where =
    'channel' in fault.match ? fault.match.channel : `${fault.match.method ?? '*'} ${fault.match.path}`
  const what = [
    fault.latencyMs !== undefined && `${fault.latencyMs} ms 遅らせる`,
    fault.status !== undefined && `${fault.status} を返す`,
    fault.status === undefined && fault.body !== undefined && '応答を差し替える',
    fault.drop === 'after' && '応答だけ失う',
    fault.drop === true && '切断する',
    fault.duplicate === true && '二重に届ける',
    fault.probability !== undefined && `確率 ${Math.round(fault.probability * 100)}%`,
    fault.times !== undefined && `${fault.times}回まで`,
  ]
  return { where, what: what.filter(Boolean).join('・') }
}
