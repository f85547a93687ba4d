import type { ControlCode } from '../../src/contract/control/codes.ts'

/** Refusals of ordinary calls. */
type OrdinaryRefusalCode =
  | 'unauthenticated'
  | 'owner'
  | 'sex'
  | 'age'
  | 'payment'
  | 'unknown'
  | 'invalid'
  | 'malformed'
  | 'state'
  /** An unreadable request below /api/auth. */
  | 'gem-malformed'

/** Refusals of single calls below /api/auth, in the gem's own shapes (protocols A7 to A14). */
export type GemRefusalCode =
  | 'sign-up-invalid'
  | 'bad-credentials'
  | 'sign-in-unconfirmed'
  | 'sign-in-under-age'
  | 'sign-in-inactive'
  | 'sign-in-by-get'
  | 'sign-out-no-login'
  | 'token-invalid'
  | 'reset-no-address'
  | 'reset-foreign-address'
  | 'reset-no-email'
  | 'reset-unknown-email'
  | 'password-no-login'
  | 'password-missing'
  | 'password-invalid'
  | 'confirmation-invalid'
  | 'resend-no-email'
  | 'resend-unknown-email'

/** Names of refusals; mock-api/api/refusals.ts maps each to status and body (C-5). */
export type RefusalCode = OrdinaryRefusalCode | GemRefusalCode

interface RefusalDetail {
  /** Code in the control API, for acts that members cannot do themselves. `msg` is then English. */
  readonly code?: ControlCode
  /** Text for `msg`; each code has a default. */
  readonly msg?: string
  /** Texts per wire field for `errors`. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** Additional keys of the body, such as `available_at`. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Thrown by a rule that refuses. Rolls back the transaction, so a refusal never changes the world. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: RefusalCode,
    readonly detail: RefusalDetail = {},
  ) {
    super(detail.msg ?? code)
  }
}
