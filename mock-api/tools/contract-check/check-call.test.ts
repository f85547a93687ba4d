import { expect, test } from 'vitest'
import { checkCall, findEndpoint } from './check-call.ts'

const call = (method: string, path: string, status: number, response: unknown = '', params: unknown = {}) => {
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  const { verdict, issues } = checkCall({ method, path, status, params, response: text })
  return [verdict, ...issues.map((issue) => `${issue.path}: ${issue.expected} / ${issue.actual}`)]
}

test('finds a documented call by method and path', () => {
  expect([
    findEndpoint('GET', '/api/account')?.id,
    findEndpoint('POST', '/api/account'),
    findEndpoint('GET', '/'),
  ]).toEqual([...['API-09', undefined, undefined]])
  expect(call('GET', '/api/nothing', 200)).toEqual(['undocumented'])
})

const tracked = (status: number, response: unknown, params?: unknown) =>
  call('POST', '/api/auth/password', status, response, params)
const { refusals } = findEndpoint('POST', '/api/auth/password') ?? { refusals: {} }

test('checks the response by its status', () => {
  expect(Object.keys(refusals).length).toBeGreaterThan(0)
  expect(tracked(0, '')).toEqual(['ok'])
  expect(call('GET', '/api/account', 413, 'too large')).toEqual(['ok'])
  expect(tracked(418, {})).toEqual(['drift', `status: ${[200, ...Object.keys(refusals)].join(', ')} / 418`])
  expect(tracked(Number(Object.keys(refusals)[0]), '')).toEqual(['drift', 'response: JSON / nothing'])
  expect(tracked(Number(Object.keys(refusals)[0]), { odd: 1 })[0]).toBe('drift')
})

test('checks request and response of an accepted call', () => {
  const sent = { email: 'x@yoimachi.example', redirect_url: 'http://127.0.0.1/' }
  const ok = tracked(200, { success: true, message: 'x' }, sent)
  expect(ok.filter((line) => line.startsWith('request'))).toEqual([])
  const odd = tracked(200, { success: true, message: 'x' }, { ...sent, more: 1 })
  expect(odd.filter((line) => line.startsWith('request'))).toEqual(['request.more: no such field / number 1'])
  expect(tracked(200, 'no json', sent)).toContain('response: JSON / no JSON')
  expect(tracked(200, '', sent)).toContain('response: JSON / nothing')
  expect(call('POST', '/api/send_like', 200, '{}', {}).some((line) => line.startsWith('request.uuid'))).toBe(true)
  const unreadable = checkCall({
    method: 'POST',
    path: '/api/auth/password',
    status: 200,
    params: undefined,
    response: '{}',
  })
  expect(unreadable.issues.filter(({ path }) => path.startsWith('request'))).toEqual([])
  const refused = tracked(Number(Object.keys(refusals)[0]), '{}', { more: 1 })
  expect(refused.filter((line) => line.startsWith('request'))).toEqual([])
})

test('takes a redirect, and the page of an unknown link, without JSON', () => {
  expect(call('GET', '/api/auth/confirmation', 302, 'x')).toEqual(['ok'])
  expect(call('GET', '/api/auth/confirmation', 404, '<p>').includes('response: JSON / no JSON')).toBe(false)
  expect(call('GET', '/api/auth/confirmation', 200, '<p>')).toContain('response: JSON / no JSON')
})
