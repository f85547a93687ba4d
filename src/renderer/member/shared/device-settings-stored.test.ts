// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { changeDeviceSettings, readDeviceSettings } from './device-settings.ts'

const logIn = (name: string) => writeSession({ uid: `${name}@yoimachi.example`, client: 'c', 'access-token': 't' })

const allOn = { banner: true, count: true, enterSends: true, partnerPane: true }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  logIn('her')
  changeDeviceSettings(allOn)
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
