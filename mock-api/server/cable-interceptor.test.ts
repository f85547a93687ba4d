import type { Context } from 'hono'
import { test, vi, expect } from 'vitest'
import type { ChannelFault } from '../../src/contract/control/faults.ts'
import { anInterceptor, aPage } from '../../tests/support/a-cable-interceptor.ts'
import { fakeServerTimers } from '../../tests/support/fake-server-timers.ts'
import { Backend } from '../tools/proxy/backend.ts'

const host = 'b.yoimachi.localhost:3100'
const delivery = (text: string, channel = 'MessageChannel') =>
  JSON.stringify({ identifier: JSON.stringify({ channel }), message: { text } })

test('passes frames of the mock on and notes them with their host and operation', () => {
  const { interceptor, noted, frame, operation, count } = anInterceptor()
  const page = aPage()
  const socket = interceptor.toPage(page.context, host)
  socket.send('{"type":"welcome"}')
  socket.close(1000)
  interceptor.fromPage('hello', host, frame)
  expect([page.sent, page.closed]).toEqual([['{"type":"welcome"}'], [1000]])
  expect(noted).toEqual([
    ['out', '{"type":"welcome"}', { host, operation: undefined }],
    ['in', 'hello', { host, operation }],
  ])
  expect(count.mock.calls).toEqual([['{"type":"welcome"}'], ['hello']])
})

/** The wrappers of a socket that is relayed to a real API. */
function ofARealApi() {
  const made = anInterceptor(new Backend('https://api.example.com'))
  const relay = vi.spyOn(made.relays, 'relay').mockReturnValue({})
  made.interceptor.relay({ req: { header: () => host } } as unknown as Context)
  const wrappers = relay.mock.calls[0]?.[1]
  if (!wrappers) throw new Error('The socket is not relayed.')
  return { ...made, wrappers }
}

test('checks and redacts the frames of a real API, and says that they are real', () => {
  const { wrappers, noted } = ofARealApi()
  wrappers.fromPage('{"password":"yoimachi123"}', host)
  expect(noted).toEqual([
    ['in', '{"password":"•••"}', { host, operation: undefined, isReal: true, verdict: expect.anything() }],
  ])
})

test('a frame of a real API that a fault delays stays real when the mock is chosen meanwhile', () => {
  fakeServerTimers('setTimeout', 'clearTimeout')
  const { wrappers, noted, arm, backend } = ofARealApi()
  arm({ latencyMs: 50 })
  wrappers.toPage(aPage().context, host).send(delivery('x'))
  backend.use('mock')
  vi.advanceTimersByTime(50)
  expect(noted).toMatchObject([['out', delivery('x'), { isReal: true, fault: true }]])
})

test('changes deliveries of a faulty channel only', () => {
  const { interceptor, noted, arm } = anInterceptor()
  const page = aPage()
  const socket = interceptor.toPage(page.context, host)
  arm({ body: { odd: true } })
  const rejected = JSON.stringify({ identifier: JSON.stringify({ channel: 'MessageChannel' }), type: 'reject' })
  for (const frame of [delivery('x', 'Other'), rejected, '{"type":"ping"}', ` ${delivery('x')}`]) socket.send(frame)
  expect(page.sent).not.toContain('{"odd":true}')
  expect(noted.every(([, , extra]) => !Object.hasOwn(extra as object, 'fault'))).toBe(true)
  page.sent.length = 0
  socket.send(delivery('x'))
  socket.send('{"identifier":"{ \\"channel\\" : \\"MessageChannel\\" }","message":1}')
  expect(page.sent).toEqual(['{"odd":true}', '{"odd":true}'])
  expect(noted.at(-1)).toEqual(['out', '{"odd":true}', { host, operation: undefined, fault: true }])
})

test('delivers twice, as text, late or never, as the fault says', () => {
  fakeServerTimers('setTimeout', 'clearTimeout')
  const { interceptor, arm, noted } = anInterceptor()
  const page = aPage()
  const socket = interceptor.toPage(page.context, host)
  const sendBy = (fault: Partial<ChannelFault>) => {
    page.sent.length = 0
    arm(fault)
    socket.send(delivery('x'))
    return [...page.sent]
  }
  expect(sendBy({ duplicate: true })).toEqual([delivery('x'), delivery('x')])
  expect(noted).toMatchObject([
    ['out', delivery('x'), { fault: true }],
    ['out', delivery('x'), { fault: true }],
  ])
  expect(sendBy({ duplicate: false, latencyMs: 0 })).toEqual([delivery('x')])
  expect(vi.getTimerCount()).toBe(0)
  expect(sendBy({ body: '{' })).toEqual(['{'])
  expect(sendBy({ latencyMs: 50 })).toEqual([])
  vi.advanceTimersByTime(49)
  expect(page.sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.sent).toEqual([delivery('x')])
  const before = noted.length
  expect(sendBy({ latencyMs: 50 })).toEqual([])
  page.ws.readyState = 3
  vi.advanceTimersByTime(50)
  expect([page.sent, noted.length]).toEqual([[], before])
  page.ws.readyState = 1
  expect([sendBy({ drop: true, latencyMs: 0 }), page.terminate.mock.calls.length, page.closed]).toEqual([[], 1, []])
  page.ws.raw = undefined
  sendBy({ drop: true })
  expect(page.closed).toEqual([1011])
  page.ws.raw = {}
  sendBy({ drop: true })
  expect(page.closed).toEqual([1011, 1011])
})
