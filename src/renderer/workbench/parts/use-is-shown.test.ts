// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { useIsShown } from './use-is-shown.ts'

test('knows after a wait whether the component is still shown', async () => {
  let isShown = () => false
  await withHook(useIsShown, (page) => {
    isShown = page.value
    expect(isShown()).toBe(true)
  })
  expect(isShown()).toBe(false)
})
