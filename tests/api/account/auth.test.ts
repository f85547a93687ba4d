import { expect, test } from 'vitest'
import { caller, sessionHeaders, startMock, type Mock } from '../../support/mock.ts'
import { plainRequest } from '../../support/plain-request.ts'

const womanLogin = { email: 'woman@yoimachi.example', password: 'yoimachi123' }
const newcomer = {
  email: 'New.Comer@yoimachi.example',
  password: 'secret1',
  password_confirmation: 'secret1',
  sex: 2,
}

async function linkOf(mock: Mock): Promise<URL> {
  const { body } = await mock.control('GET', '/outbox')
  return new URL(body[0].links[0].address as string)
}

test('API-02 AUTH-11 D-50 opens a login that every later call can use unchanged', async () => {
  const mock = await startMock()
  const reply = await mock.post('/api/auth/sign_in', { ...womanLogin, email: ' Woman@Yoimachi.example ' })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('token-type')).toBe('Bearer')
  // D-17: 14 days, as whole Unix seconds.
  expect(reply.headers.get('expiry')).toBe(String(Date.parse('2026-12-05T12:00:00+09:00') / 1000))
  const me = caller(mock.server.url, sessionHeaders(reply.headers))
  const first = await me.get('/api/auth/validate_token')
  const second = await me.get('/api/auth/validate_token')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.headers.get('access-token')).toBe(me.headers['access-token'])
  expect(second.body.data).toMatchObject({ uid: 'woman@yoimachi.example', sex: 2, provider: 'email' })
})

test('API-02 refuses wrong values, unconfirmed, minor and inactive members', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  const tries = [
    [{ email: 'nobody@yoimachi.example', password: 'yoimachi123' }, undefined],
    [{ ...womanLogin, password: 'wrong' }, undefined],
    [{}, undefined],
    // Protocols A8: reported before the password check.
    [{ email: 'unconfirmed@yoimachi.example', password: 'wrong' }, 'unconfirmed'],
    [{ email: 'minor@yoimachi.example', password: 'yoimachi123' }, 'under_age'],
    [{ email: 'minor@yoimachi.example', password: 'wrong' }, undefined],
    [{ email: 'inactive@yoimachi.example', password: 'yoimachi123' }, 'inactive'],
  ] as const
  for (const [body, reason] of tries) {
    const reply = await mock.post('/api/auth/sign_in', body)
    expect(reply.status).toBe(401)
    expect(reply.body).toEqual({ success: false, errors: [expect.any(String)], ...(reason && { reason }) })
    expect(reply.headers.has('access-token')).toBe(false)
  }
  expect(mock.worldText()).toBe(before)
})

test('API-01 API-06 AUTH-42 CONFIRM mails a link to a new account, whose login works after opening it', async () => {
  const mock = await startMock()
  const reply = await mock.post('/api/auth', newcomer)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    status: 'success',
    data: {
      id: expect.any(Number),
      provider: 'email',
      uid: 'new.comer@yoimachi.example',
      email: 'new.comer@yoimachi.example',
      sex: 2,
      created_at: '2026-11-21T12:00:00.000+09:00',
      updated_at: '2026-11-21T12:00:00.000+09:00',
    },
  })
  const me = caller(mock.server.url, sessionHeaders(reply.headers))
  expect((await me.get('/api/auth/validate_token')).status).toBe(401)

  const link = await linkOf(mock)
  expect(link.pathname).toBe('/user_confirmation')
  const token = link.searchParams.get('confirmation_token')
  expect((await mock.get(`/api/auth/confirmation?confirmation_token=${token}`)).body).toEqual({
    success: true,
  })
  expect((await me.get('/api/auth/validate_token')).status).toBe(200)
  // D-17: once only.
  expect((await mock.get(`/api/auth/confirmation?confirmation_token=${token}`)).status).toBe(422)
})

test('IMP-28 serves three routes that no screen uses; the others neither change nor delete an account', async () => {
  const mock = await startMock({ members: 0 })
  const me = await mock.signIn('woman')
  expect((await me.get('/api/auth/validate_token')).status).toBe(200)
  expect((await mock.get('/api/auth/sign_in')).status).toBe(405)
  const sent = await mock.post('/api/auth/confirmation', { email: 'unconfirmed@yoimachi.example' })
  expect(sent.status).toBe(200)
  const before = mock.worldText()
  expect((await me.put('/api/auth', { password: 'changed123' })).status).toBe(404)
  expect((await me.delete('/api/auth')).status).toBe(404)
  expect(mock.worldText()).toBe(before)
})

test('D-94 C-6 the login of a minor or an inactive member changes no password and is not valid', async () => {
  const mock = await startMock()
  for (const persona of ['minor', 'inactive']) {
    const me = await mock.signIn(persona)
    const before = mock.worldText()
    const wish = { password: 'newpass', password_confirmation: 'newpass' }
    expect(await me.put('/api/auth/password', wish)).toMatchObject({
      status: 401,
      body: { success: false, errors: ['Unauthorized'] },
    })
    const checked = await me.get('/api/auth/validate_token')
    expect([checked.status, checked.headers.has('access-token')]).toEqual([401, false])
    expect(mock.worldText()).toBe(before)
    expect((await me.get('/api/account')).status).toBe(200)
    expect((await me.delete('/api/auth/sign_out')).status).toBe(200)
  }
})

test('R7 points a mailed link to this server for any port in the Host header', async () => {
  const mock = await startMock({ members: 0 })
  const headers = { host: '127.0.0.1:6666', 'content-type': 'application/json' }
  const landing = `${mock.server.url}/password_reset`
  for (const [path, body] of [
    ['/api/auth', newcomer],
    ['/api/auth/confirmation', { email: newcomer.email }],
    ['/api/auth/password', { email: womanLogin.email, redirect_url: landing }],
  ] as const) {
    const sent = JSON.stringify(body)
    expect((await plainRequest(mock.server.url, path, { method: 'POST', headers, body: sent })).status).toBe(200)
    expect((await linkOf(mock)).origin).toBe(mock.server.url)
  }
})

test('C-7 protocols A2 the three login values also count as parameters, headers first', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const query = new URLSearchParams(woman.headers)
  expect((await mock.get(`/api/auth/validate_token?${query.toString()}`)).status).toBe(200)
  const mixed = caller(mock.server.url, { ...woman.headers, 'access-token': 'wrong' })
  expect((await mixed.get(`/api/auth/validate_token?access-token=${woman.headers['access-token']}`)).status).toBe(401)
})
