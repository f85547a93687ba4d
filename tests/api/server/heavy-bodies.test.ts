import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'
import { worstBodies, worstQueries } from '../../support/worst-bodies.ts'

// Reading a form in quadratic time takes minutes, so the test's limit detects it on any machine. The bench measures the
// exact times (P15), with a goal of 50 ms.

test('R5 no body or query of an anonymous caller delays other calls', async () => {
  const mock = await startMock({ members: 0 })
  const path = `${mock.server.url}/api/visit-tracking`
  for (const { name, type, body, status } of worstBodies) {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body })
    expect(response.status, name).toBe(status)
  }
  for (const query of worstQueries) {
    const response = await fetch(`${path}?${query}`, { method: 'POST' })
    expect([400, 422]).toContain(response.status)
  }
})

test('R5 a large picture call cannot be filled with pairs or values', async () => {
  const mock = await startMock({ members: 0 })
  const [largest, size] = ['/api/user/profile_img', 8 * 1024 * 1024]
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', 'x[]=&'.repeat(size / 5)],
    ['application/json', `{"a":${'['.repeat(size)}`],
    ['application/json', `{"a":[${'{},'.repeat(size / 3)}0]}`],
  ] as const) {
    const headers = { 'content-type': type }
    const response = await fetch(mock.server.url + largest, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  }
})

test('C-5 D-93 answers unreadable bodies with 400, in the gem’s shape on its routes', async () => {
  const mock = await startMock({ members: 0 })
  const before = mock.worldText()
  const send = async (method: string, path: string, type: string, body: string) => {
    const response = await fetch(mock.server.url + path, { method, headers: { 'content-type': type }, body })
    return { status: response.status, body: await response.json() }
  }
  const [json, form] = ['application/json', 'application/x-www-form-urlencoded']
  for (const [type, body] of [
    [json, '{'],
    [json, '[]'],
    [json, '"text"'],
    [form, 'email=a&email[b]=c'],
    ['multipart/form-data; boundary=x', '--x\r\nno part'],
    ['multipart/form-data', 'no boundary'],
  ] as const) {
    for (const [method, path] of [
      ['POST', '/api/auth'],
      ['POST', '/api/auth/sign_in'],
      ['DELETE', '/api/auth/sign_out'],
      ['POST', '/api/auth/password'],
      ['PUT', '/api/auth/password'],
      ['POST', '/api/auth/confirmation'],
    ] as const) {
      const response = await send(method, path, type, body)
      expect(response).toEqual({ status: 400, body: { success: false, errors: [expect.any(String)] } })
    }
    expect(await send('POST', '/api/visit-tracking', type, body)).toEqual({
      status: 400,
      body: {
        success: false,
        msg: expect.any(String),
        errors: { full_messages: [expect.any(String)] },
      },
    })
  }
  expect(mock.worldText()).toBe(before)
})

test('R5 answers 200 parallel paths of slashes without delay', async () => {
  const mock = await startMock({ members: 0 })
  const path = `/api/${'/'.repeat(15_000)}x`
  const responses = await Promise.all(Array.from({ length: 200 }, () => fetch(mock.server.url + path)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
})

test('Rails routes a trailing slash, doubled slashes and .json as the call itself, and nothing else', async () => {
  const mock = await startMock({ members: 0 })
  const statusOf = async (path: string) => (await fetch(mock.server.url + path)).status
  for (const path of ['/api/account', '/api/account/', '/api/account///', '/api/account.json', '//api//account'])
    expect(await statusOf(path), path).toBe(401)
  for (const path of ['/api/account.xml', '/api/account/.json', '/API/account'])
    expect(await statusOf(path), path).toBe(404)
})
