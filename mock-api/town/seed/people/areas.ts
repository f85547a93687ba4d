import type { SimpleFaker } from '@faker-js/faker'
import { areas, type Area } from '../../../../src/contract/enums/profile-choices.ts'
import { someOf } from '../stream.ts'

/** Home areas: mostly around Tokyo and Osaka; null draws from all 51 areas. */
const cities: readonly { readonly value: Area | null; readonly weight: number }[] = [
  { value: '東京都', weight: 30 },
  { value: '神奈川県', weight: 14 },
  { value: '埼玉県', weight: 9 },
  { value: '千葉県', weight: 8 },
  { value: '大阪府', weight: 12 },
  { value: '兵庫県', weight: 7 },
  { value: '京都府', weight: 5 },
  { value: '愛知県', weight: 5 },
  { value: '福岡県', weight: 4 },
  { value: '札幌', weight: 2 },
  { value: '宮城県', weight: 1 },
  { value: '広島県', weight: 1 },
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
const nearby = [
  { value: 0, weight: 4 },
  { value: 1, weight: 3 },
  { value: 2, weight: 2 },
  { value: 3, weight: 1 },
]

/** Draws one to four areas where a person can meet, the home area first. */
export function drawAreas(faker: SimpleFaker): Area[] {
  const home = faker.helpers.weightedArrayElement(cities) ?? faker.helpers.arrayElement(areas)
  const near = around.find((group) => group.includes(home))?.filter((area) => area !== home) ?? []
  return [home, ...someOf(faker, near, faker.helpers.weightedArrayElement(nearby))]
}

/** Returns the issuer of driving licences in an area. */
export function licenceIssuer(area: string | undefined): string {
  if (area === undefined) return '東京都公安委員会'
  return /[都府県]$/.test(area) ? `${area}公安委員会` : '北海道公安委員会'
}
