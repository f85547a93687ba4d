import type { Account } from '../../api/account.ts'
import type { ApiError } from '../../api/api-error.ts'
import { isTransient } from '../../api/queries.ts'
import { hasLogin, type Session } from '../../api/session-store.ts'
import { isUsable } from './guards.ts'

/**
 * Why a page behind the login must not show. `missing`: no complete login. `signedUp`: only the values of a sign-up
 * (D-116). `elsewhere`: another tab has ended the login. `expired`: the server has ended it. `withdrawn`: the server has
 * ended it with a withdrawal of another tab. `left`: that tab has also cleared it. `unusable`: the account cannot be read
 * or used, but the login may be valid (D-113).
 */
export type LoginEnd = 'missing' | 'signedUp' | 'elsewhere' | 'expired' | 'withdrawn' | 'left' | 'unusable'

export interface LoginState {
  readonly session: Session
  /** The account that was read last. */
  readonly account: Pick<Account, 'email' | 'sex'> | undefined
  /** Failure of the last request of the account. */
  readonly error: ApiError | null
  /** Whether a withdrawal of this tab is under way, which explains a refused login. */
  readonly withdrawing: boolean
  readonly isEndedElsewhere: () => boolean
  readonly isEndedByWithdrawal: () => boolean
}

/** Returns why the login does not open a page, or null while it does. A withdrawal explains more than another tab. */
export function loginEnd(state: LoginState): LoginEnd | null {
  const { session, account, error, withdrawing } = state
  const isStored = hasLogin(session)
  const isRefused = error?.status === 401
  // An account on screen stays for every failure but an ended login.
  const isFailed = error !== null && (account ? isRefused : !isTransient(error))
  if (withdrawing || (isStored && !isFailed && (!account || isUsable(account)))) return null
  if (session.unconfirmed !== undefined) return 'signedUp'
  if (isStored && !isRefused) return 'unusable'
  if (state.isEndedByWithdrawal()) return isStored ? 'withdrawn' : 'left'
  if (isStored) return 'expired'
  return state.isEndedElsewhere() ? 'elsewhere' : 'missing'
}
