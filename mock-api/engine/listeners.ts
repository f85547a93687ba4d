/** Functions that are called when something happens. */
export class Listeners<Facts extends readonly unknown[] = []> {
  private readonly all = new Set<(...facts: Facts) => void>()

  /** Returns the function that removes the listener. */
  add(listener: (...facts: Facts) => void): () => void {
    this.all.add(listener)
    return () => this.all.delete(listener)
  }

  notify(...facts: Facts): void {
    for (const listener of this.all) listener(...facts)
  }

  clear(): void {
    this.all.clear()
  }
}
