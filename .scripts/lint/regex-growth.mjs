// Finds regular expressions with superlinear time: two paths through the same text, one in a loop, and a text on which
// both fail. A search counts as a loop before the expression, because it restarts at each character.

import { Builder, tokenAt, Unsupported } from './regex-positions.mjs'

/** Repetitions in a text that must not match. */
const repetitions = 16
/** Sample characters of common classes, in addition to those of the expression. */
const usualSigns = Array.from('aZ0_ -.!\n\t\u0001\u00e9\u3042\u{1f600}')

/** Splits at `|` outside groups and classes. @param {string} pattern */
function alternativesOf(pattern) {
  const parts = ['']
  for (let at = 0, depth = 0; at < pattern.length;) {
    const token = tokenAt(pattern, at)
    if (token.startsWith('(')) depth += 1
    if (token === ')') depth -= 1
    if (token === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
    at += token.length
  }
  return parts
}

/** Returns the sample characters that a position accepts. @param {string} atom @param {string} flags @param {readonly string[]} signs */
function signsOf(atom, flags, signs) {
  const one = new RegExp(`^(?:${atom})$`, flags)
  return new Set(signs.filter((sign) => one.test(sign)))
}

/** Returns one sample of each character class that the expression distinguishes. @param {readonly string[]} atoms @param {string} flags */
function alphabetOf(atoms, flags) {
  const named = atoms.flatMap((atom) => [...atom.replace(/^\\(?=[^a-z])/i, '')])
  const near = named.flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return [sign, String.fromCodePoint(Math.max(0, code - 1)), String.fromCodePoint(code + 1)]
  })
  const kinds = new Map()
  const all = [...new Set([...usualSigns, ...near])]
  const taken = atoms.map((atom) => signsOf(atom, flags, all))
  for (const sign of all) {
    const kind = taken.map((signs) => (signs.has(sign) ? 1 : 0)).join('')
    if (!kinds.has(kind)) kinds.set(kind, sign)
  }
  return /** @type {string[]} */ ([...kinds.values()])
}

/** Finds the shortest text that leads from one tuple of states to another. */
class Walker {
  /** @param {readonly (readonly number[])[]} follow @param {readonly ReadonlySet<string>[]} takes @param {readonly string[]} alphabet */
  constructor(follow, takes, alphabet) {
    this.next = follow.map((to) =>
      alphabet.map((sign) => [...new Set(to)].filter((position) => takes[position]?.has(sign))),
    )
    this.alphabet = alphabet
  }

  /** @param {readonly number[]} from @param {(at: readonly number[]) => boolean} isGoal */
  text(from, isGoal) {
    const seen = new Set([from.join()])
    /** @type {{ at: readonly number[], text: string }[]} */
    const queue = [{ at: from, text: '' }]
    for (const { at, text } of queue) {
      for (const [index, sign] of this.alphabet.entries()) {
        for (const to of product(at.map((state) => this.next[state]?.[index] ?? []))) {
          if (isGoal(to)) return text + sign
          const key = to.join()
          if (seen.has(key)) continue
          seen.add(key)
          queue.push({ at: to, text: text + sign })
        }
      }
    }
    return undefined
  }
}

/** @param {readonly (readonly number[])[]} lists @returns {number[][]} */
const product = (lists) =>
  lists.reduce(
    (all, list) => all.flatMap((one) => list.map((item) => [...one, item])),
    /** @type {number[][]} */ ([[]]),
  )

/** Yields repeated texts with several paths through an alternative, and the text before them. @param {string} pattern @param {string} flags @returns {Generator<{ before: string, repeated: string, alphabet: readonly string[] }>} */
function* ambiguities(pattern, flags) {
  const builder = new Builder(pattern)
  const whole = builder.choice()
  const named = /^(?:\(\?<![^()]*\))*?\(\?<!(\[(?:\\[^]|[^\]\\])*\]|\\[^]|[^\\()|[])\)/.exec(pattern)?.[1]
  const { atoms, follow } = builder
  const beginsAtLine = /^(?:\(\?:)?\^/.test(pattern)
  const isAnchored = (beginsAtLine && !flags.includes('m')) || flags.includes('y')
  const lookbehind = beginsAtLine ? '[^\\n]' : named
  const plain = flags.replace(/[gmy]/g, '')
  const alphabet = alphabetOf([...atoms, ...(lookbehind ? [lookbehind] : [])], plain)
  const takes = atoms.map((atom) => signsOf(atom, plain, alphabet))
  // States of the search, which starts at any character that the lookbehind allows.
  const [free, barred, start] = [atoms.length, atoms.length + 1, atoms.length + 2]
  const forbidden = lookbehind ? signsOf(lookbehind, plain, alphabet) : new Set()
  const search = isAnchored ? [] : [free, barred]
  takes.push(
    new Set(alphabet.filter((sign) => !forbidden.has(sign))),
    /** @type {Set<string>} */ (forbidden),
    new Set(),
  )
  follow.push([...search, ...whole.first], search, [...search, ...whole.first])
  const walker = new Walker(follow, takes, alphabet)
  const loops = follow.flatMap((_, state) =>
    walker.text([state], ([at]) => at === state) === undefined ? [] : [state],
  )
  for (const p of loops) {
    const before = walker.text([start], ([at]) => at === p)
    if (before === undefined) continue
    for (const q of loops) {
      const twice = follow[p]?.filter((to) => to === q).length ?? 0
      // Two paths from p to q and back.
      if (twice > 1) {
        const there = alphabet.find((sign) => takes[q]?.has(sign)) ?? ''
        const back = p === q ? '' : walker.text([q], ([at]) => at === p)
        if (back !== undefined) yield { before, repeated: there + back, alphabet }
      }
      if (p === q) continue
      const text = walker.text([p, p, q], ([a, b, c]) => a === p && b === q && c === q)
      if (text !== undefined) yield { before, repeated: text, alphabet }
      const apart = walker.text([p, p], ([a, b]) => a === p && b === q)
      const together = apart === undefined ? undefined : walker.text([p, q], ([a, b]) => a === p && b === p)
      if (together !== undefined) yield { before, repeated: apart + together, alphabet }
    }
  }
  for (const look of new Set(builder.looks)) for (const part of alternativesOf(look)) yield* ambiguities(part, flags)
}

/**
 * Returns a text with superlinear matching time, or undefined for an expression with linear time.
 * @param {string} pattern
 * @param {string} flags
 * @returns {string | undefined}
 */
export function growingText(pattern, flags) {
  for (const part of alternativesOf(pattern)) {
    const expression = new RegExp(part, flags.replace(/[gy]/g, ''))
    try {
      for (const { before, repeated, alphabet } of ambiguities(part, flags)) {
        const ambiguous = before + repeated.repeat(repetitions)
        for (const ending of ['', ...usualSigns, ...alphabet]) {
          const found = expression.exec(ambiguous + ending)
          if (!found || found.index >= ambiguous.length - repeated.length)
            return `${JSON.stringify(before)} ${JSON.stringify(repeated)} … ${JSON.stringify(ending)}`
        }
      }
    } catch (cause) {
      if (cause instanceof Unsupported) return cause.message
      throw cause
    }
  }
  return undefined
}
