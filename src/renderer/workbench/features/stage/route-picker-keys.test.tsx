import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, onPhone } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { store } from '../../hub/state.ts'
import { RoutePicker } from './route-picker.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('Enter opens the first page that fits, and does not press the button to which the focus returns', () => {
  mounted = mount(
    <Provider store={store}>
      <RoutePicker name="b" route="/home" />
    </Provider>,
  )
  fire(get('button'), new MouseEvent('click', { bubbles: true }))
  const search = get('input', HTMLInputElement)
  type(search, '/timeline')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  fire(search, enter)
  expect([onPhone('b')[1], enter.defaultPrevented]).toEqual(['/timeline', true])
})
