import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { store } from '../../hub/state.ts'
import { RealBackendForm } from './real-backend-form.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test.each([
  ['https://api.example.com', true],
  ['http://127.0.0.1:3200', true],
  ['http://api.example.com', false],
  ['https://user:word@api.example.com', false],
])('takes %s for the address of a real API: %s', (address, isTaken) => {
  mounted = mount(
    <Provider store={store}>
      <RealBackendForm current="" />
    </Provider>,
  )
  type(get('input', HTMLInputElement), address)
  expect([document.querySelector('[role=alert]') === null, !get('button', HTMLButtonElement).disabled]).toEqual([
    isTaken,
    isTaken,
  ])
})
