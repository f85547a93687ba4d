import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { useSendLike } from '../like/use-send-like.ts'
import { useLogout } from './use-logout.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  clearSession()
})

test.each([
  ['is sent', { success: true, like_remain: 2 }],
  ['is refused', { success: false, like_remain: 3 }],
])('D-74 a logout sends a like that can still be undone, and ends the login when it %s', async (_, response) => {
  writeSession({ uid: 'own@example.jp', client: 'c', 'access-token': 't' })
  const balance = { like_remain: 3, free_like: 2, purchased_like_remain: 1 }
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), balance)
  queryClient.setQueryData([accountEndpoint.id], { sex: 2, send_like_count: 0 })
  const sent: string[] = []
  let respond: ((response: Response) => void) | undefined
  vi.stubGlobal('fetch', (address: string, { headers }: RequestInit = {}) => {
    const call = /send_like|sign_out/.exec(address)?.[0]
    if (!call) return Promise.resolve(Response.json({}))
    sent.push(`${call} ${new Headers(headers).get('access-token')}`)
    if (call === 'sign_out') return Promise.resolve(Response.json({ success: true }))
    return new Promise<Response>((resolve) => (respond = resolve))
  })
  await withHook(
    () => ({
      like: useSendLike({ mark: () => () => {}, onResponse: () => {}, onDue: () => {} }),
      logout: useLogout(),
    }),
    async (page) => {
      act(() => page.value.like.like('hers'))
      expect(page.value.like.undo).not.toBeNull()
      act(() => page.value.logout.mutate())
      await vi.waitFor(() => expect(sent).toEqual(['send_like t']))
      await arrived()
      expect(sent).toEqual(['send_like t'])
      respond?.(Response.json(response, { headers: { 'access-token': 'next' } }))
      await vi.waitFor(async () => {
        await arrived()
        expect(sent).toEqual(['send_like t', 'sign_out next'])
        expect(page.value.logout.isSuccess).toBe(true)
      })
    },
    (page) => inApp(page, '/subprofile?uuid=hers'),
  )
  expect(sent).toHaveLength(2)
})
