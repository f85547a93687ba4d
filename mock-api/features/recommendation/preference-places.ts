import type { Sex } from '../../../src/contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'
import type { Profile } from '../../world/records/profile.ts'

/** No answer, or one that is not in the list; the four choices of L-1 have the places 1 to 4. */
const none = 0
const places = 5

/**
 * Points of one item by her place (row) and his (column): the first two places are wishes, then comes 相手に合わせる, then
 * NG. A shared wish is worth 2, a wish and an adapting 1, a wish and a NG -2 (API-27).
 */
// prettier-ignore
const points = Int8Array.of(
  0, 0, 0, 0, 0,
  0, 2, 2, 1, -2,
  0, 2, 2, 1, -2,
  0, 1, 1, 0, 0,
  0, -2, -2, 0, 0,
)

/** Place by text, for each of the 16 items, by sex. */
const placeOf: Readonly<Record<Sex, readonly ReadonlyMap<string, number>[]>> = {
  1: preferences.map(({ name }) => placesByText(choicesOfPreference(name, 1))),
  2: preferences.map(({ name }) => placesByText(choicesOfPreference(name, 2))),
}

function placesByText(choices: readonly string[]): ReadonlyMap<string, number> {
  return new Map(choices.map((text, index) => [text, index + 1]))
}

/** Stored profiles are never changed in place, so what is read from one stays true as long as it lives. */
const known = new WeakMap<Profile, Uint8Array>()

/** The places of a profile's 16 answers in the order of L-1. */
export function preferencePlaces(profile: Profile, sex: Sex): Uint8Array {
  const found = known.get(profile)
  if (found) return found
  const answers = Uint8Array.from(preferences, ({ name }, item) => {
    const answer = profile.preferences[name]
    return answer === undefined ? none : (placeOf[sex][item]?.get(answer) ?? none)
  })
  known.set(profile, answers)
  return answers
}

/** Points that two members' answers to the 16 items give together. */
export function preferencePoints(hers: Uint8Array, his: Uint8Array): number {
  let sum = 0
  for (let item = 0; item < hers.length; item += 1) {
    sum += points[(hers[item] ?? none) * places + (his[item] ?? none)] ?? 0
  }
  return sum
}

/** The most points that anybody's answers could give together with these. */
export function mostPreferencePoints(hers: Uint8Array): number {
  let sum = 0
  for (const place of hers) sum += Math.max(...points.subarray(place * places, (place + 1) * places))
  return sum
}
