import type { Member } from '../../world/records/member.ts'
import type { Draws } from '../draws.ts'

/** How far a member got, or how it ended. */
export type Standing =
  | 'regular'
  /** A man on the ladder, verified and paid (D-32). */
  | 'climbing'
  | 'unpaid'
  /** A man whose plan has ended. */
  | 'lapsed'
  | 'no-profile'
  | 'no-document'
  | 'under-review'
  | 'sent-back'
  | 'inactive'

/** About 15 in 100 cannot be met; men also stand on the ladder. */
const standings: Readonly<Record<Member['sex'], readonly (readonly [Standing, number])[]>> = {
  1: [
    ['regular', 75],
    ['climbing', 6],
    ['unpaid', 3],
    ['lapsed', 3],
    ['no-profile', 2],
    ['no-document', 3],
    ['under-review', 3],
    ['sent-back', 2],
    ['inactive', 3],
  ],
  2: [
    ['regular', 84],
    ['no-profile', 3],
    ['no-document', 4],
    ['under-review', 4],
    ['sent-back', 2],
    ['inactive', 3],
  ],
}

/** Those who have been here for a while: they have a rank, a plan and a history. */
const longStanding = new Set<Standing>(['regular', 'lapsed', 'inactive'])

export function isLongStanding(standing: Standing): boolean {
  return longStanding.has(standing)
}

export function drawStanding(draws: Draws, sex: Member['sex']): Standing {
  return draws.weighted(standings[sex])
}

/** Status of a verified woman (D-34), by weights of the statuses 0 to 6. */
export function drawWomanStatus(draws: Draws): Member['femaleStatus'] {
  return draws.place([0, 0, 4, 8, 76, 8, 4]) as Member['femaleStatus']
}
