import type { SimpleFaker } from '@faker-js/faker'
import type { Area } from '../../../../src/contract/enums/areas.ts'
import { Sex } from '../../../../src/contract/enums/member.ts'
import { photoSlots } from '../../../../src/contract/rules/photo.ts'
import { finishTutorial } from '../../../features/member/tutorial.ts'
import { scenePhotoName } from '../../../features/photo/scene-photo.ts'
import { weighted } from '../choices.ts'
import type { Town } from '../town.ts'
import { drawAge } from './ages.ts'
import { mobileNumber, socialId } from './contacts.ts'
import type { Interest } from './interests.ts'
import { climbTo } from './ladder.ts'
import { isLongStanding, type MemberStage } from './member-stages.ts'
import type { Person } from './person.ts'
import { fillProfile } from './profiles.ts'
import { rankProfiles, drawRank } from './rank-profiles.ts'
import type { Fullness } from './texts.ts'

/** Motifs of the places where people live. */
const places: Partial<Record<Area, readonly Interest[]>> = {
  東京都: ['city', 'tram', 'rain'],
  神奈川県: ['harbour', 'sea', 'ferris'],
  千葉県: ['sea', 'ferris'],
  大阪府: ['city', 'lanterns', 'aquarium'],
  兵庫県: ['harbour', 'bridge', 'onsen'],
  京都府: ['shrine', 'bridge', 'lanterns'],
  滋賀県: ['lake'],
  愛知県: ['bridge', 'cafe'],
  福岡県: ['lanterns', 'sea'],
  広島県: ['tram', 'shrine'],
  札幌: ['mountains', 'night', 'lake'],
}

/** Share of people with a last picture of their home area. */
const picturesHome = 0.6

/**
 * Fills the first slots with drawn pictures of different motifs (D-37, D-86): the first two interests, then the home
 * area or the third interest.
 */
export function assignPhotos(
  { world, outside }: Town,
  { datatype, helpers }: SimpleFaker,
  { id, areas, interests }: Person,
  count: number,
): void {
  const [first, second, third] = interests
  const here = places[areas[0] as Area]?.filter((place) => place !== first && place !== second) ?? []
  const last = here.length > 0 && datatype.boolean(picturesHome) ? helpers.arrayElement(here) : third
  const motifs = [first, second, last]
  const photos = photoSlots.map((slot, index) =>
    index < count ? scenePhotoName(outside.ids, id, slot, motifs[index] ?? third) : null,
  )
  world.members.update(id, { photos })
}

/** Fullness of a woman's texts. */
const usualTexts = weighted({ none: 1, short: 4, medium: 4, long: 3 })

const quietTexts = weighted({ none: 1, short: 7, medium: 2 })

/** Writes the profile and photos of a person who has a name. */
export function portray(town: Town, faker: SimpleFaker, person: Person, stage: MemberStage): void {
  if (person.sex === Sex.woman) portrayWoman(town, faker, person)
  else if (isLongStanding(stage)) portrayRegularMan(town, faker, person)
  else portrayNewMan(town, faker, person, stage)
}

/** Shares of women with each social account. */
const womenOnSocial = { twitterId: 0.8, instagram: 0.25, tiktok: 0.12 } as const

/** Share of women without a photo. */
const womenWithoutPhoto = 0.02

/** Most women write something, few everything. */
function portrayWoman(town: Town, faker: SimpleFaker, woman: Person): void {
  const { datatype, helpers, number } = faker
  const text = helpers.weightedArrayElement<Fullness>(woman.quiet ? quietTexts : usualTexts)
  const social = (share: number) => (datatype.boolean(share) ? socialId(faker, woman.id) : '')
  const { twitterId, instagram, tiktok } = womenOnSocial
  const account = { twitterId: social(twitterId), instagram: social(instagram), tiktok: social(tiktok) }
  fillProfile(town, faker, woman, { name: woman.name, age: drawAge(faker), form: 'whole', text, account })
  assignPhotos(town, faker, woman, datatype.boolean(womenWithoutPhoto) ? 0 : number.int({ min: 1, max: 3 }))
  town.does(woman, woman.createdAt, finishTutorial)
}

/** Share of regular men with a second social account; all have the first (L-8, c9). */
const menOnInstagram = 0.2

/** A regular man writes as much as his rank requires (L-9). */
function portrayRegularMan(town: Town, faker: SimpleFaker, man: Person): void {
  man.rank = drawRank(faker, man)
  const { text, appealPoints, photos } = rankProfiles[man.rank]
  const instagram = faker.datatype.boolean(menOnInstagram) ? socialId(faker, man.id) : ''
  fillProfile(town, faker, man, {
    name: man.name,
    age: drawAge(faker),
    form: 'whole',
    text: man.quiet ? 'short' : text,
    appealPoints: faker.number.int(appealPoints),
    account: { phone: mobileNumber(town.faker), twitterId: socialId(faker, man.id), instagram },
  })
  assignPhotos(town, faker, man, faker.number.int(photos))
}

/** A new man has filled only the first form; on the ladder he has taken a step or two (D-32). */
function portrayNewMan(town: Town, faker: SimpleFaker, man: Person, stage: MemberStage): void {
  const rank = stage === 'climbing' ? faker.helpers.arrayElement(['G', 'F', 'E'] as const) : 'G'
  const form = rank === 'E' ? ({ form: 'whole', text: 'short' } as const) : ({ form: 'basics', text: 'none' } as const)
  const account = { phone: mobileNumber(town.faker) }
  fillProfile(town, faker, man, { name: man.name, age: drawAge(faker), ...form, account })
  assignPhotos(town, faker, man, faker.number.int({ min: 1, max: 2 }))
  climbTo(town, man, rank)
}
