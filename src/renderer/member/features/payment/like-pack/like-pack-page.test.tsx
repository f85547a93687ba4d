import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../../tests/support/mount-page.tsx'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { loadConfig } from '../../../api/config.ts'
import { endpointKey, openPageRefreshMs, queryClient } from '../../../api/queries.ts'
import { likePackCopy } from './like-pack-copy.ts'
import { LikePackPage } from './like-pack-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const balance = (free: number) => ({
  like_remain: free,
  free_like: free,
  purchased_like_remain: 0,
  purchased_like_created: null,
  purchased_like_history: [],
})

test('SHOP-11 D-10 D-43 an open shop shows by itself that the free likes of a day have ended', async () => {
  vi.stubEnv('DEV', false)
  let free = 3
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('config.json') ? {} : balance(free)))
  await loadConfig()
  vi.useFakeTimers()
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), balance(free))
  const page = mountPage(<LikePackPage />, '/shop')
  try {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(page.box.textContent).toContain(likePackCopy.balance.free(3))
    free = 0
    await act(() => vi.advanceTimersByTimeAsync(openPageRefreshMs))
    expect(page.box.textContent).toContain(likePackCopy.balance.free(0))
  } finally {
    page.unmount()
  }
})
