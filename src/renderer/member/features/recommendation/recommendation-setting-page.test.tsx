import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { recommendSetting } from '../../../../contract/calls/recommendation-setting.ts'
import { settingAppealPoints } from '../../../../contract/enums/recommend-setting.ts'
import { RecommendationSettingForm } from './recommendation-setting-page.tsx'

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
