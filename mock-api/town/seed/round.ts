import type { SimpleFaker } from '@faker-js/faker'

/** Hands out things in a drawn order, over and over: they differ as long as possible. */
export class Round<T> {
  readonly size: number
  private next = 0
  private readonly order: readonly T[]

  constructor({ helpers }: SimpleFaker, things: readonly T[]) {
    this.order = helpers.shuffle(things)
    this.size = this.order.length
  }

  /** The next one; there must be any. */
  take(): T {
    const taken = this.order[this.next % this.size] as T
    this.next += 1
    return taken
  }
}
