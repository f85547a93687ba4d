import type { World } from './world.ts'

/** Names of refusals; mock-api/api/refusals.ts maps each to status and body (C-5). */
export type RefusalCode =
  | 'unauthenticated'
  | 'owner'
  | 'sex'
  | 'age'
  | 'payment'
  | 'unknown'
  | 'invalid'
  | 'malformed'
  | 'state'
  // Requests below /api/auth refuse in the gem's own shapes (protocols A7 to A14).
  | 'gem-malformed'
  | 'sign-up-invalid'
  | 'bad-credentials'
  | 'sign-in-unconfirmed'
  | 'sign-in-under-age'
  | 'sign-in-inactive'
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
  | 'sign-in-by-get'

interface RefusalDetail {
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

/** Schedules the town activity, if on, for an instant at the latest, because a townsperson may have to reply. */
export function callTown(world: World, at: number): void {
  const present = world.settings.find(1)?.townActivity
  if (present && at < present.nextAt) world.settings.update(1, { townActivity: { ...present, nextAt: at } })
}
