import { expect, test } from 'vitest'
import { caller, sessionHeaders, startMock } from '../support/mock.ts'

test('API-02 AUTH-11 D-50 sign-in opens a login that every later call can use unchanged', async () => {
  const mock = await startMock()
  const reply = await mock.post('/api/auth/sign_in', { email: 'woman@yoimachi.example', password: 'yoimachi123' })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('token-type')).toBe('Bearer')
  const me = caller(mock.server.url, sessionHeaders(reply.headers))
  const first = await me.get('/api/auth/validate_token')
  const second = await me.get('/api/auth/validate_token')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.headers.get('access-token')).toBe(me.headers['access-token'])
  expect(second.body.data).toMatchObject({ uid: 'woman@yoimachi.example', sex: 2, provider: 'email' })
})
