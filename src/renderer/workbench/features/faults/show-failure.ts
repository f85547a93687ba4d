import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { CallFault, Fault } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { routeOf } from '../../../../contract/routes.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { control } from '../../hub/control/call-control.ts'
import { setFaults } from '../../hub/control/faults.ts'
import { flash } from '../../hub/control/flash.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { openByHand } from '../../hub/recording/by-hand.ts'
import { phonesAtom, phonesOnStage, reportsAtom, store } from '../../hub/state.ts'
import { faultsCopy } from './copy.ts'
import { watchPage } from './page-texts.ts'

/**
 * Pages of the member app with the calls that they make. The first page of a call opens by its address alone: calls about
 * another member begin on a list of members.
 */
const pagesWithCalls: readonly (readonly [page: string, calls: string])[] = [
  ['/signup', 'API-01'],
  ['/login', 'API-02 IMP-28b'],
  ['/forget_password', 'API-04'],
  ['/password_reset', 'API-05'],
  ['/notice/index', 'API-05 API-21 API-22'],
  ['/settings', 'API-05'],
  ['/user_confirmation', 'API-06 IMP-28b'],
  ['/home', 'API-09 API-15 API-16 API-19 API-20 API-23 API-24 API-25 API-26 API-27 API-28'],
  ['/form', 'API-10 API-11 API-12 API-13'],
  ['/partialform', 'API-10 API-11 API-12 API-13'],
  ['/femaleform', 'API-10 API-11 API-12 API-13'],
  ['/maletutorial', 'API-14 API-15 API-16'],
  ['/age_confirmation', 'API-17'],
  ['/tutorial', 'API-18'],
  ['/notice/:id', 'API-22'],
  ['/recommends', 'API-29 API-31 API-35 API-36'],
  ['/recommends/male', 'API-30 API-32'],
  ['/timeline', 'API-33 API-40 API-41 API-42 API-43 API-45'],
  ['/subprofile', 'API-33 API-43 API-45'],
  ['/recommends?status=others', 'API-34'],
  ['/profile', 'API-31 API-34 API-35 API-36'],
  ['/profile/female', 'API-32 API-34'],
  ['/conditionsform', 'API-37 API-38'],
  ['/rankrequest', 'API-39'],
  ['/footprints', 'API-43 API-44'],
  ['/recommends?status=matching', 'API-46 API-47'],
  ['/chat', 'API-34 API-46 API-47'],
  ['/hona', 'API-48 API-49 API-50'],
  ['/review', 'API-51 API-52 API-53'],
  ['/myreviewindex', 'API-54 API-55 API-56 API-57'],
  ['/reviewindex', 'API-54'],
  ['/reviewform', 'API-55 API-56 API-57'],
  ['/topics', 'API-58 API-59 API-60 API-61 API-62 API-63'],
  ['/topic', 'API-59 API-60 API-61 API-62 API-63'],
  ['/payment_information', 'API-64'],
  ['/payment_select', 'API-65 API-66'],
  ['/payment_select_campaign', 'API-65 API-66'],
  ['/payment_select_campaign2', 'API-65 API-66'],
  ['/change_card', 'API-65 API-67'],
  ['/shop', 'API-65 API-68'],
  ['/payment_cancellation', 'API-69 API-70'],
  ['/questionaire', 'API-69 API-71'],
]

/** Pages that make a call, in the order of the table. */
const pagesOf = new Map<string, string[]>()
for (const [page, calls] of pagesWithCalls)
  for (const call of calls.split(' ')) pagesOf.set(call, [...(pagesOf.get(call) ?? []), page])

/** Writes of dialogs, which a quiet stage holds back. */
const ofDialogs: ReadonlySet<string> = new Set(['API-20', 'API-24', 'API-25'])

/** Whether one of these pages makes a call. */
const isMadeOn = (call: string, pages: readonly string[]): boolean =>
  pages.some((page) => pagesOf.get(call)?.some((made) => routeOf(page) === routeOf(made)))

interface CallFailures {
  readonly call: string
  /** 422 first, because a form shows it. */
  readonly failures: readonly Failure[]
  readonly isOpen: boolean
}

/**
 * Groups refusals by call: calls of the pages in view, and the others. The page of the phone in hand comes first, and calls
 * that change something before reads. Only the first group and the other writes of that page are open.
 * @param front page of the phone in hand
 * @param sex sex of its member, who makes no call of the other sex
 * @param routes pages of all phones
 */
export function groupFailures(
  failures: readonly Failure[],
  front: string,
  routes: readonly string[],
  sex?: number,
): { readonly inView: readonly CallFailures[]; readonly others: readonly CallFailures[] } {
  const endpointOf = (call: string) => endpoints.find(({ id }) => id === call)
  const isForAnother = (of: number | undefined) => of !== undefined && sex !== undefined && of !== sex
  const isFront = (call: string) => isMadeOn(call, [front]) && !isForAnother(endpointOf(call)?.sex)
  const isWrite = (call: string) => endpointOf(call)?.readOnly === false && !ofDialogs.has(call)
  const weight = (call: string) => Number(isFront(call)) * 2 + Number(isWrite(call))
  const named = [...new Set(failures.map(({ call }) => call))]
  const calls = named.toSorted((one, other) => weight(other) - weight(one))
  const groupOf = (call: string, isOpen: boolean): CallFailures => ({
    call,
    failures: failures
      .filter((failure) => failure.call === call)
      .toSorted((one, other) => Number(other.status === 422) - Number(one.status === 422)),
    isOpen,
  })
  const inView = calls.filter((call) => isMadeOn(call, routes))
  return {
    inView: inView.map((call, index) => groupOf(call, isFront(call) && (index === 0 || isWrite(call)))),
    others: named.filter((call) => !inView.includes(call)).map((call) => groupOf(call, false)),
  }
}

/** Fault that returns a documented response to the next call of that kind. */
function faultOf({ method, path, status, body }: Failure): CallFault {
  return { match: { method, path: path.replace(/:\w+/g, '*') }, status, body, times: 1 }
}

/** Makes the next call of that kind fail with its documented refusal, on a phone that shows the page that makes it. */
export async function showFailure(failure: Failure): Promise<void> {
  const fault = faultOf(failure)
  const isSame = (other: Fault) => JSON.stringify(other.match) === JSON.stringify(fault.match)
  const others = (await control.listFaults()).filter((other) => !isSame(other))
  await setFaults([...others, fault])
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
  const inView = phonesOnStage().find((name) => isMadeOn(call, [reports[name]?.route ?? '']))
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
