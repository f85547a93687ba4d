import { Provider } from 'jotai'
import { RESET } from 'jotai/utils'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { languageChoiceAtom } from '../../hub/language.ts'
import { isGlossingAtom } from '../../hub/phones/phone-gloss.ts'
import { store } from '../../hub/state.ts'
import { GlossButton } from './gloss-button.tsx'

let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(languageChoiceAtom, RESET)
  store.set(isGlossingAtom, false)
  localStorage.clear()
})

test('is there in English only, begins the mode, and ends it with Escape', () => {
  store.set(languageChoiceAtom, 'ja')
  mounted = mount(
    <Provider store={store}>
      <GlossButton />
    </Provider>,
  )
  expect(document.querySelector('button')).toBeNull()
  act(() => store.set(languageChoiceAtom, 'en'))
  const button = get('button', HTMLButtonElement)
  fire(button, new MouseEvent('click', { bubbles: true }))
  expect([store.get(isGlossingAtom), button.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  expect(store.get(isGlossingAtom)).toBe(false)
})
