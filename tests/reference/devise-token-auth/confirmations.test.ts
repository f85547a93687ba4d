import { expect, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'
import { gemError, loginHeaders, mailedLink, navigate } from './device.ts'

const path = '/api/auth/confirmation'
const values = {
  email: 'fresh@yoimachi.example',
  password: 'secret123',
  password_confirmation: 'secret123',
  sex: 2,
}

async function mailedToken(mock: Mock): Promise<string> {
  return (await mailedLink(mock)).searchParams.get('confirmation_token') ?? ''
}

const open = (mock: Mock, token: string) => navigate(mock, `${path}?confirmation_token=${token}`)

// API-06: the landing page belongs to the app, and scripts get JSON instead of a redirect.
test('confirms the user by the link, redirects and sends no login headers', async () => {
  const mock = await startMock({ members: 0 })
  await mock.post('/api/auth', values)
  const response = await open(mock, await mailedToken(mock))
  expect([response.status, response.headers.location]).toEqual([302, `${mock.server.url}/login`])
  for (const name of loginHeaders) expect(response.headers, name).not.toHaveProperty(name)
  expect((await mock.post('/api/auth/sign_in', values)).status).toBe(200)
})

test('redirects a blank, unknown or used token to the failure and confirms nobody', async () => {
  const mock = await startMock({ members: 0 })
  await mock.post('/api/auth', values)
  const token = await mailedToken(mock)
  await open(mock, token)
  const before = mock.worldText()
  for (const bad of ['', 'bogus', token]) {
    const response = await open(mock, bad)
    expect([response.status, response.headers.location]).toEqual([302, `${mock.server.url}/user_confirmation`])
    expect((await mock.get(`${path}?confirmation_token=${bad}`)).status).toBe(422)
  }
  expect(mock.worldText()).toBe(before)
})

test('resends the mail with the valid link, for any spelling of the address', async () => {
  const mock = await startMock({ members: 0 })
  await mock.post('/api/auth', values)
  const first = await mailedToken(mock)
  await mock.advance('P1D')
  const response = await mock.post(path, { email: ` ${values.email.toUpperCase()}` })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  expect(response.body.message).toContain(values.email)
  expect(response.headers.has('access-token')).toBe(false)
  expect(await mailedToken(mock)).toBe(first)
  expect((await mock.get(`${path}?confirmation_token=${first}`)).status).toBe(200)
})

test('answers a resend without an address with 401 and for an unknown address with 404 and its name', async () => {
  const mock = await startMock({ members: 0 })
  expect(await mock.post(path, {})).toMatchObject({ status: 401, body: gemError })
  const unknown = await mock.post(path, { email: 'Nobody@yoimachi.example' })
  expect(unknown).toMatchObject({ status: 404, body: gemError })
  expect(unknown.body.errors[0]).toContain('nobody@yoimachi.example')
})
