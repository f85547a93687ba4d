import { expect, test } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { startMock } from '../../support/mock.ts'

const app = 'https://app.example.jp'
const sessionHeaders = ['uid', 'access-token', 'client', 'token-type', 'expiry']
const listOf = (header: string | null) => (header ?? '').toLowerCase().split(/,\s*/)

test('IMP-02 C-12 CONST-14 an app of another origin is allowed every call, with its login, by the preflight', async () => {
  const mock = await startMock({ members: 0, appOrigins: [app] })
  for (const { method, path } of endpoints) {
    const reply = await fetch(mock.server.url + path, {
      method: 'OPTIONS',
      headers: {
        origin: app,
        'access-control-request-method': method,
        'access-control-request-headers': 'access-token,client,content-type,uid',
      },
    })
    const { headers } = reply
    expect([path, reply.status, headers.get('access-control-allow-origin')]).toEqual([path, 204, app])
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(listOf(headers.get('access-control-allow-methods'))).toContain(method.toLowerCase())
    expect(listOf(headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining(['access-token', 'client', 'content-type', 'uid']),
    )
  }
})

test('IMP-02 C-12 CONST-14 an app of another origin signs in, reads the five headers and calls with them', async () => {
  const mock = await startMock({ members: 0, appOrigins: [app] })
  const post = (path: string, body: object) =>
    fetch(mock.server.url + path, {
      method: 'POST',
      headers: { origin: app, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const login = { email: 'woman@yoimachi.example', password: 'yoimachi123' }
  const reply = await post('/api/auth/sign_in', login)
  expect(listOf(reply.headers.get('access-control-expose-headers'))).toEqual(expect.arrayContaining(sessionHeaders))
  const session = Object.fromEntries(sessionHeaders.map((name) => [name, reply.headers.get(name) ?? '']))
  const account = await fetch(`${mock.server.url}/api/account`, { headers: { ...session, origin: app } })
  expect([account.status, account.headers.get('access-control-allow-origin')]).toEqual([200, app])
  expect(await account.json()).toMatchObject({ email: login.email, sex: 2 })
  // A refusal must be readable, so that the app can show the reason.
  const refused = await post('/api/auth/sign_in', { ...login, password: 'wrong' })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, app])
})
