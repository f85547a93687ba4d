import { countWithoutSpace } from '../../../src/contract/rules/characters.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { isMatched } from '../pairing/pairing.ts'
import { photoCount } from '../photo/photo.ts'
import { completeness } from '../profile/completeness.ts'
import { satisfactionOf } from '../review/satisfaction.ts'

/** Days during which a dissolved match counts against a man (L-9). */
export const dissolvedLatelyDays = 30

/** Returns the facts about a man for the rank criteria (L-9), from his own records. */
export function rankFacts(world: World, man: Member, now: number) {
  const profile = world.profiles.get(man.id)
  const pairings = world.pairings.by('member', man.id)
  const lately = now - dissolvedLatelyDays * dayMs
  const points = world.reviews.by('man', man.id).map(satisfactionOf)
  return {
    paid: man.paid,
    photos: photoCount(man),
    characters: countWithoutSpace(profile.propensity),
    appealPoints: profile.appealPoints.length,
    complete: completeness(man, profile).points,
    /** Pairings at 1, 2, 4 or 7. */
    matches: pairings.filter(isMatched).length,
    reviews: points.length,
    /** Mean in percent. */
    satisfaction: points.length === 0 ? undefined : points.reduce((sum, point) => sum + point, 0) / points.length,
    dissolvedLately: pairings.some(({ blockedBy, statusAt }) => blockedBy !== null && statusAt > lately),
  }
}
