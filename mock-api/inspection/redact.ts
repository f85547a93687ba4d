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
