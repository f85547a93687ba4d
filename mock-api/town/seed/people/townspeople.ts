import { Sex } from '../../../../src/contract/enums/member.ts'
import type { Steps } from '../../../engine/steps.ts'
import type { Town } from '../town.ts'
import { InterestRound } from './interests.ts'
import { drawAccountAge, drawStage } from './member-stages.ts'
import { NameRound } from './names.ts'
import { onboard } from './onboarding.ts'
import { portray } from './portraits.ts'
import { townAddress } from './town-address.ts'

/** The first people are regulars, so that even a small town has matches for everybody. */
const surelyRegular = 48
/** Further members are quiet: a large town costs memory and start-up time, not more stories (P8, P9). */
const lively = 600

/** Women among so many people. */
const women = { count: 9, among: 20 } as const

/** Spreads the women evenly, so that the first people of a town have its share too. */
function sexOf(index: number): Sex {
  return (index * women.count) % women.among < women.count ? Sex.woman : Sex.man
}

/** Adds the townspeople in all stages, with suitable profiles, documents and plans. */
export function* joinTownspeople(town: Town, count: number): Steps<void> {
  const faker = town.stream('townspeople')
  const names = new NameRound(faker)
  const interests = new InterestRound(town.stream('interests'))
  for (let index = 0; index < count; index += 1) {
    yield
    const sex = sexOf(index)
    const stage = index < surelyRegular ? 'regular' : drawStage(faker, sex)
    const createdAt = town.now - drawAccountAge(faker, stage)
    const person = town.join(townAddress(index + 1), sex, createdAt, { quiet: index >= lively })
    if (stage === 'no-profile') continue
    person.name = names.take(sex)
    person.interests = interests.take()
    portray(town, faker, person, stage)
    onboard(town, faker, person, stage)
  }
}
