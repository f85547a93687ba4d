import { queryOptions } from '@tanstack/react-query'
import { isChannelFault, listFaults, replaceFaults, type Fault } from '../../../../contract/control/faults.ts'
import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'

export const faultsQuery = queryOptions({
  queryKey: ['faults'],
  queryFn: () => callControl(listFaults),
})

/** Replaces all faults; the counts of those that stay begin at zero. */
export async function setFaults(faults: readonly Fault[]): Promise<void> {
  queryClient.setQueryData(faultsQuery.queryKey, await callControl(replaceFaults, [...faults]))
}

/** One line for people: what happens where. */
export function describeFault(fault: Fault): { where: string; what: string } {
  const isChannel = isChannelFault(fault)
  const where = isChannel ? fault.match.channel : `${fault.match.method ?? '*'} ${fault.match.path}`
  const status = isChannel ? undefined : fault.status
  const what = [
    fault.latencyMs !== undefined && `${fault.latencyMs} ms 遅らせる`,
    status !== undefined && `${status} を返す`,
    status === undefined && fault.body !== undefined && '応答を差し替える',
    fault.drop === 'after' && '応答だけ失う',
    fault.drop === true && '切断する',
    isChannel && fault.duplicate === true && '二重に届ける',
    fault.probability !== undefined && `確率 ${Math.round(fault.probability * 100)}%`,
    fault.times !== undefined && `${fault.times}回まで`,
  ]
  return { where, what: what.filter(Boolean).join('・') }
}
