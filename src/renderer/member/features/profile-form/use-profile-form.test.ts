// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { updateProfileEndpoint } from '../../../../contract/calls/profile.ts'
import { queryClient } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import { maleFormMode } from './form-mode.ts'
import type { AccountDetail } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

const mode = maleFormMode(new URLSearchParams('only_appear_points=true'), false)
const detail = {
  ...{ id: 7, twitter_name: 'はると', age: 30, area: '東京都', your_freetimes: '', age_range: '', appear_points: '' },
  ...{ twitterid: '', tiktok: '', instagram: '', phone: '', propensity: '' },
  ...{ profile1: '/1.jpg', profile2: '/2.jpg', profile3: '/3.jpg' },
} as unknown as AccountDetail

const useForm = (saved = () => {}, opened = detail) => useProfileForm({ mode, detail: opened, onSaved: saved })
const inPage = (page: ReactNode) => inApp(page, '/form')

/** Answers a save when the test says so; all other calls are refused. */
function slowSave() {
  let answer = () => {}
  const saves = vi.fn<() => Promise<Response>>(
    () => new Promise((resolve) => (answer = () => resolve(Response.json({ success: true })))),
  )
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(updateProfileEndpoint.path) ? saves() : new Response(null, { status: 404 }),
  )
  return { saves, answer: () => answer() }
}

const until = (claim: () => void) =>
  vi.waitFor(async () => {
    await arrived()
    claim()
  })

beforeEach(() => {
  sessionStorage.clear()
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  sessionStorage.clear()
})

test('FORM-06 D-113 a form opened again while its save still runs is busy until that save ends', async () => {
  const { saves, answer } = slowSave()
  await withHook(
    () => useForm(),
    async (page) => {
      act(() => void page.value.submit())
      await until(() => expect(saves).toHaveBeenCalledTimes(1))
    },
    inPage,
  )
  await withHook(
    () => useForm(),
    async (page) => {
      await arrived()
      expect(page.value.busy).toBe(true)
      act(() => page.value.form.setValue('propensity', '保存中に書きました。'))
      answer()
      await until(() => expect(page.value.busy).toBe(false))
    },
    inPage,
  )
  await withHook(
    () => useForm(),
    (page) => expect(page.value.draft?.propensity).toBe('保存中に書きました。'),
    inPage,
  )
})

test('PHOTO-21 FORM-06 a photo chosen while a save runs stays chosen', async () => {
  const { saves, answer } = slowSave()
  const saved = vi.fn<() => void>()
  await withHook(
    () => useForm(saved),
    async (page) => {
      act(() => void page.value.submit())
      await until(() => expect(saves).toHaveBeenCalledTimes(1))
      act(() => page.value.photos.choose(2, 'data:image/jpeg;base64,AA'))
      answer()
      await until(() => expect(saved).toHaveBeenCalledTimes(1))
      expect(page.value.photos.chosen).toEqual({ 2: 'data:image/jpeg;base64,AA' })
    },
    inPage,
  )
  await withHook(
    () => useForm(),
    (page) => expect(page.value.photos.chosen).toEqual({ 2: 'data:image/jpeg;base64,AA' }),
    inPage,
  )
})

test('D-146 a form opened again with a draft does not undo what another device has saved', async () => {
  await withHook(
    () => useForm(),
    (page) => act(() => page.value.form.setValue('propensity', 'ここで書きました。')),
    inPage,
  )
  const elsewhere = { ...detail, twitter_name: 'ひなた' }
  await withHook(
    () => useForm(undefined, elsewhere),
    (page) =>
      expect(page.value.form.getValues()).toMatchObject({ twitter_name: 'ひなた', propensity: 'ここで書きました。' }),
    inPage,
  )
})
