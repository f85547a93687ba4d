// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { queryClient } from '../../../api/queries.ts'
import { noteServerDate } from '../../../api/server-time.ts'
import { untold } from '../write.ts'
import { loginBonusWrite, submitAgeDocumentWrite } from './account.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const underReview = { age_conf: 0, age_conf_file: '7.png' } as const

test.each([
  ['a first document', { age_conf: 0, age_conf_file: null }, true],
  ['a document after a rejected one', { age_conf: 1, age_conf_file: '7.png' }, true],
  ['a document in place of one under review, which looks alike', underReview, false],
] as const)('D-110 AGE-18 without an answer, %s counts as submitted: %s', async (_, before, isDone) => {
  vi.stubEnv('DEV', false)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('config.json') ? {} : underReview))
  queryClient.setQueryData([accountEndpoint.id], before)
  const read = await submitAgeDocumentWrite.watch({ file: '', filename: 7, imageformat: 'PNG' })
  expect(await read()).toEqual(isDone ? { success: true } : null)
})

/** Sets the server's time of the next responses, and of the page. */
function setServerTime(time: string): { headers: { date: string } } {
  const date = new Date(`2026-11-20T${time}+09:00`).toUTCString()
  noteServerDate(date, performance.now())
  return { headers: { date } }
}

test.each([
  ['received on its day', '02:58:00', 1, { success: true, amount: 2 }],
  ['not received on its day', '02:58:00', 0, null],
  ['not told after 3:00, when the next one is due', '03:00:00', 0, untold],
])('D-10 D-110 without an answer, the login bonus counts as %s', async (_, time, claimed, found) => {
  vi.stubEnv('DEV', false)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setServerTime('02:57:00')
  const read = await loginBonusWrite.watch({})
  const now = setServerTime(time)
  const account = { login_bonus: claimed, login_bonus_amount: 2 }
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('config.json') ? {} : account, now))
  expect(await read()).toEqual(found)
})
