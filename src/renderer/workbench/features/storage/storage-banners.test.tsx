import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { StorageBanners } from './storage-banners.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const storageWith = (...copies: string[]) => ({
  ...{ folder: '/data', problem: null },
  damage: copies.map((copy) => ({ kind: 'set-aside', copy, text: `Moved to ${copy}.` })),
})

test('damage that was read stays closed, and what the server finds at its next start is shown', async () => {
  setMode('mock')
  stubControl({ 'GET /storage': storageWith('/data/a.damaged') })
  mounted = mount(
    <QueryClientProvider client={queryClient}>
      <StorageBanners />
    </QueryClientProvider>,
  )
  const texts = () => document.body.textContent
  await act(() => expect.poll(texts).toContain('a.damaged'))
  fire(get('button'), new MouseEvent('click', { bubbles: true }))
  expect(texts()).toBe('')
  await act(() => queryClient.refetchQueries())
  expect(texts()).toBe('')
  stubControl({ 'GET /storage': storageWith('/data/b.damaged') })
  await act(() => queryClient.refetchQueries())
  await act(() => expect.poll(texts).toContain('b.damaged'))
})
