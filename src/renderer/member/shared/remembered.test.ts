// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { changeDeviceSettings, readDeviceSettings } from './device-settings.ts'
import { forgetReturnAddress, keepReturnAddress, readReturnAddress } from './drafts.ts'
import { rememberMet, readSeenRank, rememberSeenRank } from './remembered.ts'
import { applyTheme, chooseTheme } from './theme.ts'

const logIn = (name: string) => writeSession({ uid: `${name}@yoimachi.example`, client: 'c', 'access-token': 't' })

const allOn = { banner: true, count: true, enterSends: true, partnerPane: true }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  logIn('her')
  changeDeviceSettings(allOn)
})

test('RANK-49 D-32 keeps the last seen rank per member', () => {
  expect(readSeenRank()).toBeNull()
  rememberSeenRank('C')
  expect(readSeenRank()).toBe('C')
  logIn('him')
  expect(readSeenRank()).toBeNull()
})

test('D-79 keeps the page on which the session expired, except home', () => {
  keepReturnAddress('/home?page=2')
  expect(readReturnAddress()).toBeNull()
  keepReturnAddress('/chat?uuid=1')
  expect(readReturnAddress()).toBe('/chat?uuid=1')
  forgetReturnAddress()
  expect(readReturnAddress()).toBeNull()
  keepReturnAddress('https://example.com/')
  expect(readReturnAddress()).toBeNull()
})

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

test('D-80 stores only the settings that are off', () => {
  expect(readDeviceSettings()).toEqual(allOn)
  const stored = () => localStorage.getItem('yoimachi.settings')
  const words = [
    ['banner', 'no-banner'],
    ['count', 'no-count'],
    ['enterSends', 'no-enter'],
    ['partnerPane', 'no-partner'],
  ] as const
  for (const [name, word] of words) {
    changeDeviceSettings({ [name]: false })
    expect(readDeviceSettings()).toEqual({ ...allOn, [name]: false })
    expect(stored()).toBe(word)
    changeDeviceSettings({ [name]: true })
    expect(stored()).toBeNull()
  }
  changeDeviceSettings({ banner: false, enterSends: false })
  expect(stored()).toBe('no-banner no-enter')
  changeDeviceSettings(allOn)
})

test('sets the chosen theme on the document and stores it, except system', () => {
  const shown = () => [document.documentElement.dataset['theme'], localStorage.getItem('yoimachi.theme')]
  for (const choice of ['day', 'night'] as const) {
    chooseTheme(choice)
    expect(shown()).toEqual([choice, choice])
  }
  chooseTheme('system')
  expect(shown()).toEqual([undefined, null])
  applyTheme()
  expect(shown()).toEqual([undefined, null])
})
