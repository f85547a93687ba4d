// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { footprintsEndpoint } from '../../../../../contract/calls/footprint.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { queryClient } from '../../../api/queries.ts'
import { noteView } from '../../profile-view.ts'
import { today } from '../../today.ts'
import { untold } from '../write.ts'
import { sendLikeWrite } from './like.ts'

beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const profileKey = [detailProfileEndpoint.id, { user: { uid: 'a', partner_uuid: 'hers' } }]
const footprintsKey = [footprintsEndpoint.id, { page: 1, per_page: 10, email: 'a' }]
const visitor = (is_visitor_liked: boolean) => ({ data: [{ visitor_uuid: 'hers', is_visitor_liked }] })
const profile = (is_liked: boolean) => ({ success: true, profile: { is_liked } })

/** Reads a like whose answer was lost; the page has loaded `before` on a day, and the server says `now`. */
async function readLike(key: unknown[] | null, before: object, now: object, day = today()) {
  noteView('hers', day)
  if (key) queryClient.setQueryData(key, before)
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('config.json')) return Response.json({})
    return Response.json(url.includes('/timeline') ? { like_remain: 2 } : now)
  })
  return (await sendLikeWrite.watch({ uuid: 'hers' }))()
}

const usedUp = { success: false, purchase: true, profile: null, detail_show_ticket: 0 }

const done = { success: true, like_remain: 2 }

test.each([
  ['a profile that says it', profileKey, profile(false), profile(true), done],
  ['a profile that does not', profileKey, profile(false), profile(false), null],
  ['a profile whose views are used up', profileKey, profile(false), usedUp, untold],
  ['a footprint that says it', footprintsKey, visitor(false), visitor(true), done],
  ['a footprint that does not', footprintsKey, visitor(false), visitor(false), null],
  ['footprints without the visitor', footprintsKey, visitor(false), { data: [] }, untold],
])('D-110 D-114 without an answer, a like is read from %s', async (_, key, before, now, found) => {
  expect(await readLike(key, before, now)).toEqual(found)
})

test('D-44 D-110 a like is not read from a profile of an earlier day, which would spend a view of the new one', async () => {
  expect(await readLike(profileKey, profile(false), profile(true), '2026-11-19')).toBe(untold)
})

test('D-110 D-130 a like that no page shows is not told by the number of sent likes, which a pairing hides', async () => {
  queryClient.setQueryData([accountEndpoint.id], { send_like_count: 1 })
  expect(await readLike(null, {}, { send_like_count: 1 })).toBe(untold)
})
