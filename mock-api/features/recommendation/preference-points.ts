import { Sex } from '../../../src/contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'
import type { Profile } from '../../world/records/profile.ts'

/** Position of a missing or unknown answer; the four choices of L-1 have positions 1 to 4. */
const unanswered = 0
const positionCount = 5

/**
 * Points of an item by her position (row) and his (column): no answer, two wishes, 相手に合わせる, NG. A shared wish gives 2,
 * a wish and an adapting 1, a wish and a NG -2 (API-27).
 */
const points = Int8Array.from(
  [
    [0, 0, 0, 0, 0],
    [0, 2, 2, 1, -2],
    [0, 2, 2, 1, -2],
    [0, 1, 1, 0, 0],
    [0, -2, -2, 0, 0],
  ].flat(),
)

const positionsByText = (sex: Sex): readonly ReadonlyMap<string, number>[] =>
  preferences.map(({ name }) => new Map(choicesOfPreference(name, sex).map((text, index) => [text, index + 1])))

/** Position by text, for each of the 16 items, by sex. */
const positionTables = { [Sex.man]: positionsByText(Sex.man), [Sex.woman]: positionsByText(Sex.woman) } as const

/** Safe as a cache, because stored profiles never change in place. */
const cachedPositions = new WeakMap<Profile, Uint8Array>()

/** Returns the positions of a profile's 16 answers in the order of L-1. */
export function preferencePositions(profile: Profile, sex: Sex): Uint8Array {
  const cached = cachedPositions.get(profile)
  if (cached) return cached
  const answers = Uint8Array.from(preferences, ({ name }, item) => {
    const answer = profile.preferences[name]
    return answer === undefined ? unanswered : (positionTables[sex][item]?.get(answer) ?? unanswered)
  })
  cachedPositions.set(profile, answers)
  return answers
}

/** Sum of the points of all items. */
export function preferencePoints(hers: Uint8Array, his: Uint8Array): number {
  let sum = 0
  for (let item = 0; item < hers.length; item += 1) {
    sum += points[(hers[item] ?? unanswered) * positionCount + (his[item] ?? unanswered)] ?? 0
  }
  return sum
}

/** Maximum points that anybody's answers can give with these. */
export function mostPreferencePoints(hers: Uint8Array): number {
  let sum = 0
  for (const position of hers)
    sum += Math.max(...points.subarray(position * positionCount, (position + 1) * positionCount))
  return sum
}
