import { expect, test } from 'vitest'
import { femaleMode, maleFormMode, maleMode, shortMode } from './form-mode.ts'
import { profileSchema } from './profile-schema.ts'
import { profileValues, type AccountDetail, type ProfileValues } from './profile-values.ts'

const reduced = (query: string) => maleFormMode(new URLSearchParams(query), false)

const man = { propensity: '', appear_points: '', age_range: '', area: '', your_freetimes: '', age: null }
const stored: ProfileValues = {
  ...profileValues(man as AccountDetail),
  twitter_name: 'はると',
  twitterid: '',
  tiktok: '',
  instagram: '',
  phone: '',
  area: ['東京都'],
}

const faults = (mode: typeof maleMode, patch: Partial<ProfileValues>) =>
  profileSchema(mode)
    .safeParse({ ...stored, ...patch })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

test('FORM-15 FORM-114 validates only the fields of the form', () => {
  const wrong = { twitterid: 'a b', tiktok: '日本', instagram: 'あ', phone: '12' }
  expect(faults(maleMode, wrong)).toEqual(['twitterid', 'tiktok', 'instagram', 'phone'])
  expect(faults(shortMode, wrong)).toEqual(['phone'])
  expect(faults(femaleMode, wrong)).toEqual(['twitterid', 'tiktok', 'instagram'])
  expect(faults(reduced('only_sns=true'), wrong)).toEqual(['twitterid', 'tiktok', 'instagram'])
  expect(faults(reduced('only_appear_points=true'), wrong)).toEqual([])
  const right = { twitterid: ' @Haru_1', tiktok: '＠haru.1', instagram: '', phone: '０９０-1234 5678' }
  expect(faults(maleMode, right)).toEqual([])
})
