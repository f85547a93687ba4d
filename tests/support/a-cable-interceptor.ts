import type { WSContext } from 'hono/ws'
import { vi } from 'vitest'
import type { Runtime } from '../../mock-api/runtime.ts'
import { cableInterceptor } from '../../mock-api/server/cable-interceptor.ts'
import { Faults } from '../../mock-api/tools/faults/faults.ts'
import { Coverage } from '../../mock-api/tools/inspection/coverage.ts'
import type { ExchangeLog } from '../../mock-api/tools/inspection/exchange-log.ts'
import { Backend } from '../../mock-api/tools/proxy/backend.ts'
import { RealSessions } from '../../mock-api/tools/proxy/real-sessions.ts'
import { RelaySockets } from '../../mock-api/tools/proxy/relay-sockets.ts'
import type { ChannelFault } from '../../src/contract/control/faults.ts'

/** The socket of a page, with what it received. */
export function aPage() {
  const [sent, closed]: [string[], (number | undefined)[]] = [[], []]
  const terminate = vi.fn<() => void>()
  const ws = {
    send: (frame: string) => void sent.push(frame),
    close: (code?: number) => void closed.push(code),
    readyState: 1,
    raw: { terminate } as { terminate?: () => void } | undefined,
  }
  return { sent, closed, terminate, ws, context: ws as unknown as WSContext }
}

/** An interceptor with a log of its frames. */
export function anInterceptor(backend = new Backend()) {
  const noted: [string, string, unknown][] = []
  const exchanges = {
    addFrame: (direction: string, frame: string, _: number, extra: unknown) => noted.push([direction, frame, extra]),
  } as unknown as ExchangeLog
  const faults = new Faults(() => 0)
  const [frame, operation] = [{}, { id: 1 }]
  const history = { operations: { of: (key?: object) => (key === undefined || key === frame ? operation : undefined) } }
  const runtime = { time: { now: () => 0 }, history } as unknown as Runtime
  const coverage = new Coverage(new Map())
  const count = vi.spyOn(coverage, 'countFrame')
  const sessions = new RealSessions(backend)
  const relays = new RelaySockets(backend, sessions)
  const interceptor = cableInterceptor({ runtime, exchanges, coverage, faults, backend }, relays)
  const arm = (fault: Partial<ChannelFault>) => faults.replace([{ match: { channel: 'MessageChannel' }, ...fault }])
  return { interceptor, noted, arm, backend, sessions, relays, frame, operation, count }
}
