import type { TownAct } from '../../../src/contract/control/world.ts'
import { mulberry32 } from '../../engine/mulberry32.ts'
import { isVerified } from '../../features/member/member.ts'
import type { Context } from '../../world/context.ts'
import { isShown, type Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { timeFor } from '../seed/meetings/chats.ts'
import { isTownAddress } from '../seed/people/town-address.ts'

/** The world at one turn of the town. */
export interface Town {
  readonly world: World
  /** Everybody who is played: they never act. */
  readonly played: ReadonlySet<number>
  /** Those of them whom the town turns to. */
  readonly turnedTo: readonly Member[]
  readonly ctx: Context
  /** The next number in [0, 1) of this turn. */
  readonly draw: () => number
}

/** A turn towards one of them. */
export interface Turn extends Town {
  readonly me: Member
}

/** What somebody did: who, and to whom if anybody. */
export interface Deed {
  readonly act: TownAct
  readonly members: readonly [by: number, to?: number]
}

/** The same instant by day, else the next morning: nobody writes in the small hours. */
export const wakingTime = (at: number): number => timeFor('', at)

export const isAwake = (at: number): boolean => wakingTime(at) === at

/** Does something; as in life, what a rule refuses just does not happen. */
export function attempt(act: () => Deed | undefined): Deed | undefined {
  try {
    return act()
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

/**
 * Numbers in [0, 1) for what is decided at an instant, one after another. Hashing each would be half of the cost of a turn:
 * one hash seeds a small generator.
 */
export function drawsOf({ ids, now }: Context): () => number {
  return mulberry32(Math.floor(ids.draw('town turn', now) * 2 ** 32))
}

/** One of several things; undefined of none. */
export function pickOf<T>({ draw }: Town, things: readonly T[]): T | undefined {
  return things[Math.floor(draw() * things.length)]
}

/** Whether the town may act for a member: one of its people, whom nobody plays, with all the rights of a member. */
export function mayAct(turn: Turn, member: Member): boolean {
  return isTownAddress(member.email) && !turn.played.has(member.id) && isShown(member) && isVerified(member)
}

/** How many ids are tried before a turn goes by without anybody: it must not cost more in a larger town. */
const tries = 12

/** Somebody of the town who fits, drawn by id; undefined when none of the ids tried does. */
export function drawTownsperson(turn: Turn, fits: (member: Member) => boolean): Member | undefined {
  const { members } = turn.world
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const member = members.find(1 + Math.floor(turn.draw() * (members.nextId - 1)))
    if (member && mayAct(turn, member) && fits(member)) return member
  }
  return undefined
}
