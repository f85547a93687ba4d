import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'
import type { Sex } from '../../../src/contract/enums/sex.ts'
import type { Profile } from '../world/records/profile.ts'

/** Place of an answer in its four choices (L-1): the first two are wishes, then 相手に合わせる, then NG. */
export const adapts = 2
export const refuses = 3
/** No answer, or one that is not in the list. */
const none = -1

/** Place by text, for each of the 16 items, by sex. */
const placeOf: Readonly<Record<Sex, readonly ReadonlyMap<string, number>[]>> = {
  1: preferences.map(({ name }) => new Map(choicesOfPreference(name, 1).map((text, place) => [text, place]))),
  2: preferences.map(({ name }) => new Map(choicesOfPreference(name, 2).map((text, place) => [text, place]))),
}

/** Stored profiles are never changed in place, so what is read from one stays true as long as it lives. */
const known = new WeakMap<Profile, Int8Array>()

/** The places of a profile's 16 answers in the order of L-1, 0 to 3, or -1 without an answer. */
export function preferencePlaces(profile: Profile, sex: Sex): Int8Array {
  const found = known.get(profile)
  if (found) return found
  const places = Int8Array.from(preferences, ({ name }, item) => {
    const answer = profile.preferences[name]
    return answer === undefined ? none : (placeOf[sex][item]?.get(answer) ?? none)
  })
  known.set(profile, places)
  return places
}

/** Points that two members' answers give together: a shared wish +2, a wish and an adapting +1, a wish and a NG -2. */
export function preferencePoints(hers: Int8Array, his: Int8Array): number {
  let points = 0
  for (let item = 0; item < hers.length; item += 1)
    points += itemPoints(hers[item] ?? none, his[item] ?? none)
  return points
}

function itemPoints(a: number, b: number): number {
  if (a === none || b === none) return 0
  const wishes = (a < adapts ? 1 : 0) + (b < adapts ? 1 : 0)
  if (wishes === 2) return 2
  if (wishes === 0) return 0
  return Math.max(a, b) === refuses ? -2 : 1
}
