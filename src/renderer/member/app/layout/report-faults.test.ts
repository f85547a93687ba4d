// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { store } from '../../api/store.ts'
import { flashesAtom, showFlash } from '../../shared/flash.ts'
import { reportFaults } from './report-faults.ts'

const diskIsFull = 'このコンピューターのディスクがいっぱいのため、保存できませんでした。'
const shown = () => store.get(flashesAtom).map(({ text, tone }) => `${tone} ${text}`)

beforeEach(() => {
  vi.useFakeTimers()
  store.set(flashesAtom, [])
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** Runs failing mutations and waits until a flash would show. */
async function failWith(...errors: Error[]): Promise<void> {
  const client = new QueryClient()
  const cache = client.getMutationCache()
  onTestFinished(reportFaults(cache))
  for (const error of errors) {
    const mutation = cache.build(client, { mutationFn: () => Promise.reject(error) })
    await mutation.execute(undefined).catch(() => {})
  }
  vi.advanceTimersByTime(1_000)
}

test('C-5 shows the reason of a server failure once', async () => {
  const error = new ApiError('API-18', 'response', 500, { success: false, msg: diskIsFull })
  await failWith(error, error)
  expect(shown()).toEqual([`error ${diskIsFull}`])
})

test('C-5 does not repeat a reason that the form shows itself', async () => {
  showFlash({ text: diskIsFull, tone: 'error' })
  await failWith(new ApiError('API-56', 'response', 500, { success: false, msg: diskIsFull }))
  expect(shown()).toEqual([`error ${diskIsFull}`])
})

test.each([
  ['the general text', new ApiError('API-18', 'response', 500, { msg: 'エラーが発生しました。' })],
  ['no text', new ApiError('API-18', 'response', 502)],
  ['no answer', new ApiError('API-18', 'network')],
  ['a refusal', new ApiError('API-18', 'response', 422, { msg: '現在この操作はできません。' })],
  ['an error of the app', new Error('no')],
])('C-5 leaves %s to the page', async (_, error) => {
  await failWith(error)
  expect(shown()).toEqual([])
})
