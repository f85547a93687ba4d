import type { Steps } from '../../engine/steps.ts'

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf)

/**
 * Undoes what git, editors and mail programs do to a text file: a byte order mark, CRLF, and line ends after the last
 * line. The texts of a capsule are JSON, which holds no line end.
 */
export function* asWritten(file: Buffer): Steps<Buffer> {
  const start = file.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark.length : 0
  const pieces: Buffer[] = []
  let from = start
  for (let at = file.indexOf(carriageReturn); at !== -1; at = file.indexOf(carriageReturn, at + 1)) {
    if (file[at + 1] !== lineFeed) continue
    pieces.push(file.subarray(from, at))
    from = at + 1
    if (pieces.length % 1000 === 0) yield
  }
  const text = from === 0 ? file : Buffer.concat([...pieces, file.subarray(from)])
  let end = text.length
  while (end > 0 && text[end - 1] === lineFeed) end -= 1
  return end < text.length ? text.subarray(0, end + 1) : Buffer.concat([text, Buffer.of(lineFeed)])
}
