// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { storedNames } from '../../../contract/rules/session-values.ts'
import { clearSession, hasLogin, loginOf, onSessionChange, readSession, writeSession } from './session-store.ts'

beforeEach(() => {
  clearSession()
  localStorage.clear()
})

test('AUTH-64 AUTH-66 ENTITY2-31 ENTITY-05 the keys are the wire header names of both lists', () => {
  expect([...storedNames].toSorted()).toEqual(
    [
      'access-token',
      'client',
      'expiry',
      'message',
      'payment_conf',
      'sex',
      'token-type',
      'uid',
      'unread_messages_size',
    ].toSorted(),
  )
  writeSession({ uid: 'a@b.c', sex: 2, payment_conf: 0 })
  expect(localStorage.getItem('uid')).toBe('a@b.c')
  expect(localStorage.getItem('sex')).toBe('2')
  expect(readSession()).toEqual({ uid: 'a@b.c', sex: '2', payment_conf: '0' })
})

test('ENTITY2-33 a token type stored as token_type is read too', () => {
  localStorage.setItem('token_type', 'Bearer')
  writeSession({ uid: 'a' })
  expect(readSession()['token-type']).toBe('Bearer')
})

test('AUTH-67 AUTH-71 clearing forgets everything, but keeps the message where it is wanted', () => {
  writeSession({ uid: 'a', client: 'c', 'access-token': 't', message: 'm' })
  clearSession({ keepMessage: true })
  expect(readSession()).toEqual({ message: 'm' })
  clearSession()
  expect(localStorage.length).toBe(0)
})

test('ROLE-37 one of the three values missing counts as no login', () => {
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

test('AUTH-64 listeners hear of real changes only, also of those of another tab', () =>
  listen((heard) => {
    writeSession({ uid: 'a' })
    writeSession({ uid: 'a' })
    expect(heard).toHaveBeenCalledTimes(1)
    localStorage.removeItem('uid')
    tellOf(localStorage)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(readSession().uid).toBeUndefined()
  }))

test('AUTH-64 what another tab keeps for itself changes no login', () =>
  listen((heard) => {
    localStorage.setItem('uid', 'b')
    tellOf(sessionStorage)
    expect(heard).not.toHaveBeenCalled()
    tellOf(localStorage)
    expect(heard).toHaveBeenCalledTimes(1)
  }))

test('who listens no longer leaves nothing on the page', async () => {
  // Of its own: drafts and the cable listen for good, and another file may have loaded them.
  vi.resetModules()
  const fresh = await import('./session-store.ts')
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const stop = fresh.onSessionChange(() => {})
  expect(added.mock.calls.map(([kind]) => kind)).toEqual(['storage'])
  stop()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test('ENTITY2-33 a token type under the present name comes before one of before', () => {
  localStorage.setItem('token_type', 'old')
  writeSession({ 'token-type': 'Bearer' })
  expect(readSession()['token-type']).toBe('Bearer')
})

test('null takes a value away, what is not given stays', () => {
  writeSession({ uid: 'a', message: 'm' })
  writeSession({ message: null })
  expect(readSession()).toEqual({ uid: 'a' })
  expect(localStorage.getItem('message')).toBeNull()
})

test('a login is known by client and member, not by its token', () => {
  const login = { uid: 'a', client: 'c', 'access-token': 't' }
  expect(loginOf(login)).toBe('c a')
  expect(loginOf({ ...login, 'access-token': 't2' })).toBe(loginOf(login))
  expect(loginOf({ ...login, client: 'c2' })).not.toBe(loginOf(login))
  expect(loginOf({ uid: 'a', client: 'c' })).toBe('')
})
