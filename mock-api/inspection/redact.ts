/** Values that nobody needs to see in a log, by their name on the wire. */
const names =
  'access-token|token|client|reset_password_token|confirmation_token|password|password_confirmation|current_password|number|cvv2'

const inJson = new RegExp(
  `("(?:${names.replace('|token|client', '')})"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|\\d+)`,
  'g',
)
const inEscapedJson = new RegExp(`(\\\\"(?:access-token|password)\\\\"\\s*:\\s*)\\\\"[^"\\\\]*\\\\"`, 'g')
const inQuery = new RegExp(`([?&](?:${names})=)[^&#\\s"]+`, 'g')

/** A text without session values, passwords, link tokens and card numbers. */
export function redact(text: string): string {
  return text.replace(inJson, '$1"•••"').replace(inEscapedJson, '$1\\"•••\\"').replace(inQuery, '$1•••')
}

/** Headers that are a login, or hold one. `uid` is the mail address, which tells who asked. */
const secretHeaders = new Set(['access-token', 'client', 'authorization', 'cookie', 'set-cookie'])

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Headers without session values. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return []
      const text = typeof value === 'string' ? value : value.join(', ')
      return [[name, secretHeaders.has(name) ? '•••' : redact(text)]]
    }),
  )
}
