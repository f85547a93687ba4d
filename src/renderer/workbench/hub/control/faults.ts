import { useQuery } from '@tanstack/react-query'
import type { Fault } from '../../../../contract/control/faults.ts'
import { currentCopy } from '../language.ts'
import { attempt } from './attempt.ts'
import { control } from './call-control.ts'
import { controlCallCopy } from './copy.ts'
import { flash } from './flash.ts'
import { ask, queryClient } from './query-client.ts'
import { createQueue } from './queue.ts'

export const faultsQuery = ask(['faults'], () => control.listFaults(), { staleAfter: ['faults', 'world', 'exchange'] })

/** Whether a fault has struck as often as it may. */
export const isSpent = ({ times, fired = 0 }: Fault) => times !== undefined && fired >= times

/** Faults that still strike. A single fault that has struck is none any more. */
const activeOf = (faults: readonly Fault[]) => faults.filter((fault) => !isSpent(fault))

const enqueueChange = createQueue()

const setFaults = async (faults: readonly Fault[]) =>
  queryClient.setQueryData(faultsQuery.queryKey, await control.replaceFaults([...faults]))

/**
 * Changes the faults that the server has now: one may have struck since this page read them, and another page or press may
 * have added one. The counts of the remaining faults restart at zero, so a fault that is used up goes.
 */
export const changeFaults = (change: (faults: readonly Fault[]) => readonly Fault[]): Promise<void> =>
  enqueueChange(async () => void (await setFaults(change(activeOf(await control.listFaults())))))

export const addFault = (fault: Fault): Promise<void> => changeFaults((faults) => [...faults, fault])

/** Removes one fault, and no other one that is alike. */
export function removeFault(fault: Fault): Promise<void> {
  const textOf = ({ fired: _fired, ...rest }: Fault) => JSON.stringify(rest)
  return changeFaults((faults) => {
    const index = faults.findIndex((other) => textOf(other) === textOf(fault))
    return faults.filter((_, at) => at !== index)
  })
}

/** Removes all faults, and says so. */
export async function clearFaults(): Promise<void> {
  await enqueueChange(() => setFaults([]))
  flash(currentCopy(controlCallCopy).faultsCleared)
}

export const useActiveFaults = (): readonly Fault[] => activeOf(useQuery(faultsQuery).data ?? [])

/**
 * Says after a new world that faults are still active, because they outlive it, and offers to remove them.
 * @param done what is said anyway
 */
export async function noteActiveFaults(done?: string): Promise<void> {
  const count = activeOf(await control.listFaults().catch(() => [])).length
  if (count === 0) return done === undefined ? undefined : flash(done)
  const words = currentCopy(controlCallCopy)
  flash(words.faultsGoOn(count, done), 'good', [{ label: words.clearFaults, run: () => void attempt(clearFaults) }])
}
