import { setTimeout } from 'node:timers'
import type { Context } from 'hono'
import type { WSContext, WSEvents } from 'hono/ws'
import { WebSocket } from 'ws'
import type { AppDependencies } from '../../app-dependencies.ts'
import type { Socket } from '../../cable/connection.ts'
import type { CableInterceptor } from '../../cable/mount-cable.ts'
import { redact } from '../../http/redact.ts'
import { withoutSession } from '../../http/session.ts'
import { checkFrame } from '../contract-check/check-exchange.ts'
import type { Faults } from '../faults/faults.ts'
import type { Backend, RealSessions } from './backend.ts'

/** A socket that can be cut without a closing handshake. */
interface CuttableSocket extends Socket {
  cut(): void
}

/** Wraps a socket and applies faults to its deliveries. Calls `onSent` with each sent frame and whether it is a fault. */
function faultySocket(socket: CuttableSocket, faults: Faults, onSent: (frame: string, fault: boolean) => void): Socket {
  const send = (frame: string, fault: boolean) => {
    onSent(frame, fault)
    socket.send(frame)
  }
  return {
    close: (code) => socket.close(code),
    send(frame) {
      const channel = faults.concernsChannels ? channelOfDelivery(frame) : undefined
      const fault = channel === undefined ? undefined : faults.ofChannel(channel)
      if (!fault) return send(frame, false)
      const { body = frame, latencyMs = 0, duplicate } = fault
      const sent = typeof body === 'string' ? body : JSON.stringify(body)
      const act = () => {
        if (fault.drop) return socket.cut()
        send(sent, true)
        if (duplicate) send(sent, true)
      }
      if (latencyMs > 0) setTimeout(act, latencyMs).unref()
      else act()
    },
  }
}

/** Returns the channel of a delivered message, or undefined for other frames. */
function channelOfDelivery(frame: string): string | undefined {
  if (!frame.startsWith('{"identifier"') || frame.includes('"type":"')) return undefined
  return /\\"channel\\"\s*:\s*\\"(\w+)\\"/.exec(frame)?.[1]
}

type InterceptorParts = Pick<AppDependencies, 'runtime' | 'exchanges' | 'coverage' | 'faults' | 'backend'>

/** Creates the wrappers of sockets: the recorder, the faults and, if selected, the real API. */
export function cableInterceptor(
  { runtime, exchanges, coverage, faults, backend }: InterceptorParts,
  relays: RelaySockets,
): CableInterceptor {
  const note = (direction: 'in' | 'out', frame: string, fault: boolean, host: string, key?: object) => {
    coverage.countFrame(frame)
    const operation = key && runtime.history.operationOf(key)
    const extra = { host, operation, ...(fault ? { fault } : {}) }
    if (!backend.isRealAt(host)) exchanges.addFrame(direction, frame, runtime.time.now(), extra)
    // Real messages are checked at once and kept redacted.
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

/** Connects sockets of pages with the real Action Cable endpoint. */
export class RelaySockets {
  private readonly open = new Set<WebSocket>()

  constructor(
    private readonly backend: Backend,
    private readonly sessions: RealSessions,
  ) {}

  /** Connects both ends of a socket; omits a login that the real API did not issue. */
  relay(c: Context, { toPage, fromPage }: Pick<CableInterceptor, 'toPage' | 'fromPage'>): WSEvents {
    const { pathname, search, searchParams, host } = new URL(c.req.url)
    const allowed = this.sessions.has((name) => searchParams.get(name) ?? undefined)
    const target = this.backend.target(pathname + (allowed ? search : withoutSession(search)))
    const offered = (c.req.header('sec-websocket-protocol')?.split(',') ?? []).map((name) => name.trim())
    const early: string[] = []
    let real: WebSocket | undefined
    return {
      onOpen: (_, ws) => {
        const page = toPage(ws, host)
        const socket = new WebSocket(target, offered, { origin: target.origin })
        real = socket
        this.open.add(socket)
        socket.on('open', () => {
          for (const frame of early.splice(0)) socket.send(frame)
        })
        socket.on('message', (data: Buffer, isBinary) => {
          if (!isBinary) page.send(data.toString('utf8'))
        })
        // The page's client reconnects automatically after any error.
        socket.on('error', () => {})
        socket.on('close', () => {
          this.open.delete(socket)
          page.close(1000)
        })
      },
      onMessage(event) {
        if (typeof event.data !== 'string') return
        fromPage(event.data, host)
        if (real?.readyState === WebSocket.OPEN) real.send(event.data)
        else if (early.length < 100) early.push(event.data)
      },
      onClose() {
        real?.close()
      },
    }
  }

  /** Closes all, for example when another backend is selected. */
  closeAll(): void {
    for (const real of this.open) real.terminate()
    this.open.clear()
  }
}
