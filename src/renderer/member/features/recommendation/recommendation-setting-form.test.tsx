import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { recommendSetting } from '../../../../contract/calls/recommendation-setting.ts'
import { settingAppealPoints } from '../../../../contract/enums/recommend-setting.ts'
import { writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { RecommendationSettingForm } from './recommendation-setting-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const names = Object.keys(recommendSetting.shape)
const stored = recommendSetting.parse({
  ...Object.fromEntries(names.map((name) => [name, true])),
  ...{ liked_sm: 0, appear_point: settingAppealPoints[0], sexual_condition: '', age_range: '' },
})

test('SETTING-37 a save opens home with form_post set', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/recommend_setting')
      ? Response.json({ success: true, recommend_setting: stored })
      : new Response(null, { status: 404 }),
  )
  const page = mountPage(<RecommendationSettingForm stored={stored} />, '/recommendsetting')
  act(() => get('form', HTMLFormElement).requestSubmit())
  await vi.waitFor(async () => {
    await arrived()
    expect(page.location().pathname).not.toBe('/recommendsetting')
  })
  const { pathname, search } = page.location()
  page.unmount()
  expect([pathname, search]).toEqual(['/home', '?form_post=true'])
})

const openForm = (own: typeof stored) => mountPage(<RecommendationSettingForm stored={own} />, '/recommendsetting')

const choice = (name: string, value: string | number) =>
  get(`input[name="${name}"][value="${value}"]`, HTMLInputElement)
const chosenBodyTypes = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[value^="body_type"]:checked')].map(({ value }) => value)

test('SETTING-08 D-146 after a reload a draft does not undo what another device has saved', () => {
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
  const before = openForm(stored)
  act(() => choice('liked_sm', 2).click())
  before.unmount()
  const after = openForm({ ...stored, body_type0: false, body_type4: false })
  expect([choice('liked_sm', 2).checked, chosenBodyTypes()]).toEqual([true, ['body_type1', 'body_type2', 'body_type3']])
  after.unmount()
})

test('SETTING-08 a draft with all values, of an earlier version, still opens', () => {
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
  drafts.write('setting', { ...stored, liked_sm: 2, body_type0: false })
  const page = openForm(stored)
  expect([choice('liked_sm', 2).checked, chosenBodyTypes()]).toEqual([
    true,
    ['body_type1', 'body_type2', 'body_type3', 'body_type4'],
  ])
  page.unmount()
})
