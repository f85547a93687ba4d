import type { SimpleFaker } from '@faker-js/faker'
import { finishTutorial } from '../../features/member/member.ts'
import type { Town } from '../town.ts'
import { drawAge } from './ages.ts'
import type { Fullness } from './bios.ts'
import { mobileNumber, socialId } from './contacts.ts'
import { climbTo } from './ladder.ts'
import { isLongStanding, type MemberStage } from './member-stage.ts'
import type { Person } from './person.ts'
import { assignPhotos } from './photos.ts'
import { fillProfile } from './profiles.ts'
import { drawRank, rankProfiles } from './rank-profiles.ts'

const usualTexts = [
  { value: 'none', weight: 1 },
  { value: 'short', weight: 4 },
  { value: 'medium', weight: 4 },
  { value: 'long', weight: 3 },
] as const satisfies readonly { value: Fullness; weight: number }[]

const quietTexts = [
  { value: 'none', weight: 1 },
  { value: 'short', weight: 7 },
  { value: 'medium', weight: 2 },
] as const satisfies readonly { value: Fullness; weight: number }[]

/** What a member tells about herself or himself. */
export function portray(
  town: Town,
  faker: SimpleFaker,
  person: Person,
  stage: MemberStage,
  name: string,
): void {
  if (person.sex === 2) portrayWoman(town, faker, person, name)
  else if (isLongStanding(stage)) portrayRegularMan(town, faker, person, name)
  else portrayNewMan(town, faker, person, stage, name)
}

/** Most women tell something, few everything. */
function portrayWoman(town: Town, faker: SimpleFaker, woman: Person, name: string): void {
  const { datatype, helpers, number } = faker
  const text = helpers.weightedArrayElement<Fullness>(woman.quiet ? quietTexts : usualTexts)
  const social = (share: number) => (datatype.boolean(share) ? socialId(faker, woman.id) : '')
  const account = { twitterId: social(0.8), instagram: social(0.25), tiktok: social(0.12) }
  fillProfile(town, faker, woman, { name, age: drawAge(faker), form: 'whole', text, account })
  assignPhotos(town, faker, woman, datatype.boolean(0.02) ? 0 : number.int({ min: 1, max: 3 }))
  town.does(woman, woman.createdAt, finishTutorial)
}

/** A regular man tells as much as his rank asks for (L-9). */
function portrayRegularMan(town: Town, faker: SimpleFaker, man: Person, name: string): void {
  man.rank = drawRank(faker, man.quiet)
  const { text, appealPoints, photos } = rankProfiles[man.rank]
  const instagram = faker.datatype.boolean(0.2) ? socialId(faker, man.id) : ''
  fillProfile(town, faker, man, {
    name,
    age: drawAge(faker),
    form: 'whole',
    text: man.quiet ? 'short' : text,
    appealPoints: faker.number.int(appealPoints),
    account: { phone: mobileNumber(town.faker), twitterId: socialId(faker, man.id), instagram },
  })
  assignPhotos(town, faker, man, faker.number.int(photos))
}

/** A newcomer has filled the first form only; who climbs has done a step of the ladder or two (D-32). */
function portrayNewMan(town: Town, faker: SimpleFaker, man: Person, stage: MemberStage, name: string): void {
  const rank = stage === 'climbing' ? faker.helpers.arrayElement(['G', 'F', 'E'] as const) : 'G'
  const form =
    rank === 'E' ? ({ form: 'whole', text: 'short' } as const) : ({ form: 'basics', text: 'none' } as const)
  const account = { phone: mobileNumber(town.faker) }
  fillProfile(town, faker, man, { name, age: drawAge(faker), ...form, account })
  assignPhotos(town, faker, man, faker.number.int({ min: 1, max: 2 }))
  climbTo(town, man, rank)
}
