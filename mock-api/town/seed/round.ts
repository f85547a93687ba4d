import type { SimpleFaker } from '@faker-js/faker'

/** Deals items in a drawn order, over and over, so that repetitions are as far apart as possible. */
export class Round<T> {
  readonly size: number
  private next = 0
  private readonly order: readonly T[]

  constructor({ helpers }: SimpleFaker, items: readonly T[]) {
    this.order = helpers.shuffle(items)
    this.size = this.order.length
  }

  /** Returns the next item; the list must not be empty. */
  take(): T {
    const taken = this.order[this.next % this.size] as T
    this.next += 1
    return taken
  }
}
