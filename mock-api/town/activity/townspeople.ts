import { isShown, type Member } from '../../world/records/member.ts'
import { isTownAddress } from '../seed/people/town-address.ts'
import type { Turn } from './turn.ts'

/** Whether the town may act for a member: a townsperson whom nobody plays, shown to others. */
export function mayAct(turn: Turn, member: Member): boolean {
  return isTownAddress(member.email) && !turn.played.has(member.id) && isShown(member)
}

/** Number of ids tried before a turn passes without an act, so that it costs the same in any town. */
const tries = 12

/** Returns a random fitting townsperson; undefined when no tried id fits. */
export function drawTownsperson(turn: Turn, fits: (member: Member) => boolean): Member | undefined {
  const { members } = turn.world
  for (let tried = 0; tried < tries; tried += 1) {
    const member = members.find(1 + Math.floor(turn.draw() * (members.nextId - 1)))
    if (member && mayAct(turn, member) && fits(member)) return member
  }
  return undefined
}
