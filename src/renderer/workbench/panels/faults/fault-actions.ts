import type { Failure } from '../../../../contract/control/define-control.ts'
import { type CallFault, type Fault, isChannelFault } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { routeOf } from '../../../../contract/routes.ts'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { control } from '../../control/call-control.ts'
import { ask, memberQuery, queryClient } from '../../control/queries.ts'
import { flash } from '../../parts/flash.ts'
import { openOnPhone, phonesOnStage } from '../../stage/phone-actions.ts'
import { phonesAtom, reportsAtom, store } from '../../state/phones.ts'

export const faultsQuery = ask(['faults'], () => control.listFaults())

const isSpent = ({ times, fired = 0 }: Fault) => times !== undefined && fired >= times

/** Replaces all faults. The counts of the remaining faults restart at zero, so a fault that is used up goes. */
export async function setFaults(faults: readonly Fault[]): Promise<void> {
  queryClient.setQueryData(faultsQuery.queryKey, await control.replaceFaults(faults.filter((fault) => !isSpent(fault))))
}

/** Place and effect of a fault, in one line each. */
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

const forms = ['/form', '/partialform', '/femaleform'] as const
const board = ['/topics', '/topic'] as const
const plans = ['/payment_select', '/payment_select_campaign', '/payment_select_campaign2'] as const
const toWoman = ['/recommends', '/profile'] as const

/**
 * Routes of the member app that make a call. The first one opens by its address alone: calls about another member begin
 * on a list of members.
 */
const routesOfCall: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'API-01': ['/signup'],
  'API-02': ['/login'],
  'API-04': ['/forget_password'],
  'API-05': ['/password_reset', '/notice/index', '/settings'],
  'API-06': ['/user_confirmation'],
  'API-09': ['/home'],
  'API-10': forms,
  'API-11': forms,
  'API-12': forms,
  'API-13': forms,
  'API-14': ['/maletutorial'],
  'API-15': ['/home', '/maletutorial'],
  'API-16': ['/home', '/maletutorial'],
  'API-17': ['/age_confirmation'],
  'API-18': ['/tutorial'],
  'API-19': ['/home'],
  'API-20': ['/home'],
  'API-21': ['/notice/index'],
  'API-22': ['/notice/index', '/notice/:id'],
  'API-23': ['/home'],
  'API-24': ['/home'],
  'API-25': ['/home'],
  'API-26': ['/home'],
  'API-27': ['/home'],
  'API-28': ['/home'],
  'API-29': ['/recommends'],
  'API-30': ['/recommends/male'],
  'API-31': toWoman,
  'API-32': ['/recommends/male', '/profile/female'],
  'API-33': ['/timeline', '/subprofile'],
  'API-34': ['/recommends?status=others', '/profile', '/profile/female', '/chat'],
  'API-35': toWoman,
  'API-36': toWoman,
  'API-37': ['/conditionsform'],
  'API-38': ['/conditionsform'],
  'API-39': ['/rankrequest'],
  'API-40': ['/timeline'],
  'API-41': ['/timeline'],
  'API-42': ['/timeline'],
  'API-43': ['/timeline', '/subprofile', '/footprints'],
  'API-44': ['/footprints'],
  'API-45': ['/timeline', '/subprofile'],
  'API-46': ['/recommends?status=matching', '/chat'],
  'API-47': ['/recommends?status=matching', '/chat'],
  'API-48': ['/hona'],
  'API-49': ['/hona'],
  'API-50': ['/hona'],
  'API-51': ['/review'],
  'API-52': ['/review'],
  'API-53': ['/review'],
  'API-54': ['/myreviewindex', '/reviewindex'],
  'API-55': ['/myreviewindex', '/reviewform'],
  'API-56': ['/myreviewindex', '/reviewform'],
  'API-57': ['/myreviewindex', '/reviewform'],
  'API-58': ['/topics'],
  'API-59': board,
  'API-60': board,
  'API-61': board,
  'API-62': board,
  'API-63': board,
  'API-64': ['/payment_information'],
  'API-65': [...plans, '/change_card', '/shop'],
  'API-66': plans,
  'API-67': ['/change_card'],
  'API-68': ['/shop'],
  'API-69': ['/payment_cancellation', '/questionaire'],
  'API-70': ['/payment_cancellation'],
  'API-71': ['/questionaire'],
  'IMP-28b': ['/after_sign_up'],
}

/** Writes of dialogs, which a quiet stage holds back. */
const ofDialogs: ReadonlySet<string> = new Set(['API-20', 'API-24', 'API-25'])

/** Whether one of these pages makes a call. */
const isMadeOn = (call: string, pages: readonly string[]): boolean =>
  pages.some((page) => routesOfCall[call]?.some((route) => routeOf(page) === routeOf(route)))

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
    inView: inView.map((call, place) => groupOf(call, isFront(call) && (place === 0 || isWrite(call)))),
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
  flash(`次の ${failure.method} ${failure.path} に ${failure.status} を返します${await showPageOf(failure)}`)
}

/**
 * Opens the page that makes a call. A phone that shows it already keeps it, with what was entered.
 * @returns the sentence about the phone; '' when no page makes the call
 */
async function showPageOf({ call }: Failure): Promise<string> {
  const [page, ...others] = routesOfCall[call] ?? []
  if (page === undefined) return ''
  const reports = store.get(reportsAtom)
  const inView = phonesOnStage().find((name) => isMadeOn(call, [reports[name]?.route ?? '']))
  if (inView !== undefined) return `。${inView.toUpperCase()} の画面で試せます`
  const { phone, sex } = await phoneFor(call)
  if (phone === undefined) return ''
  openOnPhone(phone, sex === 2 && others.includes('/femaleform') ? '/femaleform' : page)
  return `。${phone.toUpperCase()} で画面を開きました`
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
export const failuresQuery = ask(['failures'], () => control.listFailures(), Infinity)
