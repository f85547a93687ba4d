import { sendLike } from '../../features/like/like.ts'
import { recommendAsOperator } from '../../features/operator/operator.ts'
import { grantLoginBonus } from '../../features/popup/popup.ts'
import { recommendThisMan } from '../../features/recommendation/recommend.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Person } from '../people/person.ts'
import type { Town } from '../town.ts'
import { Story } from './story.ts'

/** He is recommended to her (API-27, API-28, IMP-16); without a ticket left the system does so of its own accord. */
export function recommend(
  town: Town,
  woman: Person,
  man: Person,
  at: number,
  origin: Exclude<Pairing['origin'], 'like'>,
): Story {
  town.history.plan(at, (world, ctx) => {
    const [her, him] = [world.members.get(woman.id), world.members.get(man.id)]
    if (origin === 'operator') recommendAsOperator(world, her, him, 0, ctx)
    else if (!recommendThisMan(world, her, him, origin, ctx)) recommendThisMan(world, her, him, 'auto', ctx)
  })
  return new Story(town, woman, man, at)
}

/** The operator brings the two together as a match (IMP-16). */
export function introduce(town: Town, woman: Person, man: Person, at: number): Story {
  town.history.plan(at, (world, ctx) => {
    recommendAsOperator(world, world.members.get(woman.id), world.members.get(man.id), 4, ctx)
  })
  const story = new Story(town, woman, man, at)
  story.countMatch(1)
  return story
}

/** One of the two likes the other; who came to do so had the login bonus (D-24, D-43). */
export function like(town: Town, from: Person, to: Person, at: number): Story {
  town.does(from, at, (world, me, ctx) => {
    grantLoginBonus(world, me, ctx)
    sendLike(world, world.members.get(me.id), world.members.get(to.id).uuid, ctx)
  })
  return from.sex === 2 ? new Story(town, from, to, at) : new Story(town, to, from, at)
}
