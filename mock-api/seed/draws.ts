/**
 * A stream of draws that depends on nothing but its seed and label (D-05). Several streams may live side by side: what one
 * of them hands out never shifts another. sfc32 by Chris Doty-Humphrey, public domain: a draw costs a few nanoseconds and
 * no import, which a first start of the server feels (P8).
 */
export class Draws {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number, label: string) {
    this.a = Math.trunc(seed / 2 ** 32) | 0
    this.b = seed | 0
    this.c = fnv1a(label)
    for (let round = 0; round < 12; round += 1) this.word()
  }

  /** A number in [0, 1). */
  next(): number {
    return this.word() / 2 ** 32
  }

  /** A whole number from `lowest` to `highest`, both included. */
  int(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1))
  }

  /** True in this share of all draws, 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share
  }

  /** One of several things, which must not be none. */
  pick<T>(things: readonly T[]): T {
    if (things.length === 0) throw new Error('Failed to pick: there is nothing to pick from.')
    return things[Math.floor(this.next() * things.length)] as T
  }

  /** One of several things by their weights, which need not sum up to anything. */
  weighted<T>(choices: readonly (readonly [thing: T, weight: number])[]): T {
    let total = 0
    for (const [, weight] of choices) total += weight
    let left = this.next() * total
    for (const [thing, weight] of choices) {
      left -= weight
      if (left < 0) return thing
    }
    return (choices.at(-1) as readonly [T, number])[0]
  }

  /** The same things in a drawn order. */
  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things]
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.int(0, last)
      const kept = order[last] as T
      order[last] = order[other] as T
      order[other] = kept
    }
    return order
  }

  /** Some of several things, in their own order. */
  sample<T>(things: readonly T[], count: number): T[] {
    let wanted = Math.min(count, things.length)
    return things.filter((_, index) => {
      const taken = this.next() * (things.length - index) < wanted
      if (taken) wanted -= 1
      return taken
    })
  }

  /** A random-looking UUID of version 4. */
  uuid(): string {
    const hex = [0, 1, 2, 3].map(() => this.word().toString(16).padStart(8, '0')).join('')
    const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) & 3]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }

  /** 32 fresh bits. */
  private word(): number {
    const drawn = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + drawn) | 0
    return drawn >>> 0
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
