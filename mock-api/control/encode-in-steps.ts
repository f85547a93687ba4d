import type { Steps } from '../engine/steps.ts'

const sliceLength = 64 * 1024
/** Most that a UTF-16 unit takes in UTF-8. */
const bytesPerUnit = 3

/** The bytes of a text in UTF-8, in steps: those of a large one take long (P13). */
export function* encodeInSteps(text: string): Steps<Buffer> {
  // The system gives memory only for what is written.
  const bytes = Buffer.allocUnsafeSlow(text.length * bytesPerUnit)
  let length = 0
  for (let at = 0; at < text.length;) {
    const end = at + sliceLength
    // The two halves of a pair must not be parted.
    const cut = isFirstHalf(text.charCodeAt(end - 1)) ? end + 1 : end
    length += bytes.write(text.slice(at, cut), length)
    at = cut
    yield
  }
  return bytes.subarray(0, length)
}

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00
