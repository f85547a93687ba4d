import { Sex, AgeConf } from '../../../../contract/enums/member.ts'
import type { Variants } from '../../../../contract/enums/variants.ts'
import { type Account, isVerified } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import type { RouteEntry } from '../routing/route-table.ts'

type AccountState = Pick<Account, 'age_conf' | 'age_conf_file' | 'payment_conf' | 'sex'>

/** Reason to log a member out despite a valid login (D-36, GATE-22). */
export type ForcedLogout = 'under-age' | 'inactive'

/** Returns the reason for a forced logout, or null (GATE-13, GATE-14, GATE-22). */
export function forcedLogout(account: Pick<Account, 'age_conf' | 'active_status'>): ForcedLogout | null {
  if (account.age_conf === AgeConf.underAge || account.age_conf === AgeConf.reportedUnderAge) return 'under-age'
  return account.active_status === 'inactive' ? 'inactive' : null
}

/**
 * Whether the app can use this account. Without an address (GATE-06, D-121) or a known sex it counts as a failed call,
 * because home and pages of one sex would redirect to each other forever.
 */
export function isUsable({ email, sex }: { readonly email?: string | null; readonly sex: number }): boolean {
  return Boolean(email) && (sex === Sex.man || sex === Sex.woman)
}

/** Result of a page for a loaded account: the page, the locked state, or home for the other sex (D-30). */
export function pageAccess(
  route: Pick<RouteEntry, 'access' | 'sex'>,
  account: AccountState,
): 'shown' | 'locked' | 'home' {
  if (route.sex && route.sex !== account.sex) return 'home'
  const wants = route.access === 'verified' || (route.access === 'plan' && account.sex === Sex.woman)
  return wants && !isVerified(account) ? 'locked' : 'shown'
}

/** Whether a document is missing. One under review or to be resubmitted redirects nobody (GATE-40, GATE-41). */
function needsDocument(account: AccountState): boolean {
  return account.age_conf !== AgeConf.verified && !account.age_conf_file
}

/** First redirect of /home (D-30), or null when nothing is missing. Other pages never redirect ({@link pageAccess}). */
export function homeRedirect(
  account: AccountState & Pick<Account, 'twitter_name' | 'tutorial_check'>,
  menGateOrder: Variants['menGateOrder'],
): string | null {
  const form = account.sex === Sex.woman ? '/femaleform' : '/partialform'
  const profile = account.twitter_name ? null : form
  const document = needsDocument(account) ? '/age_confirmation' : null
  if (account.sex === Sex.woman) return profile ?? document ?? (account.tutorial_check ? null : '/tutorial')
  const payment = isPaid(account) ? null : '/payment_information'
  // After payment and document a man gets the full form instead of the partial one (D-92).
  return menGateOrder === 'payment-first'
    ? (payment ?? document ?? (profile && '/form'))
    : (profile ?? document ?? payment)
}
