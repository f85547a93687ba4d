// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { changeDeviceSettings } from './device-settings.ts'
import { readSeenRank, rememberSeenRank } from './seen-on-home.ts'

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
