import type { AppDependencies } from '../app-dependencies.ts'
import type { CableInterceptor } from '../cable/mount-cable.ts'
import { cuttableSocket, faultySocket } from '../tools/faults/faulty-socket.ts'
import { frameRecorder } from '../tools/inspection/record-frame.ts'
import type { RelaySockets } from '../tools/proxy/relay-sockets.ts'

type InterceptorParts = Pick<AppDependencies, 'runtime' | 'exchanges' | 'coverage' | 'faults' | 'backend'>

/** Creates the wrappers of sockets: the recorder, the faults and, if selected, the real API. */
export function cableInterceptor(
  { runtime, exchanges, coverage, faults, backend }: InterceptorParts,
  relays: RelaySockets,
): CableInterceptor {
  const record = frameRecorder({ runtime, exchanges, coverage, isRealAt: (host) => backend.isRealAt(host) })
  const interceptor: CableInterceptor = {
    toPage: (ws, host) =>
      faultySocket(cuttableSocket(ws), faults, (frame, fault) => record('out', frame, { host, fault })),
    fromPage: (frame, host, operation) => record('in', frame, { host, operation }),
    relay: (c) => (backend.isRealAt(c.req.header('host')) ? relays.relay(c, interceptor) : undefined),
  }
  return interceptor
}
