// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startOnFreshDevice } from '../../../../../tests/support/fresh-device.ts'
import { applyTheme, chooseTheme } from './theme.ts'

beforeEach(startOnFreshDevice)

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

test('follows the choice of another tab', () => {
  localStorage.setItem('yoimachi.theme', 'night')
  window.dispatchEvent(new StorageEvent('storage', { key: 'yoimachi.theme', storageArea: localStorage }))
  expect(document.documentElement.dataset['theme']).toBe('night')
  chooseTheme('system')
})
