/** Binary heap: push and pop cost the logarithm of its size. */
export class EffectHeap<T> {
  /** Takes ownership of the initial array. */
  constructor(
    private readonly compare: (a: T, b: T) => number,
    private items: T[] = [],
  ) {
    for (let at = (items.length >>> 1) - 1; at >= 0; at -= 1) this.sink(at, items[at] as T)
  }

  get size(): number {
    return this.items.length
  }

  peek(): T | undefined {
    return this.items[0]
  }

  push(item: T): void {
    let at = this.items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (this.compare(item, this.items[parent] as T) >= 0) break
      this.items[at] = this.items[parent] as T
      at = parent
    }
    this.items[at] = item
  }

  /** Removes the first item. */
  pop(): void {
    const last = this.items.pop()
    if (this.items.length > 0) this.sink(0, last as T)
  }

  entries(): T[] {
    return [...this.items]
  }

  copy(): EffectHeap<T> {
    const copied = new EffectHeap(this.compare)
    copied.items = this.entries()
    return copied
  }

  /** Places an item at a position or below it, in heap order. */
  private sink(from: number, item: T): void {
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.items.length) break
      if (child + 1 < this.items.length && this.compare(this.items[child + 1] as T, this.items[child] as T) < 0)
        child += 1
      if (this.compare(this.items[child] as T, item) >= 0) break
      this.items[at] = this.items[child] as T
      at = child
    }
    this.items[at] = item
  }
}
