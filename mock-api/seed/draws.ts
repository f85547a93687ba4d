/** How many numbers have up to six digits in base 36. */
const sixDigits = 36 ** 6

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

  /** A place in a list of weights, which need not sum up to anything. */
  place(weights: readonly number[]): number {
    let total = 0
    for (const weight of weights) total += weight
    let left = this.next() * total
    for (let place = 0; place < weights.length; place += 1) {
      left -= weights[place] as number
      if (left < 0) return place
    }
    return weights.length - 1
  }

  /** One of several things by their weights. */
  weighted<T>(choices: readonly (readonly [thing: T, weight: number])[]): T {
    let total = 0
    for (const choice of choices) total += choice[1]
    let left = this.next() * total
    for (const choice of choices) {
      left -= choice[1]
      if (left < 0) return choice[0]
    }
    const last = choices.at(-1)
    if (last === undefined) throw new Error('Failed to weigh: there is nothing to choose from.')
    return last[0]
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

  /** Different ones of several things, in a drawn order; for a few of many. */
  several<T>(things: readonly T[], count: number): T[] {
    const taken: T[] = []
    while (taken.length < Math.min(count, things.length)) {
      const drawn = this.pick(things)
      if (!taken.includes(drawn)) taken.push(drawn)
    }
    return taken
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
    const start = hex8(this.word())
    const middle = hex8(((this.word() & 0xffff0fff) | 0x4000) >>> 0)
    const next = hex8(((this.word() & 0x3fffffff) | 0x80000000) >>> 0)
    return `${start}-${middle.slice(0, 4)}-${middle.slice(4)}-${next.slice(0, 4)}-${next.slice(4)}${hex8(this.word())}`
  }

  /** A random-looking URL-safe secret of 22 characters, as `Ids.token` makes them. */
  token(): string {
    let token = ''
    for (let part = 0; part < 4; part += 1) token += (this.word() % sixDigits).toString(36).padStart(6, '0')
    return token.slice(0, 22)
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

function hex8(word: number): string {
  return word.toString(16).padStart(8, '0')
}
