import { expect, test } from 'vitest'
import { caller, startMock, type Mock } from '../../support/mock.ts'
import { credentialsIn, email, gemError, mailedLink, mailedTo, password, signIn } from './device.ts'

const path = '/api/auth/password'
const fresh = { password: 'changed123', password_confirmation: 'changed123' }
const landing = (mock: Mock, rest = '') => `${mock.server.url}/password_reset${rest}`

/** Requests a mail and opens its link. */
async function openedLink(mock: Mock, values: { email?: string; rest?: string } = {}) {
  const redirect_url = landing(mock, values.rest)
  await mock.post(path, { email: values.email ?? email, redirect_url })
  const link = await mailedLink(mock)
  const response = await mock.get(link.pathname + link.search)
  return { link, answer: response, target: new URL(response.headers.get('location') ?? 'about:blank') }
}

test("refuses a request without address, landing or member in the gem's order", async () => {
  const mock = await startMock({ members: 0 })
  const redirect_url = landing(mock)
  expect(await mock.post(path, { email })).toMatchObject({ status: 401, body: gemError })
  expect(await mock.post(path, { redirect_url })).toMatchObject({ status: 401, body: gemError })
  const unknown = await mock.post(path, { email: 'Nobody@Yoimachi.example', redirect_url })
  expect(unknown).toMatchObject({ status: 404, body: gemError })
  expect(unknown.body.errors[0]).toContain('nobody@yoimachi.example')
})

test('answers a foreign landing with 422, for the mail and its link', async () => {
  const mock = await startMock({ members: 0 })
  const foreign = 'https://elsewhere.example/password_reset'
  const body = { success: false, errors: [expect.any(String)], status: 'error', data: null }
  expect(await mock.post(path, { email, redirect_url: foreign })).toMatchObject({ status: 422, body })
  const { link } = await openedLink(mock)
  link.searchParams.set('redirect_url', foreign)
  expect(await mock.get(link.pathname + link.search)).toMatchObject({ status: 422, body })
})

test('sends one mail for any spelling of the address and names the stored one', async () => {
  const mock = await startMock({ members: 0 })
  const response = await mock.post(path, { email: ` ${email.toUpperCase()}`, redirect_url: landing(mock) })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  expect(response.body.message).toContain(email)
  expect(response.headers.has('access-token')).toBe(false)
  expect(await mailedTo(mock)).toEqual([email])
  const { pathname, searchParams: query } = await mailedLink(mock)
  expect(pathname).toBe('/api/auth/password/edit')
  expect([query.get('redirect_url'), query.get('config')]).toEqual([landing(mock), 'default'])
  expect(query.get('reset_password_token')).toBeTruthy()
})

test("redirects the link to the landing with a login and the mail's token, in alphabetical order", async () => {
  const mock = await startMock({ members: 0 })
  const { link, answer: response, target } = await openedLink(mock)
  expect(response.status).toBe(302)
  expect(response.headers.has('access-token')).toBe(false)
  const query = target.searchParams
  expect([...query.keys()]).toEqual([
    ...['access-token', 'client', 'client_id', 'config', 'expiry', 'reset_password', 'reset_password_token'],
    ...['token', 'uid'],
  ])
  expect(query.get('reset_password')).toBe('true')
  expect(query.get('reset_password_token')).toBe(link.searchParams.get('reset_password_token'))
  expect([query.get('client_id'), query.get('token')]).toEqual([query.get('client'), query.get('access-token')])
  const device = caller(mock.server.url, credentialsIn(target))
  expect((await device.get('/api/auth/validate_token')).status).toBe(200)
})

test('keeps the query of the landing and repeats the parameters after a fragment', async () => {
  const mock = await startMock({ members: 0 })
  const { target } = await openedLink(mock, { rest: '?from=mail#/reset' })
  expect(target.searchParams.get('from')).toBe('mail')
  expect(target.hash).toBe(`#/reset${target.search}`)
})

