// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAsMember } from './member-calls.ts'
import { storeLogin } from './stored-login.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('API-39 a repeated call has the login of this phone, also in a body that names one', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body?: string }) => {
    sent.push(body)
    return Promise.resolve(new Response('{}', { headers: { 'access-token': 'next' } }))
  })
  storeLogin({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't', 'token-type': 'Bearer', expiry: '1' })
  const redacted = JSON.stringify({ uid: 'woman@yoimachi.example', client: 'x', 'access-token': '•••', rank: 'B' })
  expect(await callAsMember({ method: 'POST', path: '/api/rankrequest', body: redacted })).toBe(200)
  expect(JSON.parse(String(sent[0]))).toEqual({
    uid: 'man@yoimachi.example',
    client: 'c',
    'access-token': 't',
    rank: 'B',
  })
  expect(localStorage.getItem('access-token')).toBe('next')
  await callAsMember({ method: 'POST', path: '/api/message', body: 'no json' })
  await callAsMember({ method: 'PUT', path: '/api/message', body: '{ "content": "uid" }' })
  await callAsMember({ method: 'GET', path: '/api/account', body: redacted })
  expect(sent.slice(1)).toEqual(['no json', '{ "content": "uid" }', undefined])
})

test('a repeated call carries the login as headers, and reports no response as 0', async () => {
  const sent: (RequestInit | undefined)[] = []
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
    sent.push(init)
    return sent.length === 1 ? Promise.resolve(new Response('{}', { status: 422 })) : Promise.reject(new Error('off'))
  })
  storeLogin({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' })
  expect(await callAsMember({ method: 'POST', path: '/api/like' })).toBe(422)
  expect([sent[0]?.method, sent[0]?.body, Object.fromEntries(sent[0]?.headers as Headers)]).toEqual([
    ...['POST', undefined],
    { 'content-type': 'application/json', uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' },
  ])
  expect([await callAsMember({ method: 'GET', path: '/api/like' }), localStorage.getItem('access-token')]).toEqual([
    0,
    't',
  ])
})

test('D-50 a repeated call keeps no token of a login that was replaced while it ran', async () => {
  vi.stubGlobal('fetch', async () => {
    storeLogin({ uid: 'woman@yoimachi.example', client: 'd', 'access-token': 'u' })
    return new Response('{}', { headers: { 'access-token': 'late' } })
  })
  storeLogin({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' })
  expect(await callAsMember({ method: 'POST', path: '/api/like' })).toBe(200)
  expect(localStorage.getItem('access-token')).toBe('u')
})

test('D-50 a repeated call keeps the token that an overtaking response has brought', async () => {
  vi.stubGlobal('fetch', async () => {
    localStorage.setItem('access-token', 'newer')
    return new Response('{}', { headers: { 'access-token': 'late' } })
  })
  storeLogin({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' })
  await callAsMember({ method: 'POST', path: '/api/like' })
  expect(localStorage.getItem('access-token')).toBe('newer')
})
