import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { Fault } from '../../../../contract/control/faults.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { changeFaults } from '../../hub/control/faults.ts'
import { flash } from '../../hub/control/flash.ts'
import { currentCopy } from '../../hub/language.ts'
import { phoneInHandAtom, reportsAtom } from '../../hub/phone-state.ts'
import { openByHand } from '../../hub/recording/by-hand.ts'
import { store } from '../../hub/state.ts'
import { callersOf } from './callers.ts'
import { faultsCopy } from './copy.ts'
import { endpointOf, faultOf, isFaultOf } from './failures.ts'
import { isMadeOn, pagesOf } from './pages-of-calls.ts'
import { watchPage } from './watch-page.ts'

/**
 * Makes the next call of that kind fail with its documented refusal, on a phone that shows the page that makes it. The
 * fault comes first, because the first match wins. It replaces one of a former refusal that has not struck.
 */
export async function showFailure(failure: Failure): Promise<void> {
  const isFormer = (fault: Fault) => isFaultOf(fault, failure) && fault.times === 1 && fault.body !== undefined
  await changeFaults((faults) => [faultOf(failure), ...faults.filter((fault) => !isFormer(fault))])
  const words = currentCopy(faultsCopy)
  const shown = await showPageOf(failure)
  const sentence = words.willRefuse(`${failure.method} ${failure.path}`, failure.status)
  if (shown.by === 'nobody') return flash(sentence)
  if (shown.by === 'login') return flash(words.logIn(sentence, words.callers[shown.caller]))
  const sentenceOn = shown.isOpened ? words.openedOn : words.tryOn
  flash(sentenceOn(sentence, shown.phone.toUpperCase()))
  void watchPage(failure, shown.phone)
}

/** Who shows the page of a call: a phone, a phone after a login, or nobody because no page makes the call. */
type PageShown =
  | { readonly by: 'phone'; readonly phone: PhoneName; readonly isOpened: boolean }
  | { readonly by: 'login'; readonly caller: Sex | 'any' }
  | { readonly by: 'nobody' }

/** Opens the page that makes a call. A phone that shows it already keeps it, with what was entered. */
async function showPageOf({ call }: Failure): Promise<PageShown> {
  const [page, ...others] = pagesOf(call)
  if (page === undefined) return { by: 'nobody' }
  const callers = await callersOf(call)
  const reports = store.get(reportsAtom)
  const inHand = store.get(phoneInHandAtom)
  const showing = callers.filter(({ phone }) => isMadeOn(call, [reports[phone]?.route ?? '']))
  // The phone in hand first, because the call is made there.
  const inView = showing.find(({ phone }) => phone === inHand) ?? showing[0]
  if (inView) return { by: 'phone', phone: inView.phone, isOpened: false }
  const [first] = callers
  if (!first) return { by: 'login', caller: endpointOf(call)?.sex ?? 'any' }
  openByHand(first.phone, first.sex === Sex.woman && others.includes('/femaleform') ? '/femaleform' : page)
  return { by: 'phone', phone: first.phone, isOpened: true }
}
