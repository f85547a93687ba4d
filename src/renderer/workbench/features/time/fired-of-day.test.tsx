// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { expect, onTestFinished, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { mount } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { FiredOfDay } from './fired-of-day.tsx'

freshWorkbench()

test('effects that could not be read say so, and come with another try', async () => {
  const at = '2026-11-20T03:00:00.000+09:00'
  const effect = { at, kind: 'daily-reset', subject: 'world/1', members: [], details: {}, text: 'Daily reset' }
  let fails = true
  stubControl({
    'GET /clock/fired/2026-11-20?kind=daily-reset': () => {
      if (fails) throw new Error('the line is gone')
      return [effect]
    },
  })
  const { unmount } = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <FiredOfDay day="2026-11-20" kind="daily-reset" count={1} />
      </QueryClientProvider>
    </Provider>,
  )
  onTestFinished(unmount)
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  const again = () => document.querySelector('details button')
  await expect.poll(again, { timeout: 10_000 }).not.toBeNull()
  fails = false
  ;(again() as HTMLElement).click()
  await expect.poll(() => document.querySelectorAll('details li').length).toBe(1)
})
