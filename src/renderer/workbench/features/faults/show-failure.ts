import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { CallFault, Fault } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../../hub/control/backend-queries.ts'
import { control } from '../../hub/control/call-control.ts'
import { changeFaults } from '../../hub/control/faults.ts'
import { flash } from '../../hub/control/flash.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { phoneInHandAtom, phonesAtom, phonesOnStage, reportsAtom } from '../../hub/phone-state.ts'
import { openByHand } from '../../hub/recording/by-hand.ts'
import { store } from '../../hub/state.ts'
import { faultsCopy } from './copy.ts'
import { isMadeOn, pagesOf } from './failure-groups.ts'
import { watchPage } from './page-texts.ts'

/** Fault that returns a documented response to the next call of that kind. */
function faultOf({ method, path, status, body }: Failure): CallFault {
  return { match: { method, path: path.replace(/:\w+/g, '*') }, status, body, times: 1 }
}

/**
 * Makes the next call of that kind fail with its documented refusal, on a phone that shows the page that makes it. The
 * fault comes first, because the first match wins. It replaces one of a former refusal that has not struck.
 */
export async function showFailure(failure: Failure): Promise<void> {
  const fault = faultOf(failure)
  const isFormer = ({ match, times, body }: Fault) =>
    JSON.stringify(match) === JSON.stringify(fault.match) && times === 1 && body !== undefined
  await changeFaults((faults) => [fault, ...faults.filter((other) => !isFormer(other))])
  const words = currentCopy(faultsCopy)
  const { phone, isOpened, caller } = await showPageOf(failure)
  const sentence = words.willRefuse(`${failure.method} ${failure.path}`, failure.status)
  if (phone === undefined) return flash(caller === undefined ? sentence : words.logIn(sentence, words.callers[caller]))
  const sentenceOn = isOpened ? words.openedOn : words.tryOn
  flash(sentenceOn(sentence, phone.toUpperCase()))
  void watchPage(failure, phone)
}

interface PageShown {
  readonly phone?: PhoneName
  readonly isOpened?: true
  /** Who has to log in, when no member on the stage may make the call. */
  readonly caller?: Sex | 'any'
}

/**
 * Opens the page that makes a call. A phone that shows it already keeps it, with what was entered.
 * @returns neither phone nor caller when no page makes the call
 */
async function showPageOf({ call }: Failure): Promise<PageShown> {
  const [page, ...others] = pagesOf.get(call) ?? []
  if (page === undefined) return {}
  const callers = await callersOf(call)
  const reports = store.get(reportsAtom)
  const inHand = store.get(phoneInHandAtom)
  const showing = callers.filter(({ phone }) => isMadeOn(call, [reports[phone]?.route ?? '']))
  // The phone in hand first, because the call is made there.
  const inView = showing.find(({ phone }) => phone === inHand) ?? showing[0]
  if (inView) return { phone: inView.phone }
  const [first] = callers
  if (!first) return { caller: endpointOf(call)?.sex ?? 'any' }
  openByHand(first.phone, first.sex === Sex.woman && others.includes('/femaleform') ? '/femaleform' : page)
  return { phone: first.phone, isOpened: true }
}

interface Caller {
  readonly phone: PhoneName
  readonly sex?: Sex
}

const endpointOf = (call: string) => endpoints.find(({ id }) => id === call)

/** Phones that may make a call. Those without a known member come last: for an open call, and on a real API. */
async function callersOf(call: string): Promise<readonly Caller[]> {
  const { sex: wanted, access } = endpointOf(call) ?? {}
  const [known, unknown]: [Caller[], Caller[]] = [[], []]
  for (const phone of phonesOnStage()) {
    const { email } = store.get(phonesAtom)[phone]
    const member = email === null ? null : await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
    if (member && (wanted === undefined || member.sex === wanted)) known.push({ phone, sex: member.sex })
    else if (access === 'open' || isRealPhone(phone)) unknown.push({ phone })
  }
  return [...known, ...unknown]
}

/** The documented refusals. They change only with the server. */
export const failuresQuery = ask(['failures'], () => control.listFailures(), { staleTime: Infinity })
