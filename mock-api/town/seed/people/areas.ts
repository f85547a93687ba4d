import type { SimpleFaker } from '@faker-js/faker'
import { type Area, areas as allAreas } from '../../../../src/contract/enums/areas.ts'
import { type Choice, choicesOf, someOf, weighted } from '../choices.ts'

/** Home areas: mostly around Tokyo and Osaka; null draws from all 51 areas. */
const cities: readonly Choice<Area | null>[] = [
  ...weighted({ 東京都: 30, 神奈川県: 14, 埼玉県: 9, 千葉県: 8, 大阪府: 12, 兵庫県: 7, 京都府: 5, 愛知県: 5 }),
  ...weighted({ 福岡県: 4, 札幌: 2, 宮城県: 1, 広島県: 1 }),
  { value: null, weight: 6 },
]

/** Groups of areas within easy reach. */
const around: readonly (readonly Area[])[] = [
  ['東京都', '神奈川県', '埼玉県', '千葉県', '茨城県', '栃木県', '群馬県', '山梨県'],
  ['大阪府', '兵庫県', '京都府', '奈良県', '滋賀県', '和歌山県', '三重県'],
  ['愛知県', '岐阜県', '三重県', '静岡県'],
  ['福岡県', '佐賀県', '熊本県', '大分県', '長崎県'],
  ['札幌', '道央', '道南', '道北', '道東'],
]

/** Number of nearby areas besides the home area. */
const nearby = choicesOf([0, 1, 2, 3], [4, 3, 2, 1])

/** Draws one to four areas where a person can meet, the home area first. */
export function drawAreas(faker: SimpleFaker): Area[] {
  const home = faker.helpers.weightedArrayElement(cities) ?? faker.helpers.arrayElement(allAreas)
  const near = around.find((group) => group.includes(home))?.filter((area) => area !== home) ?? []
  return [home, ...someOf(faker, near, faker.helpers.weightedArrayElement(nearby))]
}
