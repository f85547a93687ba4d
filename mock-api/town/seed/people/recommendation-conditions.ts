import type { SimpleFaker } from '@faker-js/faker'
import {
  anyAppealPoint,
  bodyTypeBoxes,
  likedSms,
  settingAppealPoints,
} from '../../../../src/contract/enums/recommend-setting.ts'
import { changeRecommendationSetting } from '../../../features/recommendation/recommendation-setting.ts'
import type { Town } from '../town.ts'
import type { Person } from './person.ts'

/** Share of body types that a man keeps. */
const wishedBodyTypes = 0.75

/** Plans that a man saves conditions: body types and one wish or none of each other kind (API-38). */
export function saveConditions(town: Town, { datatype, helpers }: SimpleFaker, man: Person): void {
  const change = {
    bodyTypes: bodyTypeBoxes.map(() => datatype.boolean(wishedBodyTypes)),
    ranks: {},
    likedSm: datatype.boolean() ? 0 : helpers.arrayElement(likedSms),
    appealPoint: datatype.boolean() ? anyAppealPoint : helpers.arrayElement(settingAppealPoints),
  }
  town.does(man, man.since, (world, me) => void changeRecommendationSetting(world, me, change))
}
