// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { femalePartnerEndpoint, partnerEndpoint } from '../../../contract/calls/partner.ts'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../contract/calls/recommendation.ts'
import { queryClient } from '../api/queries.ts'
import { clearSession, writeSession } from '../api/session-store.ts'
import { pairingsCall, reloadPairings } from './pairings.ts'
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
