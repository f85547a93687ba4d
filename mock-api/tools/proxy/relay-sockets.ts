import type { Context } from 'hono'
import type { WSEvents } from 'hono/ws'
import { WebSocket } from 'ws'
import type { Socket } from '../../cable/connection.ts'
import type { SocketWrapper } from '../../cable/socket-events.ts'
import { withoutSession } from '../../http/credentials.ts'
import type { Backend } from './backend.ts'
import type { RealSessions } from './real-sessions.ts'

/** Frames of a page that are held until the real API accepts its socket; later ones are dropped. */
const mostEarlyFrames = 100

/**
 * Whether a frame of the page can reach the real API: later, now, or not any more. Only a frame that is sent is recorded.
 */
function stateOf(real: WebSocket | undefined): 'opening' | 'open' | 'closed' {
  if (!real || real.readyState === WebSocket.CONNECTING) return 'opening'
  return real.readyState === WebSocket.OPEN ? 'open' : 'closed'
}

/** Connects sockets of pages with the real Action Cable endpoint. */
export class RelaySockets {
  private readonly open = new Set<WebSocket>()

  constructor(
    private readonly backend: Backend,
    private readonly sessions: RealSessions,
  ) {}

  /** Connects both ends of a socket; omits a login that the real API did not issue. */
  relay(c: Context, { toPage, fromPage }: SocketWrapper): WSEvents {
    const { pathname, search, searchParams, host } = new URL(c.req.url)
    const allowed = this.sessions.has((name) => searchParams.get(name) ?? undefined)
    const target = this.backend.target(pathname + (allowed ? search : withoutSession(search)))
    const offered = (c.req.header('sec-websocket-protocol')?.split(',') ?? []).map((name) => name.trim())
    const early: string[] = []
    let real: WebSocket | undefined
    const send = (frame: string) => {
      fromPage(frame, host)
      real?.send(frame)
    }
    return {
      onOpen: (_, ws) => {
        real = this.connect(new WebSocket(target, offered, { origin: target.origin }), toPage(ws, host))
        real.on('open', () => early.splice(0).forEach(send))
      },
      onMessage({ data: frame }) {
        if (typeof frame !== 'string') return
        const state = stateOf(real)
        if (state === 'open') send(frame)
        else if (state === 'opening' && early.length < mostEarlyFrames) early.push(frame)
      },
      onClose: () => real?.close(),
    }
  }

  /** Passes the frames and the end of a socket of the real API on to its page. */
  private connect(real: WebSocket, page: Socket): WebSocket {
    this.open.add(real)
    real.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) page.send(data.toString('utf8'))
    })
    // The page's client reconnects automatically after any error.
    real.on('error', () => {})
    return real.on('close', () => {
      this.open.delete(real)
      page.close(1000)
    })
  }

  /** Closes all, for example when another backend is selected. */
  closeAll(): void {
    for (const real of this.open) real.terminate()
    this.open.clear()
  }
}
