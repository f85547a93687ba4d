// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/queries.ts'
import { clearSession, writeSession } from '../api/session-store.ts'
import { partnerInput } from './partner-profile.ts'

beforeEach(() => writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }))

afterEach(() => {
  clearSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('asks for a partner by id, with the own uid while logged in', () => {
  expect(partnerInput(5)).toEqual({ user: { partner_id: 5, uid: 'her@yoimachi.example' } })
  clearSession()
  expect(partnerInput('x')).toEqual({ user: { partner_id: 'x' } })
})
