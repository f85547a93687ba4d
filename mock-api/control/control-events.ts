import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { controlChannel, ControlEvent } from '../../src/contract/control/events.ts'
import type { ChannelMessage } from '../../src/contract/wire/channel.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { Listeners } from '../engine/listeners.ts'
import { unexpectedErrorEntry } from '../log.ts'

/** Events for workbenches: of calls, and of parts of the server that change by themselves. */
export class ControlEvents {
  private readonly announced = new Listeners<[event: ControlEvent]>()

  constructor(private readonly parts: AppDependencies) {
    const { runtime, handset } = parts
    runtime.store.folder.health.changed.add(() => this.announced.notify('storage'))
    handset.changed.add(() => this.announced.notify('handset'))
    runtime.history.stage.changed.add((isNews) => {
      if (isNews) this.announced.notify('stage')
    })
    runtime.history.changed.add(() => this.announced.notify('history'))
  }

  readonly announce = (event: ControlEvent): void => {
    this.announced.notify(event)
  }

  /** Streams events and the ids of new exchanges to a client until it disconnects or the world ends. */
  stream(c: Context): Response {
    const { exchanges, storylines, ending, logError } = this.parts
    return streamSSE(c, async (stream) => {
      const send = (message: ChannelMessage<typeof controlChannel>) => {
        stream.writeSSE(message).catch((cause: unknown) => logError(unexpectedErrorEntry('control events', cause)))
      }
      const stops = [
        this.announced.add((event) => send({ event, data: '' })),
        // The stories belong to all worlds of the server: a listener of an ended world would keep that in memory.
        storylines.changed.add(() => send({ event: 'storylines', data: '' })),
        exchanges.added.add((id) => send({ event: 'exchange', data: String(id) })),
      ]
      await new Promise<void>((resolve) => {
        stream.onAbort(resolve)
        // The port of the server stays open when a further world ends.
        stops.push(ending.add(resolve))
      })
      for (const stop of stops) stop()
    })
  }
}
