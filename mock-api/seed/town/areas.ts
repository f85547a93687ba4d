import { areas, type Area } from '../../../src/contract/enums/member/areas.ts'
import type { Draws } from '../draws.ts'

/** Where people live: most of them around Tokyo and Osaka, but somebody in every one of the 51 areas. */
const cities: readonly (readonly [Area, number])[] = [
  ['東京都', 30],
  ['神奈川県', 14],
  ['埼玉県', 9],
  ['千葉県', 8],
  ['大阪府', 12],
  ['兵庫県', 7],
  ['京都府', 5],
  ['愛知県', 5],
  ['福岡県', 4],
  ['札幌', 2],
  ['宮城県', 1],
  ['広島県', 1],
]
const elsewhere = 6

/** Areas that are easily reached from one another. */
const around: readonly (readonly Area[])[] = [
  ['東京都', '神奈川県', '埼玉県', '千葉県', '茨城県', '栃木県', '群馬県', '山梨県'],
  ['大阪府', '兵庫県', '京都府', '奈良県', '滋賀県', '和歌山県', '三重県'],
  ['愛知県', '岐阜県', '三重県', '静岡県'],
  ['福岡県', '佐賀県', '熊本県', '大分県', '長崎県'],
  ['札幌', '道央', '道南', '道北', '道東'],
]

const weights = [...cities, [undefined, elsewhere] as const]

/** One to four areas where a person can meet, the own one first. */
export function drawAreas(draws: Draws): Area[] {
  const home = draws.weighted<Area | undefined>(weights) ?? draws.pick(areas)
  const near = around.find((group) => group.includes(home))?.filter((area) => area !== home) ?? []
  return [home, ...draws.sample(near, draws.place([4, 3, 2, 1]))]
}

/** Who issues a driving licence there. */
export function licenceIssuer(area: string | undefined): string {
  if (area === undefined) return '東京都公安委員会'
  return /[都府県]$/.test(area) ? `${area}公安委員会` : '北海道公安委員会'
}
