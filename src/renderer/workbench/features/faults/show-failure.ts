import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { CallFault, Fault } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
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

/** Makes the next call of that kind fail with its documented refusal, on a phone that shows the page that makes it. */
export async function showFailure(failure: Failure): Promise<void> {
  const fault = faultOf(failure)
  const isSame = (other: Fault) => JSON.stringify(other.match) === JSON.stringify(fault.match)
  await changeFaults((faults) => [...faults.filter((other) => !isSame(other)), fault])
  const words = currentCopy(faultsCopy)
  const { phone, isOpened } = await showPageOf(failure)
  const sentence = words.willRefuse(`${failure.method} ${failure.path}`, failure.status)
  const sentenceOn = isOpened ? words.openedOn : words.tryOn
  flash(phone === undefined ? sentence : sentenceOn(sentence, phone.toUpperCase()))
  if (phone !== undefined) void watchPage(failure, phone)
}

/**
 * Opens the page that makes a call. A phone that shows it already keeps it, with what was entered.
 * @returns the phone, and whether the page was opened there; no phone when no page makes the call
 */
async function showPageOf({ call }: Failure): Promise<{ readonly phone?: PhoneName; readonly isOpened?: true }> {
  const [page, ...others] = pagesOf.get(call) ?? []
  if (page === undefined) return {}
  const reports = store.get(reportsAtom)
  // The phone in hand first, because the call is made there.
  const phones = [store.get(phoneInHandAtom), ...phonesOnStage()]
  const inView = phones.find((name) => isMadeOn(call, [reports[name]?.route ?? '']))
  if (inView !== undefined) return { phone: inView }
  const { phone, sex } = await phoneFor(call)
  if (phone === undefined) return {}
  openByHand(phone, sex === Sex.woman && others.includes('/femaleform') ? '/femaleform' : page)
  return { phone, isOpened: true }
}

/** First phone whose member may make the call, or the first phone when no member may. */
async function phoneFor(call: string): Promise<{ readonly phone: PhoneName | undefined; readonly sex?: number }> {
  const wanted = endpoints.find(({ id }) => id === call)?.sex
  const phones = phonesOnStage()
  for (const phone of phones) {
    const { email } = store.get(phonesAtom)[phone]
    const member = email === null ? null : await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
    if (member && (wanted === undefined || member.sex === wanted)) return { phone, sex: member.sex }
  }
  return { phone: phones[0] }
}

/** The documented refusals. They change only with the server. */
export const failuresQuery = ask(['failures'], () => control.listFailures(), { staleTime: Infinity })
