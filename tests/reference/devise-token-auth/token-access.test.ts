import { describe, expect, test } from 'vitest'
import { caller, startMock } from '../../support/mock.ts'
import { deviceOf, loginHeaders, rotateTokens, signIn } from './device.ts'

const path = '/api/account'

describe('tokens that change with each request', () => {
  test('accepts a request outside the batch window and sends a new token for the same client and uid', async () => {
    const mock = await startMock({ members: 0 })
    await rotateTokens(mock)
    const device = await signIn(mock)
    await mock.advance('PT6S')
    const response = await device.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-token')).toMatch(/^[\w-]{22}$/)
    expect(response.headers.get('access-token')).not.toBe(device.headers['access-token'])
    expect(response.headers.get('client')).toBe(device.headers['client'])
    expect(response.headers.get('uid')).toBe(device.headers['uid'])
    expect(response.headers.get('token-type')).toBe('Bearer')
    await mock.advance('PT6S')
    const next = await deviceOf(mock, response).get(path)
    expect(next.status).toBe(200)
    expect(next.headers.get('access-token')).not.toBe(response.headers.get('access-token'))
  })

  test('accepts requests within five seconds as one batch and sends blanks for the second', async () => {
    const mock = await startMock({ members: 0 })
    await rotateTokens(mock)
    const device = await signIn(mock)
    await mock.advance('PT6S')
    const [first, second] = [await device.get(path), await device.get(path)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.headers.get('access-token')).not.toBe('')
    expect([second.headers.get('access-token'), second.headers.get('expiry')]).toEqual(['', ''])
    expect(second.headers.get('client')).toBe(device.headers['client'])
  })

  test("sends the request's token in the Authorization header of a batch", async () => {
    const mock = await startMock({ members: 0 })
    await rotateTokens(mock)
    const device = await signIn(mock)
    const response = await device.get(path)
    const [, encoded = ''] = (response.headers.get('authorization') ?? '').split(' ')
    expect(JSON.parse(atob(encoded))).toMatchObject(device.headers)
  })

  test('sends a new token within the window for the parameter unbatch', async () => {
    const mock = await startMock({ members: 0 })
    await rotateTokens(mock)
    const device = await signIn(mock)
    const response = await device.get(`${path}?unbatch=true`)
    expect(response.headers.get('access-token')).toMatch(/^[\w-]{22}$/)
  })

  test('accepts two requests with one token outside the window and refuses the third without headers', async () => {
    const mock = await startMock({ members: 0 })
    await rotateTokens(mock)
    const device = await signIn(mock)
    const responses = []
    for (let turn = 0; turn < 3; turn += 1) {
      await mock.advance('PT6S')
      responses.push(await device.get(path))
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 401])
    expect(responses.map(({ headers }) => headers.has('access-token'))).toEqual([true, true, false])
  })

  test('sends no login headers on sign-out', async () => {
    const mock = await startMock({ members: 0 })
    await rotateTokens(mock)
    const { headers } = await (await signIn(mock)).delete('/api/auth/sign_out')
    for (const name of loginHeaders) expect(headers.has(name), name).toBe(false)
  })
})

describe('tokens that stay', () => {
  test('repeats token, client, uid and expiry of the request in each response', async () => {
    const mock = await startMock({ members: 0 })
    const device = await signIn(mock)
    const [first, second] = [await device.get(path), await device.get(path)]
    for (const { status, headers } of [first, second]) {
      expect(status).toBe(200)
      for (const [name, value] of Object.entries(device.headers)) expect(headers.get(name)).toBe(value)
    }
    expect(second.headers.get('expiry')).toBe(first.headers.get('expiry'))
  })

  test('sends no login headers on sign-out', async () => {
    const mock = await startMock({ members: 0 })
    const { headers } = await (await signIn(mock)).delete('/api/auth/sign_out')
    for (const name of loginHeaders) expect(headers.has(name), name).toBe(false)
  })

  test('repeats the login in a refusal too, because a user was found', async () => {
    const mock = await startMock({ members: 0 })
    const device = await signIn(mock)
    const response = await device.get('/api/notice?id=999999')
    expect([response.status, response.headers.get('access-token')]).toEqual([404, device.headers['access-token']])
  })
})

describe('refuses a login', () => {
  test('with a wrong, missing or foreign value: 401 with errors only and without login headers', async () => {
    const mock = await startMock({ members: 0 })
    const device = await signIn(mock)
    const man = await signIn(mock, { email: 'man@yoimachi.example', password: 'yoimachi123' })
    const wrong = [
      {},
      { ...device.headers, 'access-token': 'bogus' },
      { ...device.headers, client: 'bogus' },
      { ...device.headers, uid: man.headers['uid'] ?? '' },
      // The uid is compared exactly.
      { ...device.headers, uid: (device.headers['uid'] ?? '').toUpperCase() },
      { uid: device.headers['uid'] ?? '', client: device.headers['client'] ?? '' },
    ]
    for (const headers of wrong) {
      const response = await caller(mock.server.url, headers).get(path)
      expect(response.status).toBe(401)
      expect(response.body).toEqual({ errors: [expect.any(String)] })
      for (const name of loginHeaders) expect(response.headers.has(name), name).toBe(false)
    }
  })

  test('two weeks after its token was made', async () => {
    const mock = await startMock({ members: 0 })
    const device = await signIn(mock)
    await mock.advance('P13DT23H59M59S')
    expect((await device.get(path)).status).toBe(200)
    await mock.advance('PT1S')
    expect((await device.get(path)).status).toBe(401)
  })

  test('of another device after a password change', async () => {
    const mock = await startMock({ members: 0 })
    const [one, other] = [await signIn(mock), await signIn(mock)]
    await one.put('/api/auth/password', { password: 'changed1', password_confirmation: 'changed1' })
    expect([(await one.get(path)).status, (await other.get(path)).status]).toEqual([200, 401])
  })
})

test('ends the login with the nearest expiry on the eleventh sign-in', async () => {
  const mock = await startMock({ members: 0 })
  const devices = []
  for (let no = 0; no < 11; no += 1) {
    devices.push(await signIn(mock))
    await mock.advance('PT1S')
  }
  const statuses = await Promise.all(devices.map(async (device) => (await device.get(path)).status))
  expect(statuses).toEqual([401, ...Array.from({ length: 10 }, () => 200)])
})
