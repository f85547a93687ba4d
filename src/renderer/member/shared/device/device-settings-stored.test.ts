// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { allSettingsOn, startOnFreshDevice } from '../../../../../tests/support/fresh-device.ts'
import { changeDeviceSettings, readDeviceSettings } from './device-settings.ts'

beforeEach(startOnFreshDevice)

test('D-80 stores only the settings that are off', () => {
  expect(readDeviceSettings()).toEqual(allSettingsOn)
  const stored = () => localStorage.getItem('yoimachi.settings')
  const words = [
    ['banner', 'no-banner'],
    ['count', 'no-count'],
    ['enterSends', 'no-enter'],
    ['partnerPane', 'no-partner'],
  ] as const
  for (const [name, word] of words) {
    changeDeviceSettings({ [name]: false })
    expect(readDeviceSettings()).toEqual({ ...allSettingsOn, [name]: false })
    expect(stored()).toBe(word)
    changeDeviceSettings({ [name]: true })
    expect(stored()).toBeNull()
  }
  changeDeviceSettings({ banner: false, enterSends: false })
  expect(stored()).toBe('no-banner no-enter')
  changeDeviceSettings(allSettingsOn)
})
