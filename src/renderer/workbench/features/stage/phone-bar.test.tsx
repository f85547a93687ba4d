import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, onPhone, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { queryClient } from '../../hub/control/query-client.ts'
import { phonesAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { PhoneBar } from './phone-bar.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test.each([
  ['timeline', '/timeline'],
  ['/chat?uuid=http://b/', '/chat?uuid=http://b/'],
  ['http://b.yoimachi.localhost:3000/form?step=2', '/form?step=2'],
  ['//', '/'],
  ['http://', '/http://'],
])('the address %s opens %s', (typed, page) => {
  setMode('mock')
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <PhoneBar name="a" state={store.get(phonesAtom).a} />
      </QueryClientProvider>
    </Provider>,
  )
  type(get('input', HTMLInputElement), typed)
  fire(get('form'), new Event('submit', { bubbles: true, cancelable: true }))
  expect(onPhone('a')[1]).toBe(page)
})
