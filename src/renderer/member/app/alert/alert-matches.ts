import { type Account, isVerified } from '../../api/account.ts'
import { serverNow } from '../../api/server-time.ts'
import { isPresentLogin, readSession } from '../../api/session-store.ts'
import { readDeviceSettings } from '../../shared/device/device-settings.ts'
import { isOwnMatch } from '../../shared/own-matches.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'
import { showAlert } from './alerts.ts'
import { matchAlert, newMatches } from './match-alerts.ts'
import { readMatched } from './read-matched.ts'
import { readSeenMatches, rememberSeenMatches } from './seen-state.ts'

/** Shows matches since the account was last read here; its count also rises when a profile is shown again (D-78). */
export async function alertMatches(account: Account): Promise<void> {
  const { email, sex, matching_count: count } = account
  const seen = readSeenMatches(email)
  rememberSeenMatches(email, { count, atMs: serverNow() })
  if (!seen || count <= seen.count || !isVerified(account) || !readDeviceSettings().banner) return
  const login = readSession()
  try {
    const { rec } = await readMatched(sex)
    const alert = matchAlert(pairingsPath(sex), newMatches(rec, seen.atMs, isOwnMatch), document.hidden)
    // It names a partner, whom nobody else may read.
    if (alert && isPresentLogin(login)) showAlert(alert)
  } catch {
    // Retried when the account is read again.
    rememberSeenMatches(email, seen)
  }
}
