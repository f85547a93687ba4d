// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { changeDeviceSettings } from './device-settings.ts'
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
