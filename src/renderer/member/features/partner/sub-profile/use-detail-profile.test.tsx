import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../../tests/support/mount-page.tsx'
import { withHook } from '../../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { minuteMs } from '../../../../../contract/rules/tokyo-time.ts'
import { openPageRefreshMs, queryClient } from '../../../api/queries.ts'
import { noteServerDate } from '../../../api/server-time.ts'
import { useDetailProfile } from './use-detail-profile.ts'

/** 3:00 in Tokyo. */
const newDay = '2026-11-20T18:00'
const account = { uuid: 'own', sex: 2 }
let views: string[] = []
let isUsedUp = false

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T02:58:30+09:00') })
  vi.stubEnv('DEV', false)
  noteServerDate(new Date().toUTCString(), performance.now())
  views = []
  isUsedUp = false
  vi.stubGlobal('fetch', async (address: string) => {
    const headers = { date: new Date().toUTCString() }
    const { pathname } = new URL(address, location.href)
    if (pathname !== detailProfileEndpoint.path)
      return Response.json(pathname === accountEndpoint.path ? account : {}, { headers })
    views.push(new Date().toISOString())
    const profile = { success: true, profile: { is_liked: false } }
    const limit = { success: false, purchase: true, profile: null, detail_show_ticket: 0 }
    return Response.json(isUsedUp ? limit : profile, { headers })
  })
  queryClient.setQueryData([accountEndpoint.id], account)
})
afterEach(() => {
  focusManager.setFocused(undefined)
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Loads again what is open, as after a jump of the server's clock, and comes back to the window. */
async function returnLater(): Promise<void> {
  await act(() => queryClient.invalidateQueries())
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await pass(minuteMs)
}

const open = (uuid: string, during: (page: { readonly value: ReturnType<typeof useDetailProfile> }) => Promise<void>) =>
  withHook(
    () => useDetailProfile(uuid),
    during,
    (page) => inApp(page, `/subprofile?uuid=${uuid}`),
  )

test('D-44 an open profile is refreshed until 3:00, and spends no view of the new day unless it is asked for', async () => {
  await open('hers', async (page) => {
    await pass(minuteMs)
    expect(views.length).toBeGreaterThan(1)
    await pass(5 * minuteMs)
    await returnLater()
    expect(views.filter((at) => at >= newDay)).toEqual([])
    expect(page.value.profile.data?.success).toBe(true)
    act(() => page.value.reload())
    await pass(openPageRefreshMs + 1_000)
    expect(views.filter((at) => at >= newDay)).not.toEqual([])
  })
})

test('D-44 the own profile and one that the limit hides are refreshed on the new day, too', async () => {
  await open('own', async () => {
    await pass(5 * minuteMs)
    expect(views.filter((at) => at >= newDay)).not.toEqual([])
  })
  isUsedUp = true
  await open('other', async (page) => {
    await pass(minuteMs)
    isUsedUp = false
    await pass(minuteMs)
    expect(page.value.profile.data?.success).toBe(true)
  })
})
