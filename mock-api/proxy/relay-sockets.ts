import type { Context } from 'hono'
import type { WSContext, WSEvents } from 'hono/ws'
import { WebSocket } from 'ws'
import type { Socket } from '../cable/connection.ts'
import { withoutSession } from '../http/session-values.ts'
import type { Backend } from './backend.ts'
import type { RealSessions } from './real-sessions.ts'

interface RelayedSocket {
  /** What the real API says goes in here. */
  readonly toPage: (ws: WSContext, host: string) => Socket
  /** Told of each frame of the page. */
  readonly fromPage: (frame: string, host: string) => void
}

/** Connects sockets of pages with the real Action Cable endpoint. */
export class RelaySockets {
  private readonly open = new Set<WebSocket>()

  constructor(
    private readonly backend: Backend,
    private readonly sessions: RealSessions,
  ) {}

  /** The two ends of one socket; a login that is not of the real API is left out. */
  relay(c: Context, { toPage, fromPage }: RelayedSocket): WSEvents {
    const { pathname, search, searchParams, host } = new URL(c.req.url)
    const allowed = this.sessions.has((name) => searchParams.get(name) ?? undefined)
    const target = this.backend.target(pathname + (allowed ? search : withoutSession(search)))
    target.protocol = target.protocol === 'https:' ? 'wss:' : 'ws:'
    const offered = (c.req.header('sec-websocket-protocol')?.split(',') ?? []).map((name) => name.trim())
    const early: string[] = []
    let real: WebSocket | undefined
    return {
      onOpen: (_, ws) => {
        const page = toPage(ws, host)
        real = new WebSocket(target, offered, { origin: this.backend.origin ?? '' })
        this.open.add(real)
        real.on('open', () => {
          for (const frame of early.splice(0)) real?.send(frame)
        })
        real.on('message', (data: Buffer, isBinary) => {
          if (!isBinary) page.send(data.toString('utf8'))
        })
        // Whatever went wrong, the page's client tries again automatically.
        real.on('error', () => {})
        real.on('close', () => {
          if (real) this.open.delete(real)
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

  /** Ends all, for instance when another backend is chosen. */
  closeAll(): void {
    for (const real of this.open) real.terminate()
    this.open.clear()
  }
}
