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
 * Shows matches since the account was last read on this device. It requests the list, because the account only has a
 * count, which also rises when a profile is shown again (D-78).
 */
export async function announceMatches(account: Account, queryClient: QueryClient): Promise<void> {
  const { email, sex, matching_count: count } = account
  const seen = readSeenMatches(email)
  rememberSeenMatches(email, { count, atMs: serverNow() })
  if (!seen || count <= seen.count || !isVerified(account) || !readDeviceSettings().banner) return
  const endpoint = sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  try {
    const { rec } = await call(endpoint, { status: 'matching', page: 1 })
    // Updates an open list at once.
    void queryClient.invalidateQueries({ queryKey: [endpoint.id] })
    const alert = matchAlert(pairingsPath(sex), newMatches(rec, seen.atMs, isOwnMatch), document.hidden)
    if (alert) showAlert(alert)
  } catch {
    // Retried when the account is read again.
    rememberSeenMatches(email, seen)
  }
}
