import type { Context } from 'hono'
import type { WSEvents } from 'hono/ws'
import { WebSocket } from 'ws'
import type { SocketWrapper } from '../../cable/socket-events.ts'
import { withoutSession } from '../../http/credentials.ts'
import type { Backend } from './backend.ts'
import type { RealSessions } from './real-sessions.ts'

/** Frames of a page that are held until the real API accepts its socket; later ones are dropped. */
const mostEarlyFrames = 100

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
        else if (early.length < mostEarlyFrames) early.push(event.data)
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
