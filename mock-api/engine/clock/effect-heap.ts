/** A binary heap: push and pop cost the logarithm of its size. */
export class EffectHeap<T> {
  /** Takes over the array of what it begins with. */
  constructor(
    private readonly before: (a: T, b: T) => boolean,
    private readonly items: T[] = [],
  ) {
    for (let at = (items.length >>> 1) - 1; at >= 0; at -= 1) this.sink(at, items[at] as T)
  }

  peek(): T | undefined {
    return this.items[0]
  }

  push(item: T): void {
    let at = this.items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!this.before(item, this.items[parent] as T)) break
      this.items[at] = this.items[parent] as T
      at = parent
    }
    this.items[at] = item
  }

  pop(): T | undefined {
    const first = this.items[0]
    const last = this.items.pop()
    if (last === undefined || this.items.length === 0) return first
    this.sink(0, last)
    return first
  }

  /** All items, in no order. */
  entries(): T[] {
    return [...this.items]
  }

  /** Puts an item at a position or below it, where it belongs. */
  private sink(from: number, item: T): void {
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.items.length) break
      if (child + 1 < this.items.length && this.before(this.items[child + 1] as T, this.items[child] as T))
        child += 1
      if (!this.before(this.items[child] as T, item)) break
      this.items[at] = this.items[child] as T
      at = child
    }
    this.items[at] = item
  }
}
