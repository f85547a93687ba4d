import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../tests/support/stub-control.ts'
import { queryClient } from '../hub/control/query-client.ts'
import { store } from '../hub/state.ts'
import { Dock } from './dock.tsx'

freshWorkbench()
let mounted: Mounted | undefined
const { innerWidth } = window
afterEach(() => {
  mounted?.unmount()
  window.innerWidth = innerWidth
})

test('in a narrow window each press of an arrow key changes the width that is seen and said', () => {
  stubControl({})
  window.innerWidth = 800
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/nothing']}>
          <Dock />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const edge = get('[role=separator]')
  const said = () => ['now', 'min', 'max'].map((name) => edge.getAttribute(`aria-value${name}`))
  const press = (key: string) => fire(edge, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect([get('aside').style.width, said()]).toEqual(['420px', ['420', '340', '420']])
  press('ArrowRight')
  expect([get('aside').style.width, said()]).toEqual(['396px', ['396', '340', '420']])
})
