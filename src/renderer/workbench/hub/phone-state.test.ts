// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import {
  memberIdsAtom,
  memberInHand,
  membersOnStage,
  phoneCountAtom,
  phoneInHandAtom,
  readScreen,
  screenOfState,
} from './phone-state.ts'
import { screenOf } from './phones/phone-sizes.ts'
import { store } from './state.ts'

freshWorkbench()

const phone = { device: '390×844', email: 'woman@yoimachi.example', route: '/home' } as const

test('a phone on its side exchanges width and height', () => {
  expect(screenOf(phone)).toEqual({ width: 390, height: 844 })
  expect(screenOf({ ...phone, isTurned: false })).toEqual({ width: 390, height: 844 })
  expect(screenOf({ ...phone, isTurned: true })).toEqual({ width: 844, height: 390 })
})

test('a screen comes back from a file as it was saved, without login and page', () => {
  const saved = screenOfState({ ...phone, isTurned: true, look: { theme: 'night', textSize: undefined } })
  expect(saved).toEqual({ device: '390×844', isTurned: true, look: { theme: 'night' } })
  expect(readScreen(saved)).toEqual(saved)
  expect(readScreen({})).toEqual({ isTurned: undefined, look: undefined })
})

test('a screen of a file that does not fit keeps the setting of the stage', () => {
  expect(readScreen({ device: '1×1', isTurned: true })).toEqual({})
  expect(readScreen({ look: { textSize: 90 } })).toEqual({})
})

test('members of hidden phones are not on the stage, and the member in hand is the one of the last used phone', () => {
  store.set(memberIdsAtom, { a: 5, c: 7 })
  expect([membersOnStage(), memberInHand()]).toEqual([[5], 5])
  store.set(phoneInHandAtom, 'b')
  store.set(phoneCountAtom, 3)
  expect([membersOnStage(), memberInHand()]).toEqual([[5, 7], undefined])
  // One member on two phones.
  store.set(memberIdsAtom, { a: 5, b: 5, c: 7 })
  expect(membersOnStage()).toEqual([5, 7])
  store.set(memberIdsAtom, {})
})

test('a phone that left the stage is no longer in hand', () => {
  store.set(memberIdsAtom, { a: 5, c: 7 })
  store.set(phoneCountAtom, 3)
  store.set(phoneInHandAtom, 'c')
  expect(memberInHand()).toBe(7)
  store.set(phoneCountAtom, 2)
  expect(memberInHand()).toBe(5)
})
