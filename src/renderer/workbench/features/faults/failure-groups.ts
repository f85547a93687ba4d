import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { routeOf } from '../../../../contract/routes.ts'

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
export const pagesOf: ReadonlyMap<string, readonly string[]> = readPages()

function readPages() {
  const pages = new Map<string, string[]>()
  for (const [page, calls] of pagesWithCalls)
    for (const call of calls.split(' ')) pages.set(call, [...(pages.get(call) ?? []), page])
  return pages
}

/** Writes of dialogs, which a quiet stage holds back. */
const ofDialogs: ReadonlySet<string> = new Set(['API-20', 'API-24', 'API-25'])

/** Whether one of these pages makes a call. */
export const isMadeOn = (call: string, pages: readonly string[]): boolean =>
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
