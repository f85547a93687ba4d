// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionKeys } from '../../../contract/rules/stored-names.ts'
import { clearSession, hasLogin, loginOf, onSessionChange, ownUid, readSession, writeSession } from './session-store.ts'

beforeEach(() => {
  clearSession()
  localStorage.clear()
})

test('AUTH-64 AUTH-66 ENTITY2-31 ENTITY-05 uses the wire header names of both lists as keys', () => {
  expect([...sessionKeys].toSorted()).toEqual(
    [
      'access-token',
      'client',
      'expiry',
      'message',
      'payment_conf',
      'sex',
      'token-type',
      'uid',
      // Ours: marks what a sign-up stored (D-116).
      'unconfirmed',
      'unread_messages_size',
      // Ours: marks a withdrawal under way for the other tabs (D-110).
      'withdrawing',
    ].toSorted(),
  )
  writeSession({ uid: 'a@b.c', sex: 2, payment_conf: 0 })
  expect(localStorage.getItem('uid')).toBe('a@b.c')
  expect(localStorage.getItem('sex')).toBe('2')
  expect(readSession()).toEqual({ uid: 'a@b.c', sex: '2', payment_conf: '0' })
})

test('ENTITY2-33 reads a token type stored as token_type', () => {
  localStorage.setItem('token_type', 'Bearer')
  writeSession({ uid: 'a' })
  expect(readSession()['token-type']).toBe('Bearer')
})

test('AUTH-67 AUTH-71 clears everything, and keeps the message on request', () => {
  writeSession({ uid: 'a', client: 'c', 'access-token': 't', message: 'm' })
  clearSession({ keepMessage: true })
  expect(readSession()).toEqual({ message: 'm' })
  clearSession()
  expect(localStorage.length).toBe(0)
})

test('ROLE-37 counts a login with a missing value as none', () => {
  expect(hasLogin({ uid: 'a', client: 'c', 'access-token': 't' })).toBe(true)
  expect(hasLogin({ uid: 'a', client: 'c' })).toBe(false)
  expect(hasLogin({ uid: '', client: 'c', 'access-token': 't' })).toBe(false)
})

/** Listens while `during` runs. */
function listen(during: (heard: ReturnType<typeof vi.fn<() => void>>) => void) {
  const heard = vi.fn<() => void>()
  const stop = onSessionChange(heard)
  try {
    during(heard)
  } finally {
    stop()
  }
}
const tellOf = (storageArea: Storage) => window.dispatchEvent(new StorageEvent('storage', { storageArea }))

test('AUTH-64 notifies listeners of real changes only, including those of another tab', () =>
  listen((heard) => {
    writeSession({ uid: 'a' })
    writeSession({ uid: 'a' })
    expect(heard).toHaveBeenCalledTimes(1)
    localStorage.removeItem('uid')
    tellOf(localStorage)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(readSession().uid).toBeUndefined()
  }))

test('AUTH-64 ignores storage events for other keys of another tab', () =>
  listen((heard) => {
    localStorage.setItem('uid', 'b')
    tellOf(sessionStorage)
    expect(heard).not.toHaveBeenCalled()
    tellOf(localStorage)
    expect(heard).toHaveBeenCalledTimes(1)
  }))

test('removes its storage listener with the last subscriber', async () => {
  // A fresh module, because drafts and the cable never unsubscribe and another file may have loaded them.
  vi.resetModules()
  const fresh = await import('./session-store.ts')
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const stop = fresh.onSessionChange(() => {})
  expect(added.mock.calls.map(([kind]) => kind)).toEqual(['storage'])
  stop()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test('ENTITY2-33 prefers the current key of a token type to the old one', () => {
  localStorage.setItem('token_type', 'old')
  writeSession({ 'token-type': 'Bearer' })
  expect(readSession()['token-type']).toBe('Bearer')
})

test('removes a value on null and keeps missing ones', () => {
  writeSession({ uid: 'a', message: 'm' })
  writeSession({ message: null })
  expect(readSession()).toEqual({ uid: 'a' })
  expect(localStorage.getItem('message')).toBeNull()
})

test('identifies a login by client and member, not by its token', () => {
  const login = { uid: 'a', client: 'c', 'access-token': 't' }
  expect(loginOf(login)).toBe('c a')
  expect(loginOf({ ...login, 'access-token': 't2' })).toBe(loginOf(login))
  expect(loginOf({ ...login, client: 'c2' })).not.toBe(loginOf(login))
  expect(loginOf({ uid: 'a', client: 'c' })).toBe('')
})

test('names the own uid in a request only while there is one', () => {
  expect(ownUid()).toEqual({})
  writeSession({ uid: 'a@b.c' })
  expect(ownUid()).toEqual({ uid: 'a@b.c' })
})

test('D-116 what a sign-up stores is no login until another one replaces it', () => {
  writeSession({ uid: 'a', client: 'c', 'access-token': 't', unconfirmed: 'true' })
  expect(hasLogin(readSession())).toBe(false)
  expect(loginOf(readSession())).toBe('')
  writeSession({ unconfirmed: null })
  expect(hasLogin(readSession())).toBe(true)
})
