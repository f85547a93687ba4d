import type { ControlCode } from '../../src/contract/control/codes.ts'
import type { EffectKind, EffectDetails } from '../../src/contract/control/effects.ts'
import { defaultVariants, type VariantName, type Variants } from '../../src/contract/enums/variants.ts'
import type { DescribedEffect as Described, RunUntil, TimeRule } from '../engine/clock/effect.ts'
import type { Row } from '../engine/table/stored-rows.ts'
import { tablesOf } from '../engine/table/table.ts'
import type { World, TableName } from './world.ts'

/** Ids and draws derived from the world's seed: the same parts give the same result (D-05). */
export interface Ids {
  uuid(...parts: readonly (string | number)[]): string
  /** A random-looking URL-safe text of 22 characters, the same in worlds that are alike. */
  token(...parts: readonly (string | number)[]): string
  /** Like `token`, but another one in each world of a process: it opens a login, a link or a check of one world only. */
  secret(...parts: readonly (string | number)[]): string
  /** A number in [0, 1). */
  draw(...parts: readonly (string | number)[]): number
  hash(secret: string): string
}

/** Slow hashing of passwords that people choose. */
export interface Passwords {
  hash(password: string, salt: string): string
  matches(password: string, hash: string): boolean
}

/** What rules receive besides the world and their input. */
export interface Context {
  /** Virtual now, epoch milliseconds. */
  readonly now: number
  readonly ids: Ids
  readonly passwords: Passwords
}

/** Whether a variant has this value now; defaults to the variant's own default (D-54). */
export function isVariant<Name extends VariantName>(world: World, name: Name, value: Variants[Name]): boolean {
  return (world.settings.find(1)?.variants[name] ?? defaultVariants[name]) === value
}

/** Rule of one kind of effect of this service: due instants, changes, and members concerned. */
export interface EffectRule<R extends Row = Row, Kind extends EffectKind = EffectKind> extends TimeRule<
  World,
  Context,
  R,
  Kind
> {
  readonly table: TableName
  /** Ids of the members concerned, in the order in which the effect's line names them. */
  members(this: void, record: R): readonly number[]
  /** Details of the effect's line besides its members, if it has any. */
  details?(this: void, record: R): EffectDetails
}

export type DescribedEffect = Described<EffectRule>

/** Instant until which effects have run, a field of the settings. */
export const runUntil: RunUntil<World> = {
  read: (world) => world.settings.find(1)?.settledAt ?? 0,
  write: (world, at) => void world.settings.update(1, { settledAt: at }),
}

/** Fields that hold past instants only. */
const pastInstants = ['createdAt', 'updatedAt', 'visitedAt', 'statusAt', 'rotatedAt']

/** Returns the latest past instant in the world: of applied effects and of all records. */
export function lastInstantOf(world: World): number {
  let last = runUntil.read(world)
  for (const table of tablesOf(world)) {
    for (const record of table.all()) {
      const fields: Readonly<Record<string, unknown>> = { ...record }
      for (const name of pastInstants) {
        const at = fields[name]
        if (typeof at === 'number' && at > last) last = at
      }
    }
  }
  return last
}

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

/** Schedules the town activity, if on, for an instant at the latest, because a townsperson may have to reply. */
export function callTown(world: World, at: number): void {
  const present = world.settings.find(1)?.townActivity
  if (present && at < present.nextAt) world.settings.update(1, { townActivity: { ...present, nextAt: at } })
}
