import { setTimeout } from 'node:timers'
import type { WSContext } from 'hono/ws'
import type { Socket } from '../../cable/connection.ts'
import { channelIn } from '../../cable/frame-text.ts'
import type { Faults } from './faults.ts'

/** A socket that can be cut without a closing handshake. */
interface CuttableSocket extends Socket {
  cut(): void
  /** Whether it can still send: a delayed delivery may outlast it. */
  isOpen(): boolean
}

/** `readyState` of a socket that can send. */
const openState = 1

/** How a frame was sent. */
interface SentFrame {
  /** Whether a fault changed it. */
  readonly fault: boolean
}

/** Wraps a socket and applies faults to its deliveries. Calls `onSent` before each sent frame. */
export function faultySocket(
  socket: CuttableSocket,
  faults: Faults,
  onSent: (frame: string, sent: SentFrame) => void,
): Socket {
  const send = (frame: string, sent: SentFrame) => {
    onSent(frame, sent)
    socket.send(frame)
  }
  return {
    close: (code) => socket.close(code),
    send(frame) {
      const channel = faults.concernsChannels ? channelOfDelivery(frame) : undefined
      const fault = channel === undefined ? undefined : faults.ofChannel(channel)
      if (!fault) return send(frame, { fault: false })
      const { body = frame, latencyMs = 0, duplicate } = fault
      const changed = typeof body === 'string' ? body : JSON.stringify(body)
      const act = () => {
        if (!socket.isOpen()) return
        if (fault.drop) return socket.cut()
        send(changed, { fault: true })
        if (duplicate) send(changed, { fault: true })
      }
      if (latencyMs > 0) setTimeout(act, latencyMs).unref()
      else act()
    },
  }
}

/** Returns the channel of a delivered message, or undefined for other frames. */
function channelOfDelivery(frame: string): string | undefined {
  if (!frame.startsWith('{"identifier"') || frame.includes('"type":"')) return undefined
  return channelIn(frame)
}

/** Returns the socket of a connection, which can be cut as a lost network does. */
export function cuttableSocket(ws: WSContext): CuttableSocket {
  return {
    send: (frame) => ws.send(frame),
    close: (code) => ws.close(code),
    cut: () => cut(ws),
    isOpen: () => ws.readyState === openState,
  }
}

function cut(ws: WSContext): void {
  const raw = ws.raw as { terminate?: () => void } | undefined
  if (raw?.terminate) raw.terminate()
  else ws.close(1011)
}
