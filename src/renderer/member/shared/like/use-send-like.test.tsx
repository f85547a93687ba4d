import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
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
  const onResponse = vi.fn<(response: object | null) => void>()
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
      expect(onResponse).toHaveBeenCalledWith({ success: true, like_remain: 2 })
    },
    (page) => inApp(page, '/subprofile?uuid=hers'),
  )
})

test('D-74 D-114 of two likes under way, a refused one gives back itself only', async () => {
  const key = endpointKey(timelineEndpoint, {})
  queryClient.setQueryData(key, { like_remain: 3, free_like: 3, purchased_like_remain: 0 })
  queryClient.setQueryData([accountEndpoint.id], { sex: 2, send_like_count: 0 })
  const respond = new Map<string, (response: Response) => void>()
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    const { uuid } = JSON.parse(body as string) as { uuid: string }
    return new Promise<Response>((resolve) => respond.set(uuid, resolve))
  })
  await withHook(
    () => useSendLike({ mark: () => () => {}, onResponse: () => {}, onDue: () => {} }),
    async (page) => {
      act(() => page.value.like('first'))
      act(() => page.value.like('second'))
      await vi.waitFor(() => expect([...respond.keys()]).toEqual(['first', 'second']))
      expect(queryClient.getQueryData(key)).toMatchObject({ like_remain: 1, free_like: 1 })
      respond.get('first')?.(Response.json({ success: false, like_remain: 2 }))
      await vi.waitFor(async () => {
        await arrived()
        expect(queryClient.getQueryData(key)).toMatchObject({ like_remain: 2, free_like: 2, purchased_like_remain: 0 })
      })
    },
    (page) => inApp(page, '/footprint'),
  )
})

test('D-74 D-113 a like that can still be undone is not sent with the login of another member', async () => {
  const login = (uid: string) => writeSession({ uid, client: uid, 'access-token': 't' })
  login('own@example.jp')
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), {
    like_remain: 3,
    free_like: 2,
    purchased_like_remain: 1,
  })
  queryClient.setQueryData([accountEndpoint.id], { sex: 2, send_like_count: 0 })
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ success: true, like_remain: 2 }))
  vi.stubGlobal('fetch', fetch)
  for (const uid of ['other@example.jp', 'own@example.jp']) {
    login('own@example.jp')
    await withHook(
      () => useSendLike({ mark: () => () => {}, onResponse: () => {}, onDue: () => {} }),
      (page) => {
        act(() => page.value.like('hers'))
        login(uid)
      },
      (page) => inApp(page, '/subprofile?uuid=hers'),
    )
    await arrived()
    expect(fetch.mock.calls.length > 0).toBe(uid === 'own@example.jp')
  }
  clearSession()
})
