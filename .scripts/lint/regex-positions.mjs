// Converts a regular expression to a position automaton (Glushkov): one position per character, and their successors.

/** @typedef {{ nullable: boolean, first: number[], last: number[] }} Part */

/** Largest number of repetitions that are copied; more count as a loop. */
const mostCopies = 9
/** Thrown for an unsupported part of an expression. */
export class Unsupported extends Error {}

/** Returns the next escape, class, group start, quantifier or character. @param {string} pattern @param {number} at */
export function tokenAt(pattern, at) {
  const rest = pattern.slice(at)
  const token =
    /^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pPk][{<][^}>]*[}>]|c[a-z]|[^])/i.exec(rest) ??
    /^\[(?:\\[^]|[^\]\\])*\]/.exec(rest) ??
    /^\((?:\?(?:<(?![=!])[^>]*>|<?[=!]|:))?/.exec(rest) ??
    /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(rest) ??
    /^[^]/u.exec(rest)
  return token?.[0] ?? ''
}

/** Positions of an expression with their successors, listed once per path. */
export class Builder {
  at = 0
  /** @type {string[]} */
  atoms = []
  /** @type {number[][]} */
  follow = []
  /** Bodies of lookaheads and lookbehinds. @type {string[]} */
  looks = []

  /** @param {string} pattern */
  constructor(pattern) {
    this.pattern = pattern
  }

  peek() {
    return tokenAt(this.pattern, this.at)
  }

  take() {
    const token = this.peek()
    this.at += token.length
    return token
  }

  /** @returns {Part} */
  choice() {
    let part = this.sequence()
    while (this.peek() === '|') {
      this.take()
      const other = this.sequence()
      part = {
        nullable: part.nullable || other.nullable,
        first: [...part.first, ...other.first],
        last: [...part.last, ...other.last],
      }
    }
    return part
  }

  /** @returns {Part} */
  sequence() {
    let part = empty()
    while (this.at < this.pattern.length && this.peek() !== '|' && this.peek() !== ')')
      part = this.join(part, this.repeated())
    return part
  }

  /** Parses a part with its quantifier. @returns {Part} */
  repeated() {
    const from = this.at
    const once = this.one()
    const to = this.at
    const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??$/.exec(this.peek())
    if (!quantifier) return once
    const [sign, least, comma, most] = [this.take()[0], quantifier[1], quantifier[2], quantifier[3]]
    const end = this.at
    const min = sign === '+' ? 1 : Number(least ?? 0)
    const max = sign === '?' ? 1 : most ? Number(most) : comma === '' ? min : Infinity
    const again = () => {
      this.at = from
      const part = this.one()
      this.at = end
      return part
    }
    if (to === from) return once
    const isLoop = max > Math.max(min, mostCopies)
    let part = min === 0 && max === 0 ? empty() : once
    const copies = isLoop ? Math.max(1, Math.min(min, mostCopies)) : max
    let tail = part
    for (let copy = 1; copy < copies; copy += 1) {
      tail = again()
      if (copy >= min) tail = { ...tail, nullable: true }
      part = this.join(part, tail)
    }
    // The last copy is the loop.
    if (isLoop) this.connect(tail.last, tail.first)
    return min === 0 ? { ...part, nullable: true } : part
  }

  /** @returns {Part} */
  one() {
    const token = this.take()
    if (token.startsWith('(')) {
      const from = this.at
      const isLook = /[=!]$/.test(token)
      const kept = [this.atoms.length, this.follow.length]
      const part = this.choice()
      if (isLook) {
        this.looks.push(this.pattern.slice(from, this.at))
        ;[this.atoms.length, this.follow.length] = /** @type {[number, number]} */ (kept)
      }
      this.take()
      return isLook ? empty() : part
    }
    if (/^(?:[\^$]|\\[bB])$/.test(token)) return empty()
    // A back reference has at most as many paths as its group.
    if (/^\\[1-9]/.test(token)) return this.group(Number(token.slice(1)))
    if (token.startsWith('\\k')) throw new Unsupported('a named back reference')
    this.atoms.push(token)
    this.follow.push([])
    const position = this.atoms.length - 1
    return { nullable: false, first: [position], last: [position] }
  }

  /** Parses a capturing group again. @param {number} number */
  group(number) {
    const back = this.at
    const opens = []
    for (let at = 0; at < this.pattern.length;) {
      const token = tokenAt(this.pattern, at)
      if (/^\((?:\?<(?![=!])|$)/.test(token)) opens.push(at)
      at += token.length
    }
    this.at = opens[number - 1] ?? this.pattern.length
    const part = this.one()
    this.at = back
    return part
  }

  /** @param {Part} a @param {Part} b @returns {Part} */
  join(a, b) {
    this.connect(a.last, b.first)
    return {
      nullable: a.nullable && b.nullable,
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...a.last, ...b.last] : b.last,
    }
  }

  /** @param {readonly number[]} from @param {readonly number[]} to */
  connect(from, to) {
    for (const position of from) this.follow[position]?.push(...to)
  }
}

/** @returns {Part} */
const empty = () => ({ nullable: true, first: [], last: [] })
