import { expect, test } from 'vitest'
import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { choicesOfPreference, preferences } from '../../../../../contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../../../contract/enums/profile-choices.ts'
import { agreements, answersPreferences, preferenceAgreement, preferenceScore, scaleAgreement } from './preferences.ts'

test('two wishes agree, a wish and a follower agree, and two refusals agree', () => {
  expect(preferenceAgreement(0, 1)).toBe('agrees')
  expect(preferenceAgreement(0, 2)).toBe('agrees')
  expect(preferenceAgreement(3, 3)).toBe('agrees')
})

test('a wish against a refusal conflicts, and without a wish the result is open', () => {
  expect(preferenceAgreement(1, 3)).toBe('conflicts')
  expect(preferenceAgreement(3, 0)).toBe('conflicts')
  expect(preferenceAgreement(2, 2)).toBe('open')
  expect(preferenceAgreement(2, 3)).toBe('open')
  for (const [one, other] of [
    [-1, 0],
    [0, -1],
    [-1, 3],
    [3, -1],
    [-1, -1],
  ] as const)
    expect(preferenceAgreement(one, other), `${one} and ${other}`).toBe('open')
})

test('L-2 complementary scales agree when their positions are neighbours', () => {
  expect([0, 1, 2, 3].map((place) => scaleAgreement(0, place))).toEqual(['agrees', 'agrees', 'open', 'conflicts'])
  expect([0, 1, 2, 3].map((place) => scaleAgreement(place, place))).toEqual(Array(4).fill('agrees'))
  expect(scaleAgreement(-1, 0)).toBe('open')
  expect(scaleAgreement(0, -1)).toBe('open')
})

test('a member without preferences has nothing to compare', () => {
  const none = Object.fromEntries(preferences.map(({ name }) => [name, ''])) as unknown as WomanProfile
  expect(answersPreferences(none)).toBe(false)
  expect(answersPreferences({ ...none, your_blow_job: 'NG' })).toBe(true)
})

/** Profiles with every answer at one position of its list. Texts differ by sex. */
const answers = (sex: 1 | 2, place: number, sadism: number, masochism: number): unknown => ({
  ...Object.fromEntries(preferences.map(({ name }) => [name, choicesOfPreference(name, sex)[place]])),
  your_sadism: sadismLevels[sex][sadism],
  your_masochism: masochismLevels[sex][masochism],
})
const man = (place: number, sadism: number, masochism: number) => answers(1, place, sadism, masochism) as ManProfile
const woman = (place: number, sadism: number, masochism: number) => answers(2, place, sadism, masochism) as WomanProfile

test('D-82 compares every preference in the texts of each sex', () => {
  const names = preferences.map(({ name }) => name)
  const all = (one: number, other: number) => {
    const found = agreements({ man: man(one, 0, 0), woman: woman(other, 0, 0), shownSex: 1 })
    return new Set(names.map((name) => found.get(name)))
  }
  expect(all(0, 2)).toEqual(new Set(['agrees']))
  expect(all(0, 3)).toEqual(new Set(['conflicts']))
  expect(all(2, 3)).toEqual(new Set(['open']))
  expect([...agreements({ man: man(0, 0, 0), woman: woman(0, 0, 0), shownSex: 1 }).keys()]).toEqual([
    ...names,
    'your_sadism',
    'your_masochism',
  ])
})

test('L-2 matches leading with being led, in both directions and on both profiles', () => {
  const scales = (shown: 1 | 2) => {
    // He leads and she is led. She does not lead, although he would be led.
    const found = agreements({ man: man(0, 0, 0), woman: woman(0, 3, 0), shownSex: shown })
    return [found.get('your_sadism'), found.get('your_masochism')]
  }
  expect(scales(1)).toEqual(['agrees', 'conflicts'])
  expect(scales(2)).toEqual(['conflicts', 'agrees'])
})

/** Every preference with the answer at one position; the scales are unanswered. */
const tastes = (sex: 1 | 2, place: number) => ({
  ...Object.fromEntries(preferences.map(({ name }) => [name, choicesOfPreference(name, sex)[place] ?? ''])),
  your_sadism: '',
  your_masochism: '',
})

test('D-106 counts agreeing and conflicting preferences, and has no score without answers', () => {
  const count = (man: number, woman: number) =>
    preferenceScore({
      man: tastes(1, man) as unknown as ManProfile,
      woman: tastes(2, woman) as unknown as WomanProfile,
      shownSex: 1,
    })
  const all = preferences.length + 2
  expect(count(0, 1)).toEqual({ agreeing: preferences.length, conflicting: 0, all })
  expect(count(0, 3)).toEqual({ agreeing: 0, conflicting: preferences.length, all })
  expect(count(2, 3)).toEqual({ agreeing: 0, conflicting: 0, all })
  expect(count(-1, 0)).toBeNull()
  expect(count(0, -1)).toBeNull()
})
