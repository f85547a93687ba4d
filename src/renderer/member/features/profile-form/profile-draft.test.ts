// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { femaleMode, maleFormMode, maleMode, shortMode } from './form-mode.ts'
import { draftName, forgetSaved, readDraft, writeDraft } from './profile-draft.ts'
import { profileValues, type AccountDetail, type ProfileValues } from './profile-values.ts'

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

test('D-146 a draft of changed fields takes all others as another device has saved them', () => {
  writeDraft('form.male', { ...stored, twitter_name: 'そうた' }, stored)
  const savedElsewhere = { ...stored, twitter_name: 'ひなた', area: ['大阪府'], instagram: 'hinata' }
  expect(readDraft('form.male', savedElsewhere)).toEqual({ ...savedElsewhere, twitter_name: 'そうた' })
})

test('FORM-06 a form whose changes were undone has no draft', () => {
  writeDraft('form.male', { ...stored, area: ['大阪府'] }, stored)
  writeDraft('form.male', { ...stored, area: ['東京都'] }, stored)
  expect(readDraft('form.male', stored)).toBeNull()
})

test('FORM-06 a save removes from the draft what it has saved, and keeps what was written while it ran', () => {
  const saved = { ...stored, twitter_name: 'そうた' }
  writeDraft('form.male', { ...saved, phone: '09000000000' }, stored)
  forgetSaved('form.male', saved)
  expect(drafts.read('form.male')).toEqual({ phone: '09000000000' })
  forgetSaved('form.male', { ...saved, phone: '09000000000' })
  expect(readDraft('form.male', stored)).toBeNull()
})
