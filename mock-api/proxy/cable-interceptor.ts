import type { WSContext } from 'hono/ws'
import type { CableInterceptor } from '../cable/mount-cable.ts'
import { checkFrame } from '../contract-check/check-frame.ts'
import type { Faults } from '../faults/faults.ts'
import { faultySocket } from '../faults/faulty-socket.ts'
import { redact } from '../http/redact.ts'
import type { Coverage } from '../inspection/coverage.ts'
import type { ExchangeLog } from '../inspection/exchange-log.ts'
import type { Runtime } from '../runtime.ts'
import type { Backend } from './backend.ts'
import type { RelaySockets } from './relay-sockets.ts'

interface InterceptorParts {
  readonly runtime: Runtime
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly faults: Faults
  readonly backend: Backend
  readonly relays: RelaySockets
}

/** Everything that sockets pass on their way: the recorder, the faults and, when it is chosen, the real API. */
export function cableInterceptor({
  runtime,
  exchanges,
  coverage,
  faults,
  backend,
  relays,
}: InterceptorParts): CableInterceptor {
  const note = (direction: 'in' | 'out', frame: string, fault: boolean, host: string, key?: object) => {
    coverage.countFrame(frame)
    const operation = key && runtime.history.operationOf(key)
    const extra = { host, operation, ...(fault ? { fault } : {}) }
    if (!backend.isRealAt(host)) exchanges.addFrame(direction, frame, runtime.time.now(), extra)
    // Real messages are checked at once, and kept without secrets.
    else
      exchanges.addFrame(direction, redact(frame), runtime.time.now(), {
        ...extra,
        verdict: checkFrame(direction, frame),
        isReal: true,
      })
  }
  const interceptor: CableInterceptor = {
    toPage: (ws, host) =>
      faultySocket(
        { send: (frame) => ws.send(frame), close: (code) => ws.close(code), cut: () => cut(ws) },
        faults,
        (frame, fault) => note('out', frame, fault, host),
      ),
    fromPage: (frame, host, operation) => note('in', frame, false, host, operation),
    relay: (c) => (backend.isRealAt(c.req.header('host')) ? relays.relay(c, interceptor) : undefined),
  }
  return interceptor
}

/** Ends a socket without a closing handshake, as a lost network does. */
function cut(ws: WSContext): void {
  const raw = ws.raw as { terminate?: () => void } | undefined
  if (raw?.terminate) raw.terminate()
  else ws.close(1011)
}
