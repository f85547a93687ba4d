import { defaultVariants, type VariantName, type Variants } from '../../src/contract/enums/variants.ts'
import type { World } from './world.ts'

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
