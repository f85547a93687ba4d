import type { WSContext } from 'hono/ws'
import { test, vi, expect } from 'vitest'
import type { ChannelFault } from '../../src/contract/control/exchanges.ts'
import { fakeServerTimers } from '../../tests/support/fake-server-timers.ts'
import type { Runtime } from '../runtime.ts'
import { Faults } from '../tools/faults/faults.ts'
import { Coverage } from '../tools/inspection/coverage.ts'
import type { ExchangeLog } from '../tools/inspection/exchange-log.ts'
import { Backend, RealSessions } from '../tools/proxy/backend.ts'
import { RelaySockets } from '../tools/proxy/relay-sockets.ts'
import { cableInterceptor } from './cable-interceptor.ts'

const host = 'b.yoimachi.localhost:3100'
const delivery = (text: string, channel = 'MessageChannel') =>
  JSON.stringify({ identifier: JSON.stringify({ channel }), message: { text } })

/** The socket of a page, with what it received. */
function aPage() {
  const [sent, closed]: [string[], (number | undefined)[]] = [[], []]
  const terminate = vi.fn<() => void>()
  const ws = {
    send: (frame: string) => void sent.push(frame),
    close: (code?: number) => void closed.push(code),
    raw: { terminate } as { terminate?: () => void } | undefined,
  }
  return { sent, closed, terminate, ws, context: ws as unknown as WSContext }
}

/** An interceptor with a log of its frames. */
function anInterceptor(backend = new Backend()) {
  const noted: [string, string, unknown][] = []
  const exchanges = {
    addFrame: (direction: string, frame: string, _: number, extra: unknown) => noted.push([direction, frame, extra]),
  } as unknown as ExchangeLog
  const faults = new Faults(() => 0)
  const [frame, operation] = [{}, { id: 1 }]
  const history = { operationOf: (key?: object) => (key === undefined || key === frame ? operation : undefined) }
  const runtime = { time: { now: () => 0 }, history } as unknown as Runtime
  const coverage = new Coverage(new Map())
  const count = vi.spyOn(coverage, 'countFrame')
  const sessions = new RealSessions(backend)
  const relays = new RelaySockets(backend, sessions)
  const interceptor = cableInterceptor({ runtime, exchanges, coverage, faults, backend }, relays)
  const arm = (fault: Partial<ChannelFault>) => faults.replace([{ match: { channel: 'MessageChannel' }, ...fault }])
  return { interceptor, noted, arm, backend, sessions, relays, frame, operation, count }
}

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

test('checks and redacts the frames of a real API, and says that they are real', () => {
  const { interceptor, noted } = anInterceptor(new Backend('https://api.example.com'))
  interceptor.fromPage('{"password":"yoimachi123"}', host)
  expect(noted).toEqual([
    ['in', '{"password":"•••"}', { host, operation: undefined, isReal: true, verdict: expect.anything() }],
  ])
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
  expect([sendBy({ drop: true }), page.terminate.mock.calls.length, page.closed]).toEqual([[], 1, []])
  page.ws.raw = undefined
  sendBy({ drop: true })
  expect(page.closed).toEqual([1011])
  page.ws.raw = {}
  sendBy({ drop: true })
  expect(page.closed).toEqual([1011, 1011])
})
