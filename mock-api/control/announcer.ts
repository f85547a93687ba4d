import type { ControlEvent } from '../../src/contract/control/events.ts'

/** Tells open workbenches that something changed. */
export class Announcer {
  private readonly listeners = new Set<(event: ControlEvent) => void>()

  announce(event: ControlEvent): void {
    for (const listener of this.listeners) listener(event)
  }

  /** Calls the listener for each change; returns the way to stop. */
  listen(listener: (event: ControlEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
