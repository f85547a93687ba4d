import { assertCount } from './rack-limits.ts'

/** Character codes. */
const [blank, percent, and, plus, equals] = [32, 37, 38, 43, 61]
const [zero, nine, letterA, letterF] = [48, 57, 97, 102]
/** The one bit in which a small letter differs from its capital. */
const smallLetter = 32

/**
 * Yields decoded names and values of a query or form. Throws MalformedBody beyond Rack's limits. Decodes bytes, because
 * the platform takes tens of milliseconds for half a megabyte of plus signs or bad encoding.
 */
export function* formPairs(form: string): Generator<readonly [name: string, value: string]> {
  const bytes = Buffer.from(form)
  let pairs = 0
  for (let [start, end] = [0, 0]; start < bytes.length; start = end + 1) {
    end = positionOf(bytes, and, start, bytes.length)
    if (end === start) continue
    pairs += 1
    assertCount(pairs)
    const sign = positionOf(bytes, equals, start, end)
    yield [decode(bytes, start, sign), decode(bytes, sign + 1, end)]
  }
}

function positionOf(bytes: Buffer, sign: number, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at] !== sign) at += 1
  return at
}

/** Decodes in place. A percent sign without two hexadecimal digits stays as it is. */
function decode(bytes: Buffer, start: number, end: number): string {
  let length = start
  for (let at = start; at < end; at += 1) {
    let byte = bytes[at] as number
    if (byte === plus) byte = blank
    else if (byte === percent && at + 2 < end) {
      const code = digit(bytes[at + 1] as number) * 16 + digit(bytes[at + 2] as number)
      if (!Number.isNaN(code)) [byte, at] = [code, at + 2]
    }
    bytes[length++] = byte
  }
  return length > start ? bytes.toString('utf8', start, length) : ''
}

/** Returns the value of a hexadecimal digit, NaN for another character. */
function digit(sign: number): number {
  if (sign >= zero && sign <= nine) return sign - zero
  const letter = sign | smallLetter
  return letter >= letterA && letter <= letterF ? letter - letterA + 10 : Number.NaN
}
