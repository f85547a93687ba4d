import { expect, test } from 'vitest'
import { mount } from '../../../../../tests/support/mount-for-test.tsx'
import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { preferences } from '../../../../contract/enums/preferences.ts'
import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { basicNames, factsOf, meetingNames, preferenceFacts } from '../../shared/parts/facts.ts'
import { FactList } from './fact-list.tsx'

const texts = [
  ...['height', 'weight', 'body_type', 'takemovie', 'sexual_experience', 'your_sadism', 'your_masochism'],
  ...['your_pre_dm', 'your_pre_tel', 'your_pre_photo', 'your_pre_contact'],
  ...preferences.map(({ name }) => name),
]
/** Every text value is the name of its field. */
const person: unknown = {
  ...Object.fromEntries(texts.map((name) => [name, name])),
  age: 31,
  area: ['札幌', '東京都'],
  your_freetimes: ['平日の夜', '土日祝日の昼間'],
}
const man = person as ManProfile
const woman = person as WomanProfile

const shown = (fields: readonly { label: string; value: string }[]) => fields.map(({ label, value }) => [label, value])

test.each([
  ['PROF-13 age', '年齢', '31歳'],
  ['PROF-14 areas', 'エリア', '札幌・東京都'],
  ['PROF-15 height', '身長', 'height'],
  ['PROF-16 weight', '体重', 'weight'],
  ['PROF-17 figure', '体型', 'body_type'],
  ['PROF-18 filming', '動画撮影', 'takemovie'],
  ['PROF-19 messages', '会う前のメッセージ', 'your_pre_dm'],
  ['PROF-20 calls', '会う前の通話', 'your_pre_tel'],
  ['PROF-21 photos', '会う前の写真交換', 'your_pre_photo'],
  ['PROF-22 contacts', '会う前の連絡先交換', 'your_pre_contact'],
  ['PROF-23 free times', '都合のよい時間帯', '平日の夜・土日祝日の昼間'],
  ['PROF-27 number of partners', '経験人数', 'sexual_experience'],
])('%s of a man stands beside its label', (_title, label, value) => {
  expect(shown([...factsOf(man, basicNames[1]), ...factsOf(man, meetingNames)])).toContainEqual([label, value])
})

test('PROF-43 PROF-44 PROF-45 PROF-46 PROF-47 PROF-54 a woman has fewer fields, with all four contact items', () => {
  expect(shown([...factsOf(woman, basicNames[2]), ...factsOf(woman, meetingFields)])).toEqual([
    ['年齢', '31歳'],
    ['エリア', '札幌・東京都'],
    ['体型', 'body_type'],
    ['動画撮影', 'takemovie'],
    ['会う前のメッセージ', 'your_pre_dm'],
    ['会う前の通話', 'your_pre_tel'],
    ['会う前の写真交換', 'your_pre_photo'],
    ['会う前の連絡先交換', 'your_pre_contact'],
  ])
})

test('PROF-25 PROF-37 PROF-48 lists the sixteen preferences in the order and texts of L-1, then the two scales', () => {
  for (const [sex, profile] of [
    [1, man],
    [2, woman],
  ] as const)
    expect(shown(preferenceFacts(profile, sex))).toEqual([
      ...preferences.map(({ name, label }) => [label[sex], name]),
      ['Sの度合い', 'your_sadism'],
      ['Mの度合い', 'your_masochism'],
    ])
})

test('names each field by its wire name, for the comparison with own answers', () => {
  const fields = [...factsOf(man, basicNames[1]), ...factsOf(man, meetingNames), ...preferenceFacts(man, 1)]
  expect(fields.map(({ name }) => name)).toEqual([
    ...['age', 'area', 'height', 'weight', 'body_type', 'takemovie', 'sexual_experience'],
    ...['your_pre_dm', 'your_pre_tel', 'your_pre_photo', 'your_pre_contact', 'your_freetimes'],
    ...preferences.map(({ name }) => name),
    ...['your_sadism', 'your_masochism'],
  ])
  expect(factsOf(woman, basicNames[2]).map(({ name }) => name)).toEqual(['age', 'area', 'body_type', 'takemovie'])
})

test('PROF-13 PROF-43 a missing age stays empty', () => {
  expect(factsOf({ ...man, age: null }, basicNames[1])[0]?.value).toBe('')
  expect(factsOf({ ...woman, age: null }, basicNames[2])[0]?.value).toBe('')
})

test('SUB-32 L-1 only the outdoor item has a note, and only beside an answer', () => {
  const notes = () => [...document.querySelectorAll('dd')].filter((value) => value.querySelector('span'))
  const mounted = mount(<FactList facts={preferenceFacts(man, 1)} />)
  expect(notes().map(({ textContent }) => textContent)).toEqual([`your_wild${profileCopy.outdoorNote}`])
  mounted.render(<FactList facts={preferenceFacts({ ...man, your_wild: '' }, 1)} />)
  expect(notes()).toEqual([])
  mounted.unmount()
})
