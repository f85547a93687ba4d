import type { Socket } from '../cable/connection.ts'
import type { Faults } from './faults.ts'

/** A socket that can also be cut without a word. */
export interface CuttableSocket extends Socket {
  cut(): void
}

/** A socket whose deliveries faults may strike. `told` hears of each frame as it goes out, and whether a fault made it. */
export function faultySocket(
  socket: CuttableSocket,
  faults: Faults,
  told: (frame: string, fault: boolean) => void,
): Socket {
  const send = (frame: string, fault: boolean) => {
    told(frame, fault)
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

/** The channel that a frame delivers a message of, or undefined for all other frames. */
function channelOfDelivery(frame: string): string | undefined {
  if (!frame.startsWith('{"identifier"') || frame.includes('"type":"')) return undefined
  return /\\"channel\\"\s*:\s*\\"(\w+)\\"/.exec(frame)?.[1]
}
