// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noteServerDate } from '../../../api/server-time.ts'
import { clearSession, writeSession } from '../../../api/session-store.ts'
import { closedPopups, readOpened, rememberClosed, rememberOpened, unshownBonus } from './opened.ts'

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
  // Another tab has its own session storage.
  sessionStorage.clear()
  expect(closedPopups()).toEqual([3, 1])
  logIn('him')
  expect(closedPopups()).toEqual([])
})

test('D-101 D-02 D-123 a visit is a business day in all tabs, and a sale is remembered per member', () => {
  const itIs = (wall: string) => noteServerDate(new Date(`${wall}+09:00`).toUTCString(), performance.now())
  itIs('2026-11-20T23:00:00')
  expect(readOpened()).toEqual({ thisVisit: false, lastSaleMs: null })
  rememberOpened('bonus')
  sessionStorage.clear()
  itIs('2026-11-21T02:59:00')
  expect(readOpened()).toEqual({ thisVisit: true, lastSaleMs: null })
  itIs('2026-11-21T03:00:00')
  expect(readOpened().thisVisit).toBe(false)
  rememberOpened('sale')
  const { thisVisit, lastSaleMs } = readOpened()
  expect([thisVisit, Math.round(((lastSaleMs ?? 0) - Date.parse('2026-11-21T03:00:00+09:00')) / 60_000)]).toEqual([
    true,
    0,
  ])
  // A value that no version has written does not keep sales from opening.
  localStorage.setItem('yoimachi.sale.her@yoimachi.example', 'x')
  expect(readOpened().lastSaleMs).toBeNull()
  logIn('him')
  expect(readOpened()).toEqual({ thisVisit: false, lastSaleMs: null })
})

test("D-43 today's bonus waits to be told, to its member and until the business day ends", () => {
  const itIs = (wall: string) => noteServerDate(new Date(`${wall}+09:00`).toUTCString(), performance.now())
  itIs('2026-11-20T23:00:00')
  expect(unshownBonus.exists()).toBe(false)
  unshownBonus.remember()
  itIs('2026-11-21T02:59:00')
  expect(unshownBonus.exists()).toBe(true)
  logIn('him')
  expect(unshownBonus.exists()).toBe(false)
  logIn('her')
  itIs('2026-11-21T03:00:00')
  expect(unshownBonus.exists()).toBe(false)
  itIs('2026-11-21T02:59:00')
  unshownBonus.forget()
  expect([unshownBonus.exists(), sessionStorage.length]).toEqual([false, 0])
})
