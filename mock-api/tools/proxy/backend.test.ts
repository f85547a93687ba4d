import { expect, test, vi } from 'vitest'
import { Backend, BackendError, readBase } from './backend.ts'
import { RealSessions } from './real-sessions.ts'

const login = (uid?: string, client?: string) => (name: string) => (name === 'uid' ? uid : client)

test('is the mock until a real API is given', () => {
  const backend = new Backend()
  expect([backend.mode, backend.url, backend.origin, backend.isRealAt('b.yoimachi.localhost')]).toEqual([
    ...['mock', null, undefined, false],
  ])
  const noAddress = { name: 'BackendError', message: expect.stringMatching(/no address is known/) }
  expect(() => backend.use('real')).toThrow(expect.objectContaining(noAddress))
  expect(() => backend.target('/api')).toThrow(expect.objectContaining(noAddress))
  backend.use('mock')
  expect(backend.mode).toBe('mock')
})

test('serves all hosts by the real API, or phone B only beside the mock', () => {
  const backend = new Backend('https://api.example.com/base/')
  const realAt = () =>
    ['a.yoimachi.localhost', 'b.yoimachi.localhost:3100', undefined].map((at) => backend.isRealAt(at))
  expect([backend.mode, realAt()]).toEqual(['real', [true, true, true]])
  backend.use('beside')
  expect(realAt()).toEqual([false, true, false])
  backend.use('mock')
  expect([realAt(), backend.origin, backend.url]).toEqual([
    ...[[false, false, false], undefined, 'https://api.example.com/base/'],
  ])
})

test('joins its base address with a path, and returns to the last address', () => {
  const backend = new Backend('https://api.example.com/base/')
  expect(backend.target('/api?x=1').href).toBe('https://api.example.com/base/api?x=1')
  expect(backend.origin).toBe('https://api.example.com')
  backend.use('real', 'https://api.example.com/v/')
  backend.use('mock')
  backend.use('real')
  expect(backend.target('/api').href).toBe('https://api.example.com/v/api')
  expect(new Backend('https://api.example.com').target('/api/').href).toBe('https://api.example.com/api/')
})

test('refuses an address that cannot be a backend and changes nothing', () => {
  const backend = new Backend()
  const changed = vi.fn<() => void>()
  backend.changed.add(changed)
  expect(() => backend.use('real', 'http://api.example.com')).toThrow(
    /^Failed to use the address: it is not allowed\. Give an https address/,
  )
  expect(() => readBase('ftp://x')).toThrow(BackendError)
  expect([changed.mock.calls.length, backend.mode]).toEqual([0, 'mock'])
  backend.use('real', 'https://api.example.com')
  backend.use('mock')
  expect(changed).toHaveBeenCalledTimes(2)
})

test('knows the logins that the real API issued, by address and client', () => {
  const sessions = new RealSessions(new Backend('https://api.example.com'))
  sessions.remember(login('Woman@yoimachi.example ', 'one'), 'https://api.example.com/')
  expect(sessions.has(login('woman@yoimachi.example', 'one'))).toBe(true)
  expect(sessions.has(login('woman@yoimachi.example', 'two'))).toBe(false)
  expect(sessions.has(login('man@yoimachi.example', 'one'))).toBe(false)
})

test.each([
  [undefined, undefined],
  [undefined, 'one'],
  ['woman@yoimachi.example', undefined],
  [' ', 'one'],
  ['x', ''],
])('knows no login of uid %s and client %s', (uid, client) => {
  const sessions = new RealSessions(new Backend())
  sessions.remember(login(uid, client), null)
  expect(sessions.has(login(uid, client))).toBe(false)
})

test('shows another real API none of these logins', () => {
  const backend = new Backend('https://api.example.com')
  const sessions = new RealSessions(backend)
  sessions.remember(login('x', 'one'), backend.url)
  backend.use('real', 'https://other.example.com')
  expect(sessions.has(login('x', 'one'))).toBe(false)
  backend.use('real', 'https://api.example.com')
  expect(sessions.has(login('x', 'one'))).toBe(true)
})
