import { EventEmitter } from 'node:events'
import { checkEvent } from './known.ts'

/** An emitter that throws for a listener of an unknown event. */
export class StrictEmitter extends EventEmitter {
  readonly #name: string
  readonly #events: readonly string[]

  constructor(name: string, events: readonly string[]) {
    super()
    this.#name = name
    this.#events = events
  }

  override on(event: string | symbol, listener: (...args: never[]) => void): this {
    checkEvent(this.#name, event, this.#events)
    return super.on(event, listener as (...args: unknown[]) => void)
  }

  override once(event: string | symbol, listener: (...args: never[]) => void): this {
    checkEvent(this.#name, event, this.#events)
    return super.once(event, listener as (...args: unknown[]) => void)
  }
}

/** Electron's cancellable event. */
export class CancellableEvent {
  defaultPrevented = false

  preventDefault(): void {
    this.defaultPrevented = true
  }
}
