// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { femalePartnerEndpoint, partnerEndpoint } from '../../../contract/calls/partner.ts'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../contract/calls/recommendation.ts'
import { queryClient } from '../api/queries.ts'
import { clearSession, writeSession } from '../api/session-store.ts'
import { chatPath, pairingsCall, partnerIdOf, partnerPath, reloadPairings } from './pairings.ts'
import { partnerCall } from './partner-profile.ts'

beforeEach(() => writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }))

afterEach(() => {
  clearSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('API-29 API-31 API-32 each sex has its own list and profile of the other', () => {
  expect([pairingsCall(1), pairingsCall(2)]).toEqual([malePairingsEndpoint, pairingsEndpoint])
  expect([partnerCall(1), partnerCall(2)]).toEqual([femalePartnerEndpoint, partnerEndpoint])
  expect([partnerPath(1, 5), partnerPath(2, 5)]).toEqual(['/profile/female?id=5', '/profile?id=5'])
})

test('reloads the lists of both sexes and nothing else', () => {
  const keys = [
    [pairingsEndpoint.id, { page: 1 }],
    [malePairingsEndpoint.id, {}],
    [partnerEndpoint.id, {}],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  reloadPairings()
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
})

test('API-29 REC-25 a row from an API without the added user id leads to its partner by the uuid', () => {
  const row = { recommend: { id: 4, uuid: 'pairing' }, partner_user_uuid: 'partner' }
  expect([partnerPath(2, partnerIdOf(row)), chatPath(row)]).toEqual([
    '/profile?id=partner',
    '/chat?uuid=pairing&id=partner',
  ])
  expect(partnerPath(2, partnerIdOf({ ...row, partner_user_id: 5 }))).toBe('/profile?id=5')
})
