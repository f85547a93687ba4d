// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { quietAtom, store } from '../state.ts'
import { chooseQuiet } from './quiet-stage.ts'

freshWorkbench()

test('the phones reload after the stage becomes quiet or loud, so that dialogs held back open', () => {
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  chooseQuiet(true)
  vi.runAllTimers()
  expect(orders).toEqual([])
  chooseQuiet(false)
  vi.runAllTimers()
  vi.useRealTimers()
  expect([store.get(quietAtom), orders[0]]).toEqual([false, { kind: 'reload' }])
})
