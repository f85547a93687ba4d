import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { PersonasPanel } from './personas-panel.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('a new world says why a number is refused, and takes no seed that a story could not hold', () => {
  stubControl({ 'GET /personas': [] })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <PersonasPanel />
      </QueryClientProvider>
    </Provider>,
  )
  fire(get('[aria-label=表示] label:nth-of-type(2) input'), new MouseEvent('click', { bubbles: true }))
  const [seed, members] = document.querySelectorAll('input[inputmode=numeric]')
  const isOffered = () => ![...document.querySelectorAll('button')].some(({ disabled }) => disabled)
  const problems = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  expect([isOffered(), problems()]).toEqual([true, []])
  type(seed as HTMLInputElement, '２０２６')
  expect([isOffered(), problems()]).toEqual([false, ['0 〜 2,147,483,647 の整数を入力してください。']])
  type(seed as HTMLInputElement, ' 7 ')
  type(members as HTMLInputElement, '100001')
  expect([isOffered(), problems()]).toEqual([false, ['0 〜 100,000 の整数を入力してください。']])
  type(members as HTMLInputElement, '')
  expect([isOffered(), problems()]).toEqual([true, []])
})
