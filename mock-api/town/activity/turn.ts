import type { TownAct } from '../../../src/contract/control/town-activity.ts'
import type { Context } from '../../world/context.ts'
import { mulberry32 } from '../../world/mulberry32.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** The present turn of the town, in which one townsperson does one act. */
export interface TownTurn {
  readonly world: World
  /** All played members; they never act by themselves. */
  readonly played: ReadonlySet<number>
  /** The played members that the town turns to. */
  readonly turnedTo: readonly Member[]
  readonly ctx: Context
  /** Returns the next random number in [0, 1) of this turn. */
  readonly draw: () => number
}

/** A turn toward one played member. */
export interface Turn extends TownTurn {
  readonly me: Member
}

/** An act: who did it, and to whom, if anybody. */
export interface Deed {
  readonly act: TownAct
  readonly members: readonly [by: number, to?: number]
}

/** Runs an act; a refusal means that it does not happen. */
export function attempt(act: () => Deed | undefined): Deed | undefined {
  try {
    return act()
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

/**
 * Returns random numbers in [0, 1) for one instant. Only the seed of the generator is hashed: a hash for each number
 * would take half the time of a turn.
 */
export function drawsOf({ ids, now }: Context): () => number {
  return mulberry32(Math.floor(ids.draw('town turn', now) * 2 ** 32))
}

export function pickOf<T>({ draw }: TownTurn, items: readonly T[]): T | undefined {
  return items[Math.floor(draw() * items.length)]
}
