// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../tests/support/held-answer.ts'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { readSession, writeSession } from '../../api/session-store.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { usePairings } from './use-pairings.ts'

beforeEach(() => writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }))
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const rows = [3, 0, 2].map((unread, index) => ({
  ...{ id: index, uuid: `${index}`, status: 'マッチング', status_n: 1, is_choosable: false, is_reviewable: false },
  ...{ recommend: { id: index, uuid: `${index}` }, partner_user_uuid: `partner-${index}`, twitter_name: 'はると' },
  ...{ twitter_icon: '', profile1: '', timestamp: '2026-11-20T12:00:00.000+09:00', last_message: 'はい' },
  ...{ unread_messages_size: unread, created_at: '2026-11-20T12:00:00.000+09:00' },
}))

test.each([
  ['the added total', { unread_messages_size: 7 }, '8'],
  ['the sum of the rows without the added total', {}, '6'],
])('API-29 REC-16 stores %s, plus the messages of the operator', async (_, added, stored) => {
  const page = { rec: rows, pageCount: 1, admin_message_unread: 1, ...added }
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes(pairingsCall(2).path) ? Response.json(page) : new Response(null, { status: 404 }),
  )
  await withHook(
    () => usePairings(2, { status: undefined, page: 1 }),
    (hook) =>
      vi.waitFor(async () => {
        await arrived()
        expect(hook.value.data).toBeDefined()
        expect(readSession().unread_messages_size).toBe(stored)
      }),
    (part) => inApp(part, '/recommends'),
  )
})

test('API-29 a list from the cache does not bring back the count of what was read since', async () => {
  const page = { rec: rows, pageCount: 1, admin_message_unread: 0, unread_messages_size: 5 }
  queryClient.setQueryData(endpointKey(pairingsCall(2), { page: 1 }), page)
  writeSession({ unread_messages_size: 0 })
  const answer = heldAnswer<Response>()
  vi.stubGlobal('fetch', (url: string) =>
    url.includes(pairingsCall(2).path) ? answer.promise : Promise.resolve(new Response(null, { status: 404 })),
  )
  await withHook(
    () => usePairings(2, { status: undefined, page: 1 }),
    async (hook) => {
      await arrived()
      expect(hook.value.data).toEqual(page)
      expect(readSession().unread_messages_size).toBe('0')
      answer.resolve(Response.json({ ...page, unread_messages_size: 1 }))
      await vi.waitFor(async () => {
        await arrived()
        expect(readSession().unread_messages_size).toBe('1')
      })
    },
    (part) => inApp(part, '/recommends'),
  )
})
