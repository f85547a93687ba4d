import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { phoneCountAtom, store } from '../state.ts'
import { StageTools } from './stage.tsx'

let mounted: Mounted | undefined
const before = store.get(phoneCountAtom)
afterEach(() => {
  mounted?.unmount()
  // Shared with the other files of the process.
  store.set(phoneCountAtom, before)
  localStorage.clear()
})

test('the stage has one to three phones', () => {
  mounted = mount(
    <Provider store={store}>
      <StageTools onPresent={() => {}} chip={null}>
        {null}
      </StageTools>
    </Provider>,
  )
  const button = (name: string) => get(`button[aria-label="スマートフォンを${name}"]`, HTMLButtonElement)
  const pressUntilDisabled = (name: string) => {
    while (!button(name).disabled) fire(button(name), new MouseEvent('click', { bubbles: true }))
    return store.get(phoneCountAtom)
  }
  expect(pressUntilDisabled('増やす')).toBe(3)
  expect(pressUntilDisabled('減らす')).toBe(1)
})
