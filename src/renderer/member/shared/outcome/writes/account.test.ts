// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { queryClient } from '../../../api/queries.ts'
import { submitAgeDocumentWrite } from './account.ts'

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
