import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { CallFault, ChannelFault } from '../../../src/contract/control/faults.ts'
import { requestFrom } from '../../http/request.ts'
import { isCut, jsonResponse, type ApiResponse } from '../../http/response.ts'
import { applyFault } from './apply-fault.ts'
import { Faults } from './faults.ts'

function strikes(pattern: string, path: string): boolean {
  const faults = new Faults(() => 0)
  faults.replace([{ match: { path: pattern }, status: 500 }])
  return faults.ofCall('GET', path) !== undefined
}

test.each([
  ['/api/likes', '/api/likes', true],
  ['/api/likes', '/api/likes/1', false],
  ['*', '/api/likes', true],
  ['/api/*', '/api/', true],
  ['/api/*/read', '/api/chats/1/read', true],
  ['/api/*/read', '/api/read', false],
  ['/api/*/1/*', '/api/chats/1/read', true],
  ['/*a*a', '/a', false],
  ['/*a*a', '/ba-a', true],
  ['/api.*', '/apix1', false],
  ['/a*b*c', '/a-b-c', true],
  ['/a*b*c', '/b-a-c', false],
  ['/*ab*b', '/ab', false],
  ['/*b*b', '/bb', true],
  ['/ab*b', '/ab', false],
  ['/a*xyz*b', '/a-----b', false],
  ['/a*bc*c', '/abc', false],
  ['/a*', '/b/a', false],
  ['*/a', '/a/b', false],
])('the pattern %s and the path %s', (pattern, path, fits) => {
  expect(strikes(pattern, path)).toBe(fits)
})

test('matches a pattern of many parts against a long path without trying their combinations', () => {
  expect(strikes(`${'*a'.repeat(40)}!`, `/${'a'.repeat(5_000)}`)).toBe(false)
})

const all = { path: '*' }
const fifty = { match: all, status: 500 }

test('strikes the method that it names, or any', () => {
  const faults = new Faults(() => 0)
  faults.replace([{ match: { path: '*', method: 'POST' }, status: 500 }])
  expect([faults.ofCall('GET', '/a'), faults.ofCall('POST', '/a')?.status]).toEqual([undefined, 500])
})

test.each([{ drop: 'after' as const }, { body: { success: false } }])(
  '%j ends the search, as a status does',
  (fault) => {
    const faults = new Faults(() => 0)
    faults.replace([{ match: all, latencyMs: 5, ...fault }, fifty])
    expect(faults.ofCall('GET', '/a')).toEqual({ match: all, latencyMs: 5, ...fault })
    faults.replace([{ match: all, latencyMs: 5, drop: false }, fifty])
    expect(faults.ofCall('GET', '/a')).toEqual({ ...fifty, latencyMs: 5 })
  },
)

test('strikes as often as it says and counts chances and strikes', () => {
  const faults = new Faults(() => 0)
  faults.replace([{ ...fifty, times: 2 }])
  expect([1, 2, 3].map(() => faults.ofCall('GET', '/a')?.status)).toEqual([500, 500, undefined])
  expect(faults.armed()).toEqual([{ fault: { ...fifty, times: 2 }, chances: 2, fired: 2 }])
  expect(faults.list()).toEqual([{ ...fifty, times: 2, fired: 2 }])
  faults.replace([{ ...fifty, times: 2 }])
  expect(faults.list()).toEqual([{ ...fifty, times: 2, fired: 0 }])
})

test('D-05 draws a chance from the place of the fault and the number of the chance', () => {
  const draw = vi.fn<(...parts: (string | number)[]) => number>(() => 0.5)
  const faults = new Faults(draw)
  faults.replace([
    { match: { path: '/never' }, status: 500 },
    { ...fifty, probability: 0.5 },
  ])
  expect(faults.ofCall('GET', '/a')).toBeUndefined()
  draw.mockReturnValue(0.49)
  expect(faults.ofCall('GET', '/a')?.status).toBe(500)
  expect(draw.mock.calls).toEqual([
    ['fault', 1, 1],
    ['fault', 1, 2],
  ])
  expect(faults.armed()[1]).toMatchObject({ chances: 2, fired: 1 })
  // A certain fault needs no draw.
  faults.replace([{ ...fifty, probability: 1 }])
  expect([faults.ofCall('GET', '/a')?.status, draw.mock.calls.length]).toEqual([500, 2])
})

