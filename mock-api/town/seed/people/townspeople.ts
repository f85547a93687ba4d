import type { SimpleFaker } from '@faker-js/faker'
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import type { Town } from '../town.ts'
import { NameRound } from './names.ts'
import { drawStage, isLongStanding, type MemberStage, onboard } from './onboarding.ts'
import { InterestRound, townAddress } from './person.ts'
import { portray } from './portraits.ts'

/** The first people are regulars, so that even a small town has matches for everybody. */
const surelyRegular = 48
/** Further members are quiet: a large town costs memory and start-up time, not more stories (P8, P9). */
const lively = 600

/** Adds the townspeople: 9 women to 11 men, in all stages, with suitable profiles, documents and plans. */
export function* joinTownspeople(town: Town, count: number): Steps<void> {
  const faker = town.stream('townspeople')
  const names = new NameRound(faker)
  const interests = new InterestRound(town.stream('interests'))
  for (let index = 0; index < count; index += 1) {
    yield
    const sex = (index * 9) % 20 < 9 ? 2 : 1
    const stage = index < surelyRegular ? 'regular' : drawStage(faker, sex)
    const createdAt = town.now - accountAge(faker, stage)
    const person = town.join(townAddress(index + 1), sex, createdAt, index >= lively)
    if (stage === 'no-profile') continue
    person.interests = interests.take()
    portray(town, faker, person, stage, names.take(sex))
    onboard(town, faker, person, stage)
  }
}

/** Draws the age of an account in this stage. */
function accountAge({ number }: SimpleFaker, stage: MemberStage): number {
  if (isLongStanding(stage)) return number.int({ min: 66 * dayMs, max: 240 * dayMs })
  if (stage === 'climbing') return number.int({ min: 2 * dayMs, max: 12 * dayMs })
  return number.int({ min: 16 * hourMs, max: 20 * dayMs })
}