test('answers an unknown link with a plain 404 and one without landing with 401', async () => {
  const mock = await startMock({ members: 0 })
  const query = (token: string) =>
    new URLSearchParams({ reset_password_token: token, redirect_url: landing(mock) }).toString()
  for (const token of ['bogus', '']) {
    const response = await mock.get(`${path}/edit?${query(token)}`)
    expect([response.status, typeof response.body]).toEqual([404, 'string'])
  }
  expect(await mock.get(`${path}/edit?reset_password_token=bogus`)).toMatchObject({
    status: 401,
    body: gemError,
  })
})

test('accepts the link again until a newer mail is sent', async () => {
  const mock = await startMock({ members: 0 })
  const { link } = await openedLink(mock)
  expect((await mock.get(link.pathname + link.search)).status).toBe(302)
  await mock.advance('PT1S')
  await openedLink(mock)
  expect((await mock.get(link.pathname + link.search)).status).toBe(404)
})

test('expires the link after six hours', async () => {
  const mock = await startMock({ members: 0 })
  const { link } = await openedLink(mock)
  await mock.advance('PT6H')
  expect((await mock.get(link.pathname + link.search)).status).toBe(404)
})

test('confirms an unconfirmed address by the link', async () => {
  const mock = await startMock({ members: 0 })
  const { target } = await openedLink(mock, { email: 'unconfirmed@yoimachi.example' })
  const device = caller(mock.server.url, credentialsIn(target))
  expect((await device.get('/api/auth/validate_token')).status).toBe(200)
})

test("sets a new password with the login of the link and removes the link's token", async () => {
  const mock = await startMock({ members: 0 })
  const { link, target } = await openedLink(mock)
  const device = caller(mock.server.url, credentialsIn(target))
  const changed = await device.put(path, fresh)
  expect(changed).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } })
  expect(changed.body.data).toMatchObject({ uid: email, created_at: expect.any(String) })
  expect(changed.headers.get('access-token')).toBe(device.headers['access-token'])
  expect((await mock.post('/api/auth/sign_in', { email, password: fresh.password })).status).toBe(200)
  expect((await mock.post('/api/auth/sign_in', { email, password })).status).toBe(401)
  expect((await mock.get(link.pathname + link.search)).status).toBe(404)
})

test('accepts the login as parameters and the passwords as request headers', async () => {
  const mock = await startMock({ members: 0 })
  const { target } = await openedLink(mock)
  expect((await mock.put(path, { ...credentialsIn(target), ...fresh })).status).toBe(200)
  const device = await signIn(mock, { email, password: fresh.password })
  const again = { password: 'again123', 'password-confirmation': 'again123' }
  const headers = { ...device.headers, ...again }
  const response = await fetch(mock.server.url + path, { method: 'PUT', headers })
  expect(response.status).toBe(200)
})

test('answers different, missing and short passwords with 422 and changes nothing', async () => {
  const mock = await startMock({ members: 0 })
  const device = await signIn(mock)
  const before = mock.worldText()
  const full = { full_messages: expect.arrayContaining([expect.any(String)]) }
  const differ = await device.put(path, { ...fresh, password_confirmation: 'other' })
  expect(differ).toMatchObject({ status: 422, body: { success: false, errors: full } })
  expect(differ.body.errors.password_confirmation).toEqual([expect.any(String)])
  const emoji = { password: '😀😀😀', password_confirmation: '😀😀😀' }
  const short = await device.put(path, emoji)
  expect(short.body.errors.password).toEqual([expect.any(String)])
  for (const missing of [{}, { password: fresh.password }, { password_confirmation: fresh.password }])
    expect(await device.put(path, missing)).toMatchObject({ status: 422, body: gemError })
  expect(mock.worldText()).toBe(before)
})

test("answers 401 and changes nothing without a login or with the mail's token alone", async () => {
  const mock = await startMock({ members: 0 })
  const { link } = await openedLink(mock)
  const before = mock.worldText()
  const token = link.searchParams.get('reset_password_token')
  for (const values of [fresh, { ...fresh, reset_password_token: token }])
    expect(await mock.put(path, values)).toMatchObject({ status: 401, body: gemError })
  expect(mock.worldText()).toBe(before)
})
