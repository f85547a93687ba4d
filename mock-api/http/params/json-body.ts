import type { Params } from '../request.ts'
import { BareParams, forbiddenKeys } from './bare-params.ts'
import { assertCount, assertDepth, MalformedBody } from './rack-limits.ts'

/** Parses a body of JSON, which must be one object. Throws MalformedBody. */
export function parseJson(text: string): Params {
  assertModest(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new MalformedBody('JSON の形式が正しくありません。')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedBody('JSON のオブジェクトを送信してください。')
  return clean(value) as Params
}

/** Copies without prototype keys. */
function clean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => clean(item))
  const copy = new BareParams()
  for (const key of Object.keys(value)) if (!forbiddenKeys.has(key)) copy[key] = clean((value as Params)[key])
  return copy
}

/** Character codes. */
const [quote, comma, openList, escape, closeList, openObject, closeObject] = [34, 44, 91, 92, 93, 123, 125]

/** Refuses JSON with more values or levels than a form may have. Counts characters, because parsing first would be costly. */
function assertModest(text: string): void {
  let [values, depth] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfText(text, at)
    else if (sign === closeList || sign === closeObject) depth -= 1
    else if (sign === comma) assertCount((values += 1))
    else if (sign === openList || sign === openObject) {
      assertCount((values += 1))
      assertDepth((depth += 1))
    }
  }
}

/** Returns the end of a JSON string that begins at a quote. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === escape) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}
