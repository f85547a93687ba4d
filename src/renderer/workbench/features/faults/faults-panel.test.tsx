import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { faultsQuery } from '../../hub/control/faults.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { languageChoiceAtom } from '../../hub/language.ts'
import { store } from '../../hub/state.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultsPanel } from './faults-panel.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(languageChoiceAtom, 'system')
})

const press = (selector: string) => fire(get(selector), new MouseEvent('click', { bubbles: true, cancelable: true }))

test('the link to the faults leads to them, also from the other view of their panel', () => {
  stubControl({ 'GET /failures': [] })
  queryClient.setQueryData(faultsQuery.queryKey, [])
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/faults?view=faults']}>
          <FaultsPanel />
          <Link to="/faults?view=faults" replace>
            障害1件
          </Link>
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const isShown = () => document.body.textContent.includes('よく使うもの')
  expect(isShown()).toBe(true)
  press('[aria-label=表示] label:nth-of-type(1) input')
  expect(isShown()).toBe(false)
  press('a')
  expect(isShown()).toBe(true)
})

test('clearing all faults says so', async () => {
  stubControl({ 'PUT /faults': [] })
  queryClient.setQueryData(faultsQuery.queryKey, [{ match: { path: '/api/*' }, status: 503 }])
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/faults?view=faults']}>
          <FaultsPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const clear = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'すべて解除')
  await act(async () => clear?.click())
  expect(queryClient.getQueryData(faultsQuery.queryKey)).toEqual([])
  expect(store.get(flashesAtom).map(({ text }) => text)).toEqual(['障害を解除しました'])
})

test('a number outside its limits is told in the language of the screen', () => {
  store.set(languageChoiceAtom, 'en')
  mounted = mount(
    <Provider store={store}>
      <FaultForm onAdd={() => Promise.resolve()} />
    </Provider>,
  )
  type(get('input[inputmode=numeric]', HTMLInputElement), '120001')
  expect(get('[role=alert]').textContent).toBe('Enter a whole number from 0 to 120,000.')
})
