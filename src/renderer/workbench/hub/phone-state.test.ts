// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import { memberIdsAtom, memberInHandAtom, membersOnStage, phoneCountAtom, phoneInHandAtom } from './phone-state.ts'
import { store } from './state.ts'

freshWorkbench()

test('members of hidden phones are not on the stage, and the member in hand is the one of the last used phone', () => {
  store.set(memberIdsAtom, { a: 5, c: 7 })
  expect([membersOnStage(), store.get(memberInHandAtom)]).toEqual([[5], 5])
  store.set(phoneInHandAtom, 'b')
  store.set(phoneCountAtom, 3)
  expect([membersOnStage(), store.get(memberInHandAtom)]).toEqual([[5, 7], undefined])
  // One member on two phones.
  store.set(memberIdsAtom, { a: 5, b: 5, c: 7 })
  expect(membersOnStage()).toEqual([5, 7])
  store.set(memberIdsAtom, {})
})

test('a phone that left the stage is no longer in hand', () => {
  store.set(memberIdsAtom, { a: 5, c: 7 })
  store.set(phoneCountAtom, 3)
  store.set(phoneInHandAtom, 'c')
  expect(store.get(memberInHandAtom)).toBe(7)
  store.set(phoneCountAtom, 2)
  expect(store.get(memberInHandAtom)).toBe(5)
})
