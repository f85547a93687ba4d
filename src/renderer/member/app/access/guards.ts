import type { Variants } from '../../../../contract/enums/variants.ts'
import type { Account } from '../../api/account.ts'
import { isVerified } from '../../api/is-verified.ts'
import type { RouteEntry } from '../routing/route-table.ts'

type AccountState = Pick<Account, 'age_conf' | 'age_conf_file' | 'payment_conf' | 'sex'>

/** Why a member is sent away although the login holds (D-36, GATE-22), or null. */
export type ForcedLogout = 'under-age' | 'inactive'

/** What the account says about the right to be here at all (GATE-13, GATE-14, GATE-22). */
export function forcedLogout(account: Pick<Account, 'age_conf' | 'active_status'>): ForcedLogout | null {
  if (account.age_conf === 3 || account.age_conf === 4) return 'under-age'
  return account.active_status === 'inactive' ? 'inactive' : null
}

/**
 * Whether the app can go by this account. One without an address (GATE-06) or of no known sex counts as a failed call:
 * every page of a sex would send it home, and home on to such a page, for ever.
 */
export function isUsable({ email, sex }: { readonly email: string; readonly sex: number }): boolean {
  return email !== '' && (sex === 1 || sex === 2)
}

/** What a page answers a loaded account with: itself, the locked state, or the way home for the other sex (D-30). */
export function pageAccess(
  route: Pick<RouteEntry, 'access' | 'sex'>,
  account: AccountState,
): 'shown' | 'locked' | 'home' {
  if (route.sex && route.sex !== account.sex) return 'home'
  const wants = route.access === 'verified' || (route.access === 'plan' && account.sex === 2)
  return wants && !isVerified(account) ? 'locked' : 'shown'
}

/** Whether a document has still to be submitted; one under review or to be submitted again redirects nobody (GATE-40, GATE-41). */
function needsDocument(account: AccountState): boolean {
  return account.age_conf !== 2 && !account.age_conf_file
}

/**
 * Where /home sends a member first (D-30), or null when nothing is missing.
 * Other pages never redirect: they guard themselves by {@link pageAccess}.
 */
export function homeRedirect(
  account: AccountState & Pick<Account, 'twitter_name' | 'tutorial_check'>,
  menGateOrder: Variants['menGateOrder'],
): string | null {
  const profile = account.twitter_name ? null : account.sex === 2 ? '/femaleform' : '/partialform'
  const document = needsDocument(account) ? '/age_confirmation' : null
  if (account.sex === 2) return profile ?? document ?? (account.tutorial_check ? null : '/tutorial')
  const payment = account.payment_conf === 1 ? null : '/payment_information'
  // Whoever has paid and handed in the document fills in the form itself (D-92).
  return menGateOrder === 'payment-first'
    ? (payment ?? document ?? (profile && '/form'))
    : (profile ?? document ?? payment)
}
