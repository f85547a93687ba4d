import { describe, expect, test } from 'vitest'
import { caller, startMock } from '../../support/mock.ts'
import { email, gemError, loginHeaders, password, signIn } from './device.ts'

const path = '/api/auth/sign_in'

test('returns the user without times and all login headers on sign-in', async () => {
  const mock = await startMock({ members: 0 })
  const response = await mock.post(path, { email, password })
  expect(response.status).toBe(200)
  expect(response.body).toEqual({
    data: { id: expect.any(Number), provider: 'email', uid: email, email, sex: 2 },
  })
  for (const name of loginHeaders) expect(response.headers.get(name), name).toBeTruthy()
})

test('sends Bearer and the base64 of the five other headers as Authorization', async () => {
  const mock = await startMock({ members: 0 })
  const { headers } = await mock.post(path, { email, password })
  const [kind, encoded = ''] = (headers.get('authorization') ?? '').split(' ')
  expect(kind).toBe('Bearer')
  const five = loginHeaders.slice(0, 5).map((name) => [name, headers.get(name)])
  expect(JSON.parse(atob(encoded))).toEqual(Object.fromEntries(five))
})

test('answers a GET of sign-in with the hint to POST', async () => {
  const mock = await startMock({ members: 0 })
  expect(await mock.get(path)).toMatchObject({ status: 405, body: gemError })
})

test('accepts credentials as query, form, JSON or request headers', async () => {
  const mock = await startMock({ members: 0 })
  const query = new URLSearchParams({ email, password }).toString()
  const url = mock.server.url + path
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const responses = [
    await fetch(`${url}?${query}`, { method: 'POST' }),
    await fetch(url, { method: 'POST', headers: form, body: query }),
    await fetch(url, { method: 'POST', body: JSON.stringify({ email, password }) }),
    await fetch(url, { method: 'POST', headers: { email, password } }),
    // A parameter has priority over a header of its name.
    await fetch(`${url}?${query}`, { method: 'POST', headers: { email: 'other@yoimachi.example' } }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

describe('signing out', () => {
  test('ends the token', async () => {
    const mock = await startMock({ members: 0 })
    const device = await signIn(mock)
    expect(await device.delete('/api/auth/sign_out')).toMatchObject({ status: 200, body: { success: true } })
    expect((await device.get('/api/auth/validate_token')).status).toBe(401)
  })

  test('without a login is 404 with errors', async () => {
    const mock = await startMock({ members: 0 })
    expect(await mock.delete('/api/auth/sign_out')).toMatchObject({ status: 404, body: gemError })
    const bogus = caller(mock.server.url, { uid: email, client: 'x', 'access-token': 'y' })
    expect(await bogus.delete('/api/auth/sign_out')).toMatchObject({ status: 404, body: gemError })
  })
})

test.each([
  ['a wrong password', { email, password: 'bogus' }],
  ['no password', { email }],
  ['no email', { password }],
  ['nothing', {}],
  ['an unknown address', { email: 'nobody@yoimachi.example', password }],
])('%s is 401 with errors and no login headers', async (_, values) => {
  const mock = await startMock({ members: 0 })
  const response = await mock.post(path, values)
  expect(response).toMatchObject({ status: 401, body: gemError })
  for (const name of loginHeaders) expect(response.headers.has(name), name).toBe(false)
})

test.each([email.toUpperCase(), ` ${email}\n`])('ignores letter case and surrounding blanks of %j', async (typed) => {
  const mock = await startMock({ members: 0 })
  const response = await mock.post(path, { email: typed, password })
  expect([response.status, response.body.data.uid]).toEqual([200, email])
})

test('reports an unconfirmed user, also with a wrong password', async () => {
  const mock = await startMock({ members: 0 })
  for (const tried of [password, 'bogus']) {
    const response = await mock.post(path, { email: 'unconfirmed@yoimachi.example', password: tried })
    expect(response).toMatchObject({ status: 401, body: gemError })
    expect(response.headers.has('access-token')).toBe(false)
  }
})
