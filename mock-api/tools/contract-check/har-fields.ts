import type { Entry } from './har-archive.ts'

export type Headers = Readonly<Record<string, string>>

/** Headers by their names in lower case. */
export const headersOf = (list: Entry['request']['headers']): Headers =>
  Object.fromEntries((list ?? []).map(({ name, value }) => [name.toLowerCase(), value]))

/** Epoch milliseconds; 0 when unknown. */
export const instantOf = (instant: string | null) => Date.parse(instant ?? '') || 0

/** Text of a response. A redirect has none; others without one were evicted by the browser. */
export function responseText(content: Entry['response']['content']): string | undefined {
  return typeof content?.text === 'string' ? decoded(content.text, content.encoding) : undefined
}

/** Text of a request. Firefox and proxies give a form as parameters, with or without its text. */
export function requestText(posted: Entry['request']['postData']): string | undefined {
  if (!posted) return undefined
  const { text, encoding, mimeType, params } = posted
  if (text) return decoded(text, encoding)
  if (!params?.length || mimeType?.startsWith('multipart/')) return text ?? undefined
  return new URLSearchParams(params.map(({ name, value }): [string, string] => [name, value])).toString()
}

const decoded = (given: string, encoding: string | null | undefined) =>
  encoding === 'base64' ? Buffer.from(given, 'base64').toString() : given
