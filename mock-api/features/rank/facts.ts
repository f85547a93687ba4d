import { countWithoutSpace } from '../../../src/contract/rules/texts.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { isMatched } from '../pairing/choices.ts'
import { photoCount } from '../photo/photo-slot.ts'
import { completeness } from '../profile/completeness.ts'
import { satisfactionOf } from '../review/satisfaction.ts'

/** How long a dissolved match counts against a man (L-9). */
const dissolvedMs = 30 * dayMs

/** What the rank criteria ask about a man (L-9). */
export interface RankFacts {
  readonly paid: boolean
  readonly photos: number
  readonly characters: number
  readonly appealPoints: number
  /** Profile completeness in percent. */
  readonly complete: number
  /** Pairings at 1, 2, 4 or 7. */
  readonly matches: number
  /** Reviews about him. */
  readonly reviews: number
  /** Their mean satisfaction in percent; undefined without a review. */
  readonly satisfaction: number | undefined
  /** Whether a match of his was dissolved in the last 30 days, by whomever. */
  readonly dissolvedLately: boolean
}

/** Looks up the facts at an instant. Reads only this man's own records. */
export function rankFacts(world: World, man: Member, now: number): RankFacts {
  const profile = world.profiles.get(man.id)
  const pairings = world.pairings.by('member', man.id)
  const points = world.reviews.by('man', man.id).map(satisfactionOf)
  return {
    paid: man.paid,
    photos: photoCount(man),
    characters: countWithoutSpace(profile.propensity),
    appealPoints: profile.appealPoints.length,
    complete: completeness(man, profile).points,
    matches: pairings.filter(isMatched).length,
    reviews: points.length,
    satisfaction:
      points.length === 0 ? undefined : points.reduce((sum, point) => sum + point, 0) / points.length,
    dissolvedLately: pairings.some(
      ({ blockedBy, statusAt }) => blockedBy !== null && statusAt > now - dissolvedMs,
    ),
  }
}
