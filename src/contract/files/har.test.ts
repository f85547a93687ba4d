import { expect, test } from 'vitest'
import type { Exchange } from '../control/exchanges.ts'
import { harOf } from './har.ts'

const call: Exchange = {
  id: 1,
  kind: 'http',
  at: '2026-11-20T12:00:01.000+09:00',
  method: 'POST',
  path: '/api/send_like?dry=1',
  title: '/api/send_like?dry=1',
  phone: 'b',
  member: null,
  requestHeaders: { accept: 'application/json' },
  responseHeaders: { 'content-type': 'application/json' },
  status: 422,
  durationMs: 3.5,
  request: '{"id":4}',
  response: '{"success":false}',
  fault: false,
  changes: null,
  moment: null,
  verdict: 'ok',
  issues: [],
}
const frame = (id: number, method: 'in' | 'out', text: string): Exchange => ({
  ...call,
  id,
  kind: 'cable',
  method,
  at: `2026-11-20T12:00:0${id}.500+09:00`,
  path: '',
  status: 0,
  request: method === 'in' ? text : '',
  response: method === 'out' ? text : '',
})

test('turns calls and the socket of each phone into entries in order of time', () => {
  const { log } = harOf([call, frame(2, 'in', '{"command":"subscribe"}'), frame(0, 'out', 'welcome')], '3100')
  expect(log.version).toBe('1.2')
  expect(log.entries).toHaveLength(2)
  expect(log.entries.find(({ response }) => response.status === 422)).toMatchObject({
    startedDateTime: call.at,
    time: 3.5,
    request: {
      method: 'POST',
      url: 'http://b.yoimachi.localhost:3100/api/send_like?dry=1',
      headers: [{ name: 'accept', value: 'application/json' }],
      queryString: [{ name: 'dry', value: '1' }],
      postData: { mimeType: 'application/json', text: '{"id":4}' },
    },
    response: {
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { size: 17, mimeType: 'application/json', text: '{"success":false}' },
    },
  })
  expect(log.entries.find(({ response }) => response.status === 101)).toMatchObject({
    request: { url: 'ws://b.yoimachi.localhost:3100/cable' },
    _webSocketMessages: [
      {
        type: 'send',
        opcode: 1,
        data: '{"command":"subscribe"}',
        time: Date.parse('2026-11-20T12:00:02.5+09:00') / 1000,
      },
      { type: 'receive', data: 'welcome' },
    ],
  })
})

test("uses the server's origin for calls from outside the stage", () => {
  const [entry] = harOf([{ ...call, phone: null, method: 'GET' }], '80').log.entries
  expect(entry?.request.url).toBe('http://127.0.0.1:80/api/send_like?dry=1')
  expect(entry?.request).not.toHaveProperty('postData')
})

test('keeps a repeated query parameter twice', () => {
  const [entry] = harOf([{ ...call, path: '/api/chats?ids[]=3&ids[]=5' }], '3100').log.entries
  expect(entry?.request.queryString).toEqual([
    { name: 'ids[]', value: '3' },
    { name: 'ids[]', value: '5' },
  ])
})