test('resumes faults of calls and channels in their order, with their counts', () => {
  const channel: ChannelFault = { match: { channel: 'A' }, drop: true, times: 3 }
  const armed = [
    { fault: channel, chances: 4, fired: 2 },
    { fault: { ...fifty, times: 2 }, chances: 1, fired: 1 },
    { fault: { match: { channel: '*' }, duplicate: true }, chances: 0, fired: 0 },
  ]
  const faults = new Faults(() => 0)
  expect(faults.concernsChannels).toBe(false)
  faults.resume(armed)
  expect(faults.armed()).toEqual(armed)
  expect(faults.concernsChannels).toBe(true)
  expect([1, 2, 3].map(() => faults.ofChannel('A'))).toEqual([channel, armed[2]?.fault, armed[2]?.fault])
  expect(faults.ofChannel('B')).toEqual(armed[2]?.fault)
  faults.replace([fifty])
  expect([faults.concernsChannels, faults.ofChannel('A')]).toEqual([false, undefined])
})

test.each<readonly [string, Omit<CallFault, 'match'>[], object | undefined]>([
  ['only slow ones', [{ latencyMs: 1 }, { latencyMs: 2 }], { latencyMs: 3 }],
  ['a slow one before an error', [{ latencyMs: 1 }, { status: 500 }], { status: 500, latencyMs: 1 }],
  ['a slow one before a body', [{ latencyMs: 1, drop: false }, { body: null }], { body: null, latencyMs: 1 }],
  ['a slow one before a cut', [{ latencyMs: 1 }, { drop: 'after' }], { drop: 'after', latencyMs: 1 }],
  ['a slow one without time', [{}, { drop: true, latencyMs: 2 }], { drop: true, latencyMs: 2 }],
  ['an error before a slow one', [{ status: 500 }, { latencyMs: 1 }], { status: 500 }],
])('of several faults, %s, the first that changes the outcome wins', (_, list, expected) => {
  const faults = new Faults(() => 0)
  faults.replace(list.map((fault) => ({ match: all, ...fault })))
  expect(faults.ofCall('GET', '/a')).toEqual({ match: all, ...expected })
})

/** Applies a fault to a call with a body; returns the answer and what is known of the call then. */
async function apply(fault: Omit<CallFault, 'match'>, body = '{"a":1}') {
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const incoming = { method: 'POST', url: '/a', headers } as unknown as IncomingMessage
  const destroy = vi.fn<() => void>()
  const call = requestFrom(incoming, { destroy } as unknown as ServerResponse, undefined)
  call.body = Buffer.from(body)
  const reach = vi.fn<() => Promise<ApiResponse>>(() => Promise.resolve(jsonResponse(200, { reached: true })))
  const response = await applyFault({ match: all, ...fault }, call, reach)
  return {
    response,
    reached: reach.mock.calls.length,
    cut: isCut(response) && destroy.mock.calls.length === 1,
    fault: call.fault,
    params: call.params && { ...call.params },
  }
}

test('a slow fault gives the usual answer and shows as a fault', async () => {
  const whole = { response: jsonResponse(200, { reached: true }), reached: 1, cut: false, params: undefined }
  expect(await apply({ latencyMs: 0 })).toEqual({ ...whole, fault: false })
  expect(await apply({ latencyMs: 1 })).toEqual({ ...whole, fault: true })
})

test('a cut call gets no answer, before or after its rule', async () => {
  expect(await apply({ drop: true })).toMatchObject({ cut: true, reached: 0, fault: true, params: { a: 1 } })
  expect(await apply({ drop: 'after' })).toMatchObject({ cut: true, reached: 1, fault: true, params: undefined })
  expect(await apply({ drop: false })).toMatchObject({ cut: false, reached: 1, fault: false })
})

const usual = { success: false, msg: 'エラーが発生しました。' }

test.each<readonly [string, Omit<CallFault, 'match'>, number, string | null]>([
  ['an error', { status: 500 }, 500, JSON.stringify(usual)],
  ['no login', { status: 401 }, 401, '{"errors":["ログインもしくはアカウント登録してください。"]}'],
  ['a body', { body: { a: [1] } }, 200, '{"a":[1]}'],
  ['a text', { body: 'no JSON' }, 200, 'no JSON'],
  ['a status and a body', { status: 422, body: 'x' }, 422, 'x'],
  ['no content', { status: 204, body: 'x' }, 204, null],
  ['not modified', { status: 304 }, 304, null],
])('C-5 a fault answers %s instead of the backend', async (_, fault, status, body) => {
  expect(await apply(fault)).toMatchObject({
    response: { status, body, headers: { 'content-type': 'application/json' } },
    reached: 0,
    cut: false,
    fault: true,
    params: { a: 1 },
  })
})

test('records no parameters of a body beyond half a megabyte', async () => {
  const body = (length: number) => `"${'x'.repeat(length - 2)}"`
  const long = `{"a":${body(512 * 1024 - 6)}}`
  expect(long).toHaveLength(512 * 1024)
  expect((await apply({ status: 500 }, long)).params).toBeDefined()
  expect((await apply({ status: 500 }, `${long} `)).params).toBeUndefined()
})
