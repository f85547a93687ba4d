import { Sex } from '../../../../src/contract/enums/member.ts'
import { StatusN } from '../../../../src/contract/enums/pairing.ts'
import { sendLike } from '../../../features/like/like.ts'
import { grantLoginBonus } from '../../../features/login-bonus/login-bonus.ts'
import { recommendAsOperator } from '../../../features/operator/operator.ts'
import { recommendThisMan } from '../../../features/recommendation/recommend.ts'
import type { Pairing } from '../../../world/records/pairing.ts'
import type { Person } from '../people/person.ts'
import type { Town } from '../town.ts'
import { Story } from './story.ts'

// The ways in which a pair's story begins.

/** Recommends him to her (API-27, API-28, IMP-16); without a ticket left it is an automatic recommendation. */
export function recommend(
  town: Town,
  woman: Person,
  man: Person,
  at: number,
  origin: Exclude<Pairing['origin'], 'like'>,
): Story {
  town.past.plan(at, (world, ctx) => {
    const [her, him] = [world.members.get(woman.id), world.members.get(man.id)]
    if (origin === 'operator') recommendAsOperator(world, her, him, StatusN.new, ctx)
    else if (!recommendThisMan(world, her, him, origin, ctx)) recommendThisMan(world, her, him, 'auto', ctx)
  })
  return new Story(town, woman, man, at)
}

/** The operator pairs them as a match (IMP-16). */
export function introduce(town: Town, woman: Person, man: Person, at: number): Story {
  town.past.plan(at, (world, ctx) => {
    recommendAsOperator(world, world.members.get(woman.id), world.members.get(man.id), StatusN.arranged, ctx)
  })
  const story = new Story(town, woman, man, at)
  story.countMatch(1)
  return story
}

/** One member likes the other after taking the login bonus (D-24, D-43). */
export function like(town: Town, from: Person, to: Person, at: number): Story {
  town.does(from, at, (world, me, ctx) => {
    grantLoginBonus(world, me, ctx)
    sendLike(world, world.members.get(me.id), world.members.get(to.id).uuid, ctx)
  })
  return from.sex === Sex.woman ? new Story(town, from, to, at) : new Story(town, to, from, at)
}
