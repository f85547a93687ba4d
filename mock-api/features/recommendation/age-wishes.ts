import * as choices from '../../../src/contract/enums/profile-choices.ts'

/** Youngest and oldest age. */
interface AgeBracket {
  readonly from: number
  readonly to: number
}

/** Ages of each bracket that a woman may wish (ENUM-14, ENUM-77). */
const brackets: Readonly<Record<(typeof choices.femaleAgeRanges)[number], AgeBracket>> = {
  '18~19歳': { from: 18, to: 19 },
  '20〜24歳': { from: 20, to: 24 },
  '25〜30歳': { from: 25, to: 30 },
  '31〜34歳': { from: 31, to: 34 },
  '35歳〜39歳': { from: 35, to: 39 },
  '40歳以上': { from: 40, to: Number.POSITIVE_INFINITY },
  '50歳以上': { from: 50, to: Number.POSITIVE_INFINITY },
}

/** Oldest age that a man accepts (ENUM-13). */
const oldestAccepted: Readonly<Record<(typeof choices.maleAgeRanges)[number], number>> = {
  '20代': 29,
  '30代前半まで': 34,
  '30代後半まで': 39,
  '40代前半まで': 44,
  '40代後半まで': 49,
  '50代以上もいける': Number.POSITIVE_INFINITY,
}

/** Whether a man's age lies in one of her brackets; without brackets every age fits (API-27). */
export function fitsHerAges(age: number, wished: readonly string[]): boolean {
  if (wished.length === 0) return true
  return choices.femaleAgeRanges.some((range) => {
    const { from, to } = brackets[range]
    return wished.includes(range) && from <= age && age <= to
  })
}

/** Whether a woman is not older than he wishes; false without a wish or an age (API-27). */
export function fitsHisAges(age: number | null, wished: readonly string[]): boolean {
  if (age === null) return false
  return choices.maleAgeRanges.some((range) => wished.includes(range) && age <= oldestAccepted[range])
}
