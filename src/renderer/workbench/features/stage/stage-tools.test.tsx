import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { phoneCountAtom } from '../../hub/phone-state.ts'
import { connectedAtom, store } from '../../hub/state.ts'
import { FeaturesContext } from '../../hub/window-features.tsx'
import { StageTools } from './stage-tools.tsx'
import { Stage } from './stage.tsx'

const titles = [{ key: 'title', slots: { stageTools: () => <input aria-label="題名" /> } }]

let mounted: Mounted | undefined
const before = store.get(phoneCountAtom)
afterEach(() => {
  mounted?.unmount()
  // Shared with the other files of the process.
  store.set(phoneCountAtom, before)
  store.set(connectedAtom, true)
  localStorage.clear()
})

test('the stage has one to three phones', () => {
  mounted = mount(
    <Provider store={store}>
      <StageTools />
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

test('a lost connection says so and leaves what is typed in the tools', () => {
  mounted = mount(
    <Provider store={store}>
      <FeaturesContext value={titles}>
        <Stage />
      </FeaturesContext>
    </Provider>,
  )
  const title = () => get('input[aria-label="題名"]', HTMLInputElement)
  title().value = '返事が来ない'
  act(() => store.set(connectedAtom, false))
  expect(get('[role="alert"]', HTMLElement).textContent).toContain('サーバーに接続できません')
  expect(title().value).toBe('返事が来ない')
  act(() => store.set(connectedAtom, true))
  expect([document.querySelector('[role="alert"]'), title().value]).toEqual([null, '返事が来ない'])
})
