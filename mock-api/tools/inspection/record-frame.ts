import type { Runtime } from '../../runtime.ts'
import { checkFrame } from '../contract-check/check-exchange.ts'
import { redact } from '../redact.ts'
import type { Coverage } from './coverage.ts'
import type { ExchangeLog } from './exchange-log.ts'

interface RecorderParts {
  readonly runtime: Runtime
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  /** Whether a real API serves the sockets of a host. */
  readonly isRealAt: (host: string) => boolean
}

/** Where a frame passed: the host, whether a fault changed it, and the object under which history keeps its operation. */
interface FrameNote {
  readonly host: string
  readonly fault?: boolean
  readonly operation?: object | undefined
}

/** Creates the function that records each frame of a socket. */
export function frameRecorder({ runtime, exchanges, coverage, isRealAt }: RecorderParts) {
  return (direction: 'in' | 'out', frame: string, { host, fault = false, operation: key }: FrameNote): void => {
    coverage.countFrame(frame)
    const operation = key && runtime.history.operationOf(key)
    const extra = { host, operation, ...(fault ? { fault } : {}) }
    if (!isRealAt(host)) exchanges.addFrame(direction, frame, runtime.time.now(), extra)
    // Real messages are checked at once and kept redacted.
    else
      exchanges.addFrame(direction, redact(frame), runtime.time.now(), {
        ...extra,
        verdict: checkFrame(direction, frame),
        isReal: true,
      })
  }
}
