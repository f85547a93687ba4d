// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { noteServerDate } from './server-time.ts'

const date = (iso: string) => new Date(iso).toUTCString()

afterEach(() => queryClient.clear())

test('a moved clock asks again for what is shown, but not twice for what is on its way', async () => {
  noteServerDate(date('2026-11-20T12:00:00+09:00'), performance.now())
  let answer: (text: string) => void = () => undefined
  const shown = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
  const askedAnew = vi.fn<() => Promise<string>>(() => new Promise<string>((resolve) => (answer = resolve)))
  const observe = (key: string, queryFn: () => Promise<string>) =>
    new QueryObserver(queryClient, { queryKey: [key], queryFn }).subscribe(() => undefined)
  const stops = [observe('shown', shown), observe('asked anew', askedAnew)]
  answer('before')
  await vi.waitFor(() => expect(queryClient.getQueryData(['asked anew'])).toBe('before'))
  void queryClient.invalidateQueries({ queryKey: ['asked anew'] })
  expect(askedAnew).toHaveBeenCalledTimes(2)

  noteServerDate(date('2026-11-21T12:00:00+09:00'), performance.now())
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2))
  answer('after')
  await vi.waitFor(() => expect(queryClient.getQueryData(['asked anew'])).toBe('after'))
  expect(askedAnew).toHaveBeenCalledTimes(2)
  for (const stop of stops) stop()
})
