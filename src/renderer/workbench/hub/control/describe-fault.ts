import { type Fault, isChannelFault } from '../../../../contract/control/faults.ts'
import { currentCopy } from '../language.ts'
import { controlCallCopy } from './copy.ts'

/** Place and effect of a fault, in one line each. */
export function describeFault(fault: Fault): { where: string; what: string } {
  const words = currentCopy(controlCallCopy).fault
  const isChannel = isChannelFault(fault)
  const where = isChannel ? fault.match.channel : `${fault.match.method ?? '*'} ${fault.match.path}`
  const status = isChannel ? undefined : fault.status
  const what = [
    fault.latencyMs !== undefined && words.delay(fault.latencyMs),
    status !== undefined && words.returns(status),
    status === undefined && fault.body !== undefined && words.replaces,
    fault.drop === 'after' && words.losesResponse,
    fault.drop === true && words.cuts,
    isChannel && fault.duplicate === true && words.duplicates,
    fault.probability !== undefined && words.probability(Math.round(fault.probability * 100)),
    fault.times !== undefined && words.times(fault.times),
  ]
  return { where, what: what.filter(Boolean).join(words.separator) }
}
