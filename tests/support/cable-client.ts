import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller } from './mock.ts'

/** A minimal Action Cable client. Sends commands as text and records every frame except pings. */
export interface CableClient {
  readonly socket: WebSocket
  /** Received frames without pings. */
  readonly frames: readonly Record<string, unknown>[]
  /** Sends one command frame. */
  command(command: Record<string, unknown>): void
  /** Resolves with the next matching frame, including frames that arrived earlier but were not read. */
  next(fits: (frame: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>
  /** Resolves with the close code. */
  closed(): Promise<number>
}

/** Opens /cable with a caller's session in the query (D-52). */
export async function openCable(
  url: string,
  caller: Caller,
  protocols = ['actioncable-v1-json', 'actioncable-unsupported'],
): Promise<CableClient> {
  const query = new URLSearchParams(caller.headers)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/cable?${query.toString()}`, protocols)
  const frames: Record<string, unknown>[] = []
  let taken = 0
  const waiting: (() => void)[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Record<string, unknown>
    if (frame['type'] === 'ping') return
    frames.push(frame)
    for (const wake of waiting.splice(0)) wake()
  })
  const closing = once(socket, 'close') as Promise<[number]>
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  return {
    socket,
    frames,
    command: (command) => socket.send(JSON.stringify(command)),
    async next(fits) {
      const deadline = AbortSignal.timeout(3000)
      for (;;) {
        const at = frames.findIndex((frame, index) => index >= taken && fits(frame))
        if (at >= 0) {
          taken = at + 1
          return frames[at] as Record<string, unknown>
        }
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          deadline.addEventListener('abort', () =>
            reject(new Error(`No matching frame arrived. Received: ${JSON.stringify(frames)}`)),
          )
        })
      }
    },
    closed: async () => (await closing)[0],
  }
}
