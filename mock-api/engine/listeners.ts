/** Functions that are called when something happens. */
export class Listeners<Values extends readonly unknown[] = []> {
  private readonly all = new Set<(...values: Values) => void>()

  /** Returns the function that removes the listener. */
  add(listener: (...values: Values) => void): () => void {
    this.all.add(listener)
    return () => this.all.delete(listener)
  }

  notify(...values: Values): void {
    for (const listener of this.all) listener(...values)
  }

  clear(): void {
    this.all.clear()
  }
}
