import { femaleAgeRanges, maleAgeRanges } from '../../../src/contract/enums/profile-choices.ts'

/** Youngest and oldest age of each bracket that a woman may wish (ENUM-14, ENUM-77). */
const brackets: Readonly<Record<(typeof femaleAgeRanges)[number], readonly [from: number, to: number]>> = {
  '18~19歳': [18, 19],
  '20〜24歳': [20, 24],
  '25〜30歳': [25, 30],
  '31〜34歳': [31, 34],
  '35歳〜39歳': [35, 39],
  '40歳以上': [40, Number.POSITIVE_INFINITY],
  '50歳以上': [50, Number.POSITIVE_INFINITY],
}

/** Oldest age that a man wishes (ENUM-13). */
const highest: Readonly<Record<(typeof maleAgeRanges)[number], number>> = {
  '20代': 29,
  '30代前半まで': 34,
  '30代後半まで': 39,
  '40代前半まで': 44,
  '40代後半まで': 49,
  '50代以上もいける': Number.POSITIVE_INFINITY,
}

/** Whether a man's age lies in one of her brackets; without brackets any fits (API-27). */
export function fitsHerAges(age: number, wished: readonly string[]): boolean {
  if (wished.length === 0) return true
  return femaleAgeRanges.some(
    (range) => wished.includes(range) && brackets[range][0] <= age && age <= brackets[range][1],
  )
}

/** Whether a woman is not older than he wishes; without a wish or an age she is no match (API-27). */
export function fitsHisAges(age: number | null, wished: readonly string[]): boolean {
  if (age === null) return false
  return maleAgeRanges.some((range) => wished.includes(range) && age <= highest[range])
}
