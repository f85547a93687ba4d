// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../../tests/support/mount-page.tsx'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { minuteMs } from '../../../../../contract/rules/tokyo-time.ts'
import { subProfileCopy } from '../../../../lib/copy/profile.ts'
import { loadConfig } from '../../../api/config.ts'
import { endpointKey, openPageRefreshMs, queryClient } from '../../../api/queries.ts'
import { noteServerDate } from '../../../api/server-time.ts'
import { LikeBar } from './like-bar.tsx'

const copy = subProfileCopy.like
const account = { uuid: 'own', sex: 2 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('D-43 D-44 SUB-59 after 3:00 a profile that stays open shows the likes of the new day', async () => {
  vi.stubEnv('DEV', false)
  let remain = 3
  const timeline = () => ({ like_remain: remain, free_like: remain, purchased_like_remain: 0, users: [] })
  vi.stubGlobal('fetch', async (url: string) => {
    const answers = { [timelineEndpoint.path]: timeline(), [accountEndpoint.path]: account }
    const { pathname } = new URL(url, location.href)
    return Response.json(answers[pathname] ?? {}, { headers: { date: new Date().toUTCString() } })
  })
  await loadConfig()
  vi.useFakeTimers({ now: Date.parse('2026-11-21T02:59:30+09:00') })
  noteServerDate(new Date().toUTCString(), performance.now())
  queryClient.setQueryData([accountEndpoint.id], account)
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), timeline())
  const profile = { is_liked: false, can_not_liked: false, status_n: null, like_remain: 3 } as DetailProfile
  const page = mountPage(<LikeBar uuid="his" profile={profile} onReload={() => {}} />, '/subprofile?uuid=his')
  try {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(page.box.textContent).toContain(copy.remaining(3))
    remain = 0
    for (let passed = 0; passed < 2 * minuteMs; passed += openPageRefreshMs) {
      await act(() => vi.advanceTimersByTimeAsync(openPageRefreshMs))
    }
    expect(page.box.textContent).toContain(copy.remaining(0))
    expect(page.box.textContent).toContain(copy.toShop)
  } finally {
    page.unmount()
  }
})
