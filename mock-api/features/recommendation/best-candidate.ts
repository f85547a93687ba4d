import { Sex } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { partnerIdOf } from '../pairing/pairing.ts'
import { pointsOfRank, scorerFor } from './score.ts'

/** Loads the records for `bestCandidate`, one man per step: 100,000 members take seconds the first time. */
export function* readCandidates(world: World): Generator<void, undefined> {
  for (const id of world.members.idsBy('shown', Sex.man)) {
    world.members.find(id)
    world.profiles.find(id)
    world.recommendSettings.find(id)
    yield
  }
}

/** Returns the recommendable man with the highest score, ties by lowest id, or undefined. Reads all men. */
export function bestCandidate(world: World, woman: Member): Member | undefined {
  const scorer = scorerFor(woman, world.profiles.get(woman.id))
  const met = new Set(world.pairings.by('member', woman.id).map((pairing) => partnerIdOf(pairing, woman.id)))
  let best: Member | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const id of world.members.idsBy('shown', Sex.man)) {
    if (met.has(id)) continue
    const man = world.members.get(id)
    const rankPoints = pointsOfRank(man.rank)
    if (rankPoints === undefined || man.hiddenMode) continue
    const profile = world.profiles.get(id)
    const factPoints = scorer.factPoints(rankPoints, profile, world.recommendSettings.find(id))
    if (factPoints + scorer.mostTastePoints <= bestScore) continue
    const score = factPoints + scorer.tastePoints(profile)
    if (score <= bestScore) continue
    best = man
    bestScore = score
  }
  return best
}
