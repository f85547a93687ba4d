// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noteServerDate } from '../../../api/server-time.ts'
import { clearSession, writeSession } from '../../../api/session-store.ts'
import { rememberAnnounced, wasAnnouncedToday } from './announcements.tsx'
import { closedPopups, rememberClosed } from './campaign-popups.tsx'

const logIn = (name: string) => writeSession({ uid: `${name}@yoimachi.example`, client: 'c', 'access-token': 't' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  logIn('her')
})

test('BONUS-14 a popup stays closed for this visit and this member, counted once', () => {
  expect(closedPopups()).toEqual([])
  for (const code of [3, 1, 3]) rememberClosed(code)
  expect(closedPopups()).toEqual([3, 1])
  logIn('him')
  expect(closedPopups()).toEqual([])
})

test('D-02 an announcement is confirmed for the business day, which begins at 3:00', () => {
  const itIs = (wall: string) => noteServerDate(new Date(`${wall}+09:00`).toUTCString(), performance.now())
  itIs('2026-11-20T23:00:00')
  expect(wasAnnouncedToday()).toBe(false)
  rememberAnnounced()
  itIs('2026-11-21T02:59:00')
  expect(wasAnnouncedToday()).toBe(true)
  itIs('2026-11-21T03:00:00')
  expect(wasAnnouncedToday()).toBe(false)
  itIs('2026-11-20T23:00:00')
  logIn('him')
  expect(wasAnnouncedToday()).toBe(false)
})
