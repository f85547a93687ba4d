// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { changeDeviceSettings } from './device-settings.ts'
import { forgetReturnAddress, keepReturnAddress, readReturnAddress } from './drafts.ts'

const logIn = (name: string) => writeSession({ uid: `${name}@yoimachi.example`, client: 'c', 'access-token': 't' })

const allOn = { banner: true, count: true, enterSends: true, partnerPane: true }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  logIn('her')
  changeDeviceSettings(allOn)
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
