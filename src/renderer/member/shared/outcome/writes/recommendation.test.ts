// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { queryClient } from '../../../api/queries.ts'
import { noteServerDate } from '../../../api/server-time.ts'
import { untold } from '../write.ts'
import { autoRecommendationWrite, manualRecommendationWrite } from './recommendation.ts'

/** Responses of the server from now on: recommendations of the day, at its time. */
let server = { at: '', recommend_create_count: 0, manual_recommend_count_in_user: 0 }

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('fetch', async (url: string) => {
    const { at, ...counts } = server
    const rec = [{ id: 4, partner_user_id: 40, partner_user_uuid: 'his' }]
    const body = url.includes('/account') ? counts : { rec }
    return Response.json(url.includes('config.json') ? {} : body, { headers: { date: new Date(at).toUTCString() } })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type Row = [
  how: string,
  write: typeof autoRecommendationWrite,
  count: 'recommend_create_count' | 'manual_recommend_count_in_user',
]

const rows: Row[] = [
  ['by AI', autoRecommendationWrite, 'recommend_create_count'],
  ['by the operator', manualRecommendationWrite, 'manual_recommend_count_in_user'],
]

const instant = (time: string) => `2026-11-20T${time}:00+09:00`

/**
 * Reads a recommendation whose answer was lost: the counts before it, and those after it. The page has opened at `opened`,
 * by default at the time of the first count.
 */
async function readAfter([, write, count]: Row, before: [string, number], after: [string, number], opened = before[0]) {
  const at = ([time, number]: [string, number]) =>
    (server = { at: instant(time), recommend_create_count: 0, manual_recommend_count_in_user: 0, [count]: number })
  noteServerDate(new Date(instant(opened)).toUTCString(), performance.now())
  at(before)
  const read = await write.watch({})
  at(after)
  return read()
}

test.each(rows)('D-110 without an answer, a recommendation %s is told by a number that has grown', async (...row) => {
  expect(await readAfter(row, ['12:00', 1], ['12:01', 2])).toEqual({ success: true, recommend: 40 })
  expect(await readAfter(row, ['12:00', 1], ['12:01', 1])).toBeNull()
})

test.each(rows)('D-10 D-110 at 3:00 the number of recommendations %s no longer tells of one', async (...row) => {
  expect(await readAfter(row, ['02:59', 2], ['03:00', 0])).toBe(untold)
})

test.each(rows)(
  'D-10 D-110 a number %s whose response came at 3:00 does not tell that none was made',
  async (...row) => {
    expect(await readAfter(row, ['03:00', 2], ['03:01', 1], '02:59')).toBe(untold)
  },
)

test.each(rows)('D-10 D-110 a number loaded before 3:00 does not hide a recommendation %s after it', async (...row) => {
  queryClient.setQueryData([accountEndpoint.id], { [row[2]]: 3 })
  expect(await readAfter(row, ['03:05', 0], ['03:06', 1])).toEqual({ success: true, recommend: 40 })
})
