import { expect, test } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import type { Operation } from '../../history/operations.ts'
import type { RecordedCall, RecordedFrame } from './recorded.ts'
import { requestText, rowOf, showExchange } from './show-exchange.ts'

const operation = { records: [{}, {}], cause: { memberId: 5 } } as unknown as Operation

const call: RecordedCall = {
  ...{ at: testNow, method: 'POST', url: 'http://a.yoimachi.localhost:3100/api/nothing?token=secret', status: 200 },
  ...{ durationMs: 1.5, request: { password: 'secret', a: 1 }, response: '{"token":1}' },
  headers: { request: { client: 'secret', accept: 'x' }, response: { 'access-token': 'secret' } },
}
const shown = (more: Partial<RecordedCall> = {}) => showExchange(7, { ...call, ...more })
const frame: RecordedFrame = {
  at: testNow,
  direction: 'in',
  frame: '{"type":"welcome"}',
  host: 'b.yoimachi.localhost:3100',
}

test('shows a call without secrets, with its verdict and its changes', () => {
  expect(shown({ operation, moment: 3 })).toEqual({
    ...{ id: 7, at: testNow, fault: false, changes: 2, moment: 3, memberId: 5, kind: 'http', method: 'POST' },
    ...{ path: '/api/nothing?token=•••', title: '/api/nothing?token=•••', phone: 'a', status: 200, durationMs: 1.5 },
    requestHeaders: { client: '•••', accept: 'x' },
    responseHeaders: { 'access-token': '•••' },
    ...{ request: '{"password":"•••","a":1}', response: '{"token":1}', verdict: 'undocumented', issues: [] },
  })
})

test('shows what no rule of the mock ran for, and what a fault shaped', () => {
  expect(shown({ fault: true })).toMatchObject({ fault: true, changes: null, moment: null, memberId: null })
  expect(shown({ url: 'https://x.example/api/home' })).toMatchObject({ path: '/api/home', phone: null })
})

test('keeps a known verdict, and computes others from path, request and response', () => {
  const verdict = { verdict: 'drift', issues: [] } as const
  expect(shown({ verdict }).verdict).toBe('drift')
  const url = 'http://a.yoimachi.localhost:3100/api/account?x=1\n2'
  expect(shown({ url, method: 'GET', request: {}, response: 'x' }).issues[0]?.path).toBe('response')
  const like = { url: 'http://a.yoimachi.localhost:3100/api/send_like', response: '{}' }
  expect(shown({ ...like, request: {} }).issues.some(({ path }) => path.startsWith('request'))).toBe(true)
  expect(shown({ ...like, request: 'a text' }).issues.some(({ path }) => path.startsWith('request'))).toBe(false)
})

test('cuts long texts, titles and values', () => {
  const text = 'x'.repeat(20_000)
  expect(shown({ response: text }).response).toBe(text)
  expect(shown({ response: Buffer.from(`${text}y`) }).response).toBe(`${text}…`)
  const { title, path } = shown({ url: `http://x/${'y'.repeat(500)}` })
  expect([title.length, path.length]).toEqual([400, 501])
})

test('shows a frame on the side to which it went', () => {
  expect(showExchange(7, frame)).toEqual({
    ...{ id: 7, at: testNow, fault: false, changes: null, moment: null, memberId: null, kind: 'cable', method: 'in' },
    ...{ path: '', title: 'welcome', phone: 'b', status: 0, durationMs: 0, requestHeaders: {}, responseHeaders: {} },
    ...{ request: '{"type":"welcome"}', response: '', verdict: 'drift', issues: expect.anything() },
  })
  const { host: _, ...elsewhere } = frame
  expect(showExchange(7, { ...elsewhere, direction: 'out' })).toMatchObject({
    ...{ method: 'out', phone: null, request: '', response: '{"type":"welcome"}', verdict: 'ok' },
  })
  const verdict = { verdict: 'ok', issues: [] } as const
  expect(showExchange(7, { ...frame, verdict }).verdict).toBe('ok')
})

test('shows an exchange that cannot be read as a failed check', () => {
  const broken = {
    toString: () => {
      throw new Error('broken')
    },
  } as unknown as Buffer
  expect(shown({ response: broken })).toMatchObject({
    ...{ id: 7, kind: 'http', request: '', response: '', requestHeaders: {}, responseHeaders: {}, verdict: 'drift' },
    issues: [{ path: 'response', expected: 'a verdict', actual: 'check failed: broken' }],
  })
  const text = new Proxy(
    {},
    {
      get: () => {
        throw new Error('broken')
      },
    },
  ) as unknown as string
  expect(showExchange(7, { ...frame, frame: text })).toMatchObject({
    ...{ kind: 'cable', title: 'message', request: '', issues: [{ path: 'frame', actual: 'check failed: broken' }] },
  })
})

test('a row has all of an exchange but its texts', () => {
  const {
    requestHeaders: _,
    responseHeaders: __,
    request: ___,
    response: ____,
    issues: _____,
    path: ______,
    ...row
  } = shown()
  expect(rowOf(shown())).toEqual(row)
})

test('writes parameters for people', () => {
  for (const nothing of [undefined, null, 5, {}, []]) expect(requestText(nothing)).toBe('')
  expect(requestText('a text')).toBe('a text')
  expect(requestText({ photo: new File(['abc'], 'me.jpg') })).toBe('{"photo":"<file me.jpg, 3 bytes>"}')
  const [short, long] = ['x'.repeat(2000), 'x'.repeat(2001)]
  expect(requestText({ a: short, b: [long], c: 1, d: null })).toBe(
    JSON.stringify({ a: short, b: [`${short}…`], c: 1, d: null }),
  )
})
