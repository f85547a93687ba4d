import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { useSendLike } from './use-send-like.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('SUB-44 a page that the browser has kept and shown again says that a like was sent', async () => {
  const balance = { like_remain: 3, free_like: 3, purchased_like_remain: 0 }
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), balance)
  queryClient.setQueryData([accountEndpoint.id], { sex: 2, send_like_count: 0 })
  vi.stubGlobal('fetch', async () => Response.json({ success: true, like_remain: 2 }))
  const onResponse = vi.fn<(liked: boolean) => void>()
  await withHook(
    () => useSendLike({ mark: () => () => {}, onResponse, onDue: () => {} }),
    async (page) => {
      window.dispatchEvent(new Event('pagehide'))
      window.dispatchEvent(new Event('pageshow'))
      act(() => page.value.like('hers'))
      await vi.waitFor(async () => {
        await arrived()
        expect(page.value.sent).toBe(true)
      })
      expect(onResponse).toHaveBeenCalledWith(true)
    },
    (page) => inApp(page, '/subprofile?uuid=hers'),
  )
})
