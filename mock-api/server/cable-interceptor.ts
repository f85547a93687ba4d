import type { AppDependencies } from '../app-dependencies.ts'
import type { CableInterceptor } from '../cable/mount-cable.ts'
import type { SocketWrapper } from '../cable/socket-events.ts'
import { checkFrame } from '../tools/contract-check/check-frame.ts'
import { cuttableSocket, faultySocket } from '../tools/faults/faulty-socket.ts'
import type { RelaySockets } from '../tools/proxy/relay-sockets.ts'
import { redact } from '../tools/redact.ts'

/** Other end of a page's socket: the mock, or the real API. */
type Peer = 'mock' | 'real'

type InterceptorParts = Pick<AppDependencies, 'runtime' | 'exchanges' | 'coverage' | 'faults' | 'backend'>

/** Creates the wrappers of sockets: the recorder, the faults and, if selected, the real API. */
export function cableInterceptor(parts: InterceptorParts, relays: RelaySockets): CableInterceptor {
  const { faults, backend } = parts
  // Fixed for each socket: a frame that a fault delays may be sent when another backend is chosen.
  const wrapper = (peer: Peer): SocketWrapper => {
    const record = frameRecorder(parts, peer)
    return {
      toPage: (ws, host) =>
        faultySocket(cuttableSocket(ws), faults, (frame, { fault }) => record('out', frame, { host, fault })),
      fromPage: (frame, host, operation) => record('in', frame, { host, operation }),
    }
  }
  const ofReal = wrapper('real')
  return {
    ...wrapper('mock'),
    relay: (c) => (backend.isRealAt(c.req.header('host')) ? relays.relay(c, ofReal) : undefined),
  }
}

/** Where a frame passed: the host, whether a fault changed it, and the object under which history keeps its operation. */
interface FrameNote {
  readonly host: string
  readonly fault?: boolean
  readonly operation?: object | undefined
}

/** Creates the function that records each frame of a socket. */
function frameRecorder({ runtime, exchanges, coverage }: InterceptorParts, peer: Peer) {
  return (direction: 'in' | 'out', frame: string, { host, fault = false, operation: key }: FrameNote): void => {
    coverage.countFrame(frame)
    const operation = key && runtime.history.operations.of(key)
    const extra = { host, operation, ...(fault ? { fault } : {}) }
    const now = runtime.time.now()
    if (peer === 'mock') return exchanges.addFrame(direction, frame, now, extra)
    // Real messages are checked at once and recorded without secrets.
    const verdict = checkFrame(direction, frame)
    exchanges.addFrame(direction, redact(frame), now, { ...extra, verdict, isReal: true })
  }
}
