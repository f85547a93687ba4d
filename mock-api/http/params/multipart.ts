import { assertCount, MalformedBody } from './rack-limits.ts'

/** Rack's limit; each file costs more than a text. */
const mostFiles = 128
/** Maximum header of a part, which holds only name and type. */
const longestHead = 16 * 1024

/** One part of a multipart form. */
type Part = readonly [name: string, value: string | File]

/**
 * Returns the parts of a multipart form (RFC 7578). Leaves out a file without a name, as Rack does: browsers send it for a
 * field in which no file was chosen. Throws MalformedBody for an invalid, cut or oversized form. Not the
 * platform's parser, which accepts any number of parts and header lines at any cost.
 */
export function readParts(body: Buffer, contentType: string): Part[] {
  const boundary = parameterOf(contentType.replace(/^[^;]*/, ''), 'boundary')
  if (!boundary) throw malformed()
  const parts: Part[] = []
  let files = 0
  const mark = `\r\n--${boundary}`
  // The first boundary may be at the very start.
  const first = body.indexOf(mark.slice(2), 0, 'latin1')
  if (first < 0 || (first > 0 && !holds(body, first - 2, '\r\n'))) throw malformed()
  let at = first + mark.length - 2
  while (!holds(body, at, '--')) {
    const { head, content } = splitPart(body, at)
    const end = body.indexOf(mark, content - 2, 'latin1')
    if (end < 0) throw malformed()
    const { name, filename, type } = readHead(head)
    if (filename === undefined) parts.push([name, body.toString('utf8', content, Math.max(content, end))])
    else if (filename !== '') {
      files += 1
      const bytes = body.subarray(content, Math.max(content, end)) as Buffer<ArrayBuffer>
      parts.push([name, new File([bytes], filename, { type })])
    }
    assertCount(parts.length)
    assertCount(files, mostFiles)
    at = end + mark.length
  }
  return parts
}

/** Returns the header lines of the part behind a boundary, and the start of its content. */
function splitPart(body: Buffer, boundaryEnd: number): { head: string; content: number } {
  const line = body.indexOf('\r\n', boundaryEnd, 'latin1')
  const within = body.subarray(line, line + longestHead)
  const length = within.indexOf('\r\n\r\n', 0, 'latin1')
  if (line < 0 || length < 0) throw malformed()
  return { head: within.toString('utf8', 2, Math.max(2, length)), content: line + length + 4 }
}

function readHead(head: string): { name: string; filename: string | undefined; type: string } {
  const disposition = /^content-disposition:[ \t]*form-data(.*)$/im.exec(head)?.[1]
  const name = disposition && parameterOf(disposition, 'name')
  if (!name) throw malformed()
  const type = /^content-type:[ \t]*(\S[^\r\n]*)$/im.exec(head)?.[1] ?? 'application/octet-stream'
  return { name, filename: parameterOf(disposition, 'filename'), type: type.trim() }
}

/** Returns a parameter of a header, `; name="value"`. Browsers write quotes and line ends in it as %22, %0D and %0A. */
function parameterOf(parameters: string, name: string): string | undefined {
  for (const [, key, quoted, plain] of parameters.matchAll(/;\s*([^=;\s]+)=(?:"((?:[^"\\]|\\.)*)"|([^";\s]*))/g)) {
    if (key?.toLowerCase() !== name) continue
    const code = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
    return (quoted ?? plain)?.replaceAll(/%(22|0D|0A)/gi, code)
  }
  return undefined
}

function holds(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text
}

function malformed(): MalformedBody {
  return new MalformedBody('フォームの形式が正しくありません。')
}
