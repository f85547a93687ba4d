import type { QueryClient } from '@tanstack/react-query'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../../contract/calls/recommendation.ts'
import type { Account } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { isVerified } from '../../api/is-verified.ts'
import { serverNow } from '../../api/server-time.ts'
import { readDeviceSettings } from '../../shared/device-settings.ts'
import { isOwnMatch } from '../../shared/own-matches.ts'
import { pairingsPath } from '../../shared/pairings-path.ts'
import { showAlert } from './alerts.ts'
import { matchAlert, newMatches } from './match-alert.ts'
import { readSeenMatches, rememberSeenMatches } from './seen-matches.ts'

/**
 * Shows with whom the member is matched since the account was last read on this device: one call asks for the list, since
 * the account only counts, and a count also rises when somebody shows a profile again (D-78).
 */
export async function tellNewMatches(account: Account, queryClient: QueryClient): Promise<void> {
  const { email, sex, matching_count: count } = account
  const seen = readSeenMatches(email)
  rememberSeenMatches(email, { count, atMs: serverNow() })
  if (!seen || count <= seen.count || !isVerified(account) || !readDeviceSettings().banner) return
  const endpoint = sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  try {
    const { rec } = await call(endpoint, { status: 'matching', page: 1 })
    // A list that is open shows them at once.
    void queryClient.invalidateQueries({ queryKey: [endpoint.id] })
    const alert = matchAlert(pairingsPath(sex), newMatches(rec, seen.atMs, isOwnMatch), document.hidden)
    if (alert) showAlert(alert)
  } catch {
    // Told when the account was read again.
    rememberSeenMatches(email, seen)
  }
}
