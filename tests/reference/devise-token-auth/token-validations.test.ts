import { expect, test } from 'vitest'
import { caller, startMock } from '../../support/mock.ts'
import { email, gemError, signIn } from './device.ts'

const path = '/api/auth/validate_token'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

test('returns the user and the login headers for a valid login', async () => {
  const mock = await startMock({ members: 0 })
  const device = await signIn(mock)
  const response = await device.get(path)
  expect(response.status).toBe(200)
  expect(response.body).toMatchObject({ success: true, data: { uid: email, email, provider: 'email' } })
  expect(response.headers.get('access-token')).toBe(device.headers['access-token'])
})

test('accepts the login as parameters', async () => {
  const mock = await startMock({ members: 0 })
  const device = await signIn(mock)
  expect((await mock.get(`${path}?${new URLSearchParams(device.headers).toString()}`)).status).toBe(200)
})

test('accepts the login in the Authorization header of sign-in alone', async () => {
  const mock = await startMock({ members: 0 })
  const signedIn = await mock.post('/api/auth/sign_in', { email, password: 'yoimachi123' })
  const authorization = signedIn.headers.get('authorization') ?? ''
  expect((await caller(mock.server.url, { authorization }).get(path)).status).toBe(200)
})

test('refuses an Authorization header with invalid base64, JSON or values', async () => {
  const mock = await startMock({ members: 0 })
  const device = await signIn(mock)
  const wrong = [
    'Bearer invalid*base64',
    `Bearer ${Buffer.from('no json').toString('base64')}`,
    `Bearer ${encode([])}`,
    `Bearer ${encode(null)}`,
    `Bearer ${encode({ ...device.headers, 'access-token': 'bogus' })}`,
    `Bearer ${encode({ ...device.headers, uid: 1 })}`,
    'Bearer',
    '',
  ]
  for (const authorization of wrong) {
    const response = await caller(mock.server.url, { authorization }).get(path)
    expect(response, authorization).toMatchObject({ status: 401, body: gemError })
  }
})

test('prefers single headers to the Authorization header', async () => {
  const mock = await startMock({ members: 0 })
  const device = await signIn(mock)
  const headers = { authorization: `Bearer ${encode(device.headers)}`, 'access-token': 'bogus' }
  expect((await caller(mock.server.url, headers).get(path)).status).toBe(401)
})

test('answers 401 with errors and no headers without a login', async () => {
  const mock = await startMock({ members: 0 })
  const response = await mock.get(path)
  expect(response).toMatchObject({ status: 401, body: gemError })
  expect(response.headers.has('access-token')).toBe(false)
})
