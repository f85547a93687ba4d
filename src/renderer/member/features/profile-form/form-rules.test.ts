// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isDefaultPhoto } from '../../../../contract/calls/photo.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { fieldLabel } from './fields/field-table.ts'
import { femaleMode, maleFormMode, maleMode, requiredFields, shortMode } from './form-mode.ts'
import { profileSchema } from './profile-input.ts'
import { profileValues, type AccountDetail, type ProfileValues } from './profile-values.ts'
import { draftName, readDraft } from './use-save-profile.ts'

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
const reduced = (query: string) => maleFormMode(new URLSearchParams(query), false)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
})

test('each form has its own draft', () => {
  const modes = [maleMode, shortMode, femaleMode, reduced('only_sns=true'), reduced('only_appear_points=true')]
  const names = modes.map(draftName)
  expect(names).toEqual(['form.male', 'form.short', 'form.female', 'form.social+basics', 'form.appeal+basics'])
})

test('a draft replaces stored values field by field, when the types match', () => {
  expect(readDraft('form.male', stored)).toBeNull()
  drafts.write('form.male', 'text')
  expect(readDraft('form.male', stored)).toBeNull()
  drafts.write('form.male', {
    twitter_name: 'そうた',
    phone: 90,
    area: '大阪府',
    twitterid: ['x'],
    unknown: 'x',
    appeal: ['笑顔'],
    your_freetimes: { 0: '平日の夜' },
  })
  expect(readDraft('form.male', stored)).toEqual({ ...stored, twitter_name: 'そうた', appeal: ['笑顔'] })
})

test.each([
  ['', true],
  ['https://a.example/images/fallback/default.png', true],
  ['/images/fallback/default.png?of=somebody', false],
  ['https://a.example/no_photo.png', false],
])('PHOTO-26 "%s" is an empty slot: %s', (url, empty) => {
  expect(isDefaultPhoto(url)).toBe(empty)
})

test('FORM-40 FORM-107 FORM-140 every required field has a distinct label, and every other one too', () => {
  for (const mode of [maleMode, shortMode, femaleMode]) {
    const labels = requiredFields(mode).map(fieldLabel)
    expect(labels).not.toContain('')
    expect(new Set(labels).size).toBe(labels.length)
  }
  expect(fieldLabel('tiktok')).toBe('TikTokのID')
})

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
