/** Tells open workbenches that something changed: `clock`, `world`, `variants`. */
export class Announcer {
  private readonly listeners = new Set<(kind: string) => void>()

  tell(kind: string): void {
    for (const listener of this.listeners) listener(kind)
  }

  /** Calls the listener for each change; returns the way to stop. */
  listen(listener: (kind: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
