// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startOnFreshDevice } from '../../../../../tests/support/fresh-device.ts'
import { rememberMet } from './met-profiles.ts'

beforeEach(startOnFreshDevice)

const stored = () => localStorage.getItem('yoimachi.met.her@yoimachi.example')

test('keeps each viewed or liked profile once, latest last; viewing does not undo a like', () => {
  rememberMet('a', 'viewed')
  rememberMet('b', 'viewed')
  rememberMet('a', 'viewed')
  expect(stored()).toBe('a,b')
  rememberMet('a', 'liked')
  expect(stored()).toBe('b,a+')
  for (const met of ['viewed', 'liked'] as const) {
    rememberMet('a', met)
    expect(stored()).toBe('b,a+')
  }
  rememberMet('b', 'liked')
  expect(stored()).toBe('a+,b+')
})

test('keeps the latest 300 profiles', () => {
  for (let number = 1; number <= 302; number += 1) rememberMet(`m${number}`, 'viewed')
  const kept = stored()?.split(',') ?? []
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, 'm3', 'm302'])
})
