import type { EffectKind, EffectDetails } from '../../src/contract/control/effects.ts'
import { defaultVariants, type VariantName, type Variants } from '../../src/contract/enums/variants.ts'
import type { DescribedEffect as Described, SettledInstant, TimeRule } from '../engine/clock/effect.ts'
import type { Row } from '../engine/table/table-index.ts'
import { tablesOf } from '../engine/table/table.ts'
import type { World, TableName } from './world.ts'

/** Identities and draws that come from outside; the same parts give the same result in the same world (D-05). */
export interface Ids {
  /** A random-looking UUID. */
  uuid(...parts: readonly (string | number)[]): string
  /** A random-looking URL-safe secret of 22 characters. */
  token(...parts: readonly (string | number)[]): string
  /** A number in [0, 1). */
  draw(...parts: readonly (string | number)[]): number
  /** One-way hash of a secret that `token` made. */
  hash(secret: string): string
}

/** Slow hashing of what people choose as passwords. */
export interface Passwords {
  hash(password: string, salt: string): string
  matches(password: string, hash: string): boolean
}

/** What a rule knows besides the world and its input. */
export interface Context {
  /** Virtual now, epoch milliseconds. */
  readonly now: number
  readonly ids: Ids
  readonly passwords: Passwords
}

/** Whether a variant has this value now; without a stored value its default holds (D-54). */
export function isVariant<Name extends VariantName>(world: World, name: Name, value: Variants[Name]): boolean {
  return (world.settings.find(1)?.variants[name] ?? defaultVariants[name]) === value
}

/** How records of one table bring about effects of one kind, and whom these concern. */
export interface EffectRule<R extends Row = Row, Kind extends EffectKind = EffectKind> extends TimeRule<
  World,
  Context,
  R,
  Kind
> {
  readonly table: TableName
  /** Ids of the members concerned, in the order in which the line of the effect names them. */
  members(this: void, record: R): readonly number[]
  /** What the line tells besides its members. */
  details(this: void, record: R): EffectDetails[Kind]
}

export type DescribedEffect = Described<EffectRule>

/** The settings say up to which instant every due effect has happened. */
export const settled: SettledInstant<World> = {
  read: (world) => world.settings.find(1)?.settledAt ?? 0,
  write: (world, settledAt) => void world.settings.update(1, { settledAt }),
}

/** Fields that are set to the present instant, never to a coming one. */
const pastInstants = ['createdAt', 'updatedAt', 'visitedAt', 'statusAt', 'rotatedAt']

/** Returns the latest instant that is known to have been: of the effects that happened and of all records. */
export function lastInstantOf(world: World): number {
  let last = settled.read(world)
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
