import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { endpointOf } from './failures.ts'
import { isMadeOn } from './pages-of-calls.ts'

/** Writes of dialogs, which a quiet stage holds back. */
const ofDialogs: ReadonlySet<string> = new Set(['API-20', 'API-24', 'API-25'])

/** Whether a call is made by what a member does on its page. */
const isWrite = (call: string) => endpointOf(call)?.readOnly === false && !ofDialogs.has(call)

export interface PagesInView {
  /** Page of the phone in hand. */
  readonly front: string
  /** Sex of the member on that phone, who makes no call of the other sex. */
  readonly sex?: number | undefined
  /** Pages of all phones. */
  readonly routes: readonly string[]
}

/**
 * Groups refusals by call: calls of the pages in view, and the others. The page of the phone in hand comes first, and calls
 * that change something before reads. Only the first group and the other writes of that page are open.
 */
export function groupFailures(failures: readonly Failure[], { front, sex, routes }: PagesInView) {
  const isForAnother = (wanted: number | undefined) => wanted !== undefined && sex !== undefined && wanted !== sex
  const isOfFront = (call: string) => isMadeOn(call, [front]) && !isForAnother(endpointOf(call)?.sex)
  const weight = (call: string) => Number(isOfFront(call)) * 2 + Number(isWrite(call))
  // 422 first, because a form shows it.
  const weightOfStatus = ({ status }: Failure) => Number(status === 422)
  const groupOf = (call: string) => ({
    call,
    failures: failures
      .filter((failure) => failure.call === call)
      .toSorted((one, other) => weightOfStatus(other) - weightOfStatus(one)),
  })

  const calls = [...new Set(failures.map(({ call }) => call))]
  const inView = calls
    .filter((call) => isMadeOn(call, routes))
    .toSorted((one, other) => weight(other) - weight(one))
    .map((call, index) => ({ ...groupOf(call), isOpen: isOfFront(call) && (index === 0 || isWrite(call)) }))
  const others = calls.filter((call) => !isMadeOn(call, routes)).map(groupOf)
  return { inView, others }
}
