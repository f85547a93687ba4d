// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createRouterAt } from '../router.tsx'
import { trackPages } from './page-tracking.ts'

test('whoever draws the pages hears of code that came while the first one was drawn', async () => {
  const router = createRouterAt('/login')
  const follow = trackPages('/login')
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const provider = vi.fn<(state: typeof router.state) => void>()
  router.subscribe(provider)
  follow(router)
  expect(provider).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ initialized: true }),
    expect.anything(),
  )
})
