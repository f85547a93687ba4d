import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ask, queryClient, readNow } from './query-client.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

test('the server of this machine is asked without a network, too', async () => {
  onlineManager.setOnline(false)
  expect(await readNow(ask(['clock'], () => Promise.resolve('12:00')))).toBe('12:00')
})
