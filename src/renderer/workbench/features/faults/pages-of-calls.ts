import { routeOf } from '../../../../contract/routes.ts'

const plans = ['/payment_select', '/payment_select_campaign', '/payment_select_campaign2']

interface PagesOfCalls {
  /** Ids in the ledger. */
  readonly calls: readonly string[]
  /** Pages that make each of the calls. Only the first is opened for one, so it opens by its address alone. */
  readonly pages: readonly string[]
}

/** Pages of the member app that make the calls. Calls about another member begin on a list of members. */
const table: readonly PagesOfCalls[] = [
  { calls: ['API-01'], pages: ['/signup'] },
  { calls: ['API-02'], pages: ['/login'] },
  { calls: ['API-04'], pages: ['/forget_password'] },
  { calls: ['API-05'], pages: ['/password_reset', '/notice/index', '/settings'] },
  { calls: ['API-06'], pages: ['/user_confirmation'] },
  {
    calls: ['API-09', 'API-19', 'API-20', 'API-23', 'API-24', 'API-25', 'API-26', 'API-27', 'API-28'],
    pages: ['/home'],
  },
  { calls: ['API-10', 'API-11', 'API-12', 'API-13'], pages: ['/form', '/partialform', '/femaleform'] },
  { calls: ['API-14'], pages: ['/maletutorial'] },
  { calls: ['API-15', 'API-16'], pages: ['/home', '/maletutorial'] },
  { calls: ['API-17'], pages: ['/age_confirmation'] },
  { calls: ['API-18'], pages: ['/tutorial'] },
  { calls: ['API-21'], pages: ['/notice/index'] },
  { calls: ['API-22'], pages: ['/notice/index', '/notice/:id'] },
  { calls: ['API-29'], pages: ['/recommends'] },
  { calls: ['API-30'], pages: ['/recommends/male'] },
  { calls: ['API-31', 'API-35', 'API-36'], pages: ['/recommends', '/profile'] },
  { calls: ['API-32'], pages: ['/recommends/male', '/profile/female'] },
  { calls: ['API-33', 'API-45'], pages: ['/timeline', '/subprofile'] },
  { calls: ['API-34'], pages: ['/recommends?status=others', '/profile', '/profile/female', '/chat'] },
  { calls: ['API-37', 'API-38'], pages: ['/conditionsform'] },
  { calls: ['API-39'], pages: ['/rankrequest'] },
  { calls: ['API-40', 'API-41', 'API-42'], pages: ['/timeline'] },
  { calls: ['API-43'], pages: ['/timeline', '/subprofile', '/footprints'] },
  { calls: ['API-44'], pages: ['/footprints'] },
  { calls: ['API-46', 'API-47'], pages: ['/recommends?status=matching', '/chat'] },
  { calls: ['API-48', 'API-49', 'API-50'], pages: ['/hona'] },
  { calls: ['API-51', 'API-52', 'API-53'], pages: ['/review'] },
  { calls: ['API-54'], pages: ['/myreviewindex', '/reviewindex'] },
  { calls: ['API-55', 'API-56', 'API-57'], pages: ['/myreviewindex', '/reviewform'] },
  { calls: ['API-58'], pages: ['/topics'] },
  { calls: ['API-59', 'API-60', 'API-61', 'API-62', 'API-63'], pages: ['/topics', '/topic'] },
  { calls: ['API-64'], pages: ['/payment_information'] },
  { calls: ['API-65'], pages: [...plans, '/change_card', '/shop'] },
  { calls: ['API-66'], pages: plans },
  { calls: ['API-67'], pages: ['/change_card'] },
  { calls: ['API-68'], pages: ['/shop'] },
  { calls: ['API-69'], pages: ['/payment_cancellation', '/questionaire'] },
  { calls: ['API-70'], pages: ['/payment_cancellation'] },
  { calls: ['API-71'], pages: ['/questionaire'] },
  { calls: ['IMP-28b'], pages: ['/login', '/user_confirmation'] },
]

/** Pages by the id of their call. */
const pagesOfCalls = new Map(table.flatMap(({ calls, pages }) => calls.map((call) => [call, pages] as const)))

/** Pages that make a call, of which the first opens by its address alone; empty when no page makes it. */
export const pagesOf = (call: string): readonly string[] => pagesOfCalls.get(call) ?? []

/** Whether one of these pages makes a call. */
export const isMadeOn = (call: string, pages: readonly string[]): boolean =>
  pages.some((page) => pagesOf(call).some((made) => routeOf(page) === routeOf(made)))
