import { redactedValue } from '../../src/contract/rules/recorded-text.ts'

/** Names of secrets: logins, passwords, tokens of mailed links, card numbers. */
const secret = [
  'access-token',
  'authorization',
  'reset_password_token',
  'confirmation_token',
  'password',
  'password_confirmation',
  'current_password',
  'number',
  'cvv2',
]
/** Not secret in a body: a call uses up its card token, and repeating the call needs the name. */
const secretInAddress = [...secret, 'token', 'client']
/** `uid` stays: it is the mail address, which identifies the caller. */
const secretHeaders = new Set(['access-token', 'authorization', 'client', 'cookie', 'set-cookie'])

const secretSomewhere: ReadonlySet<string> = new Set([...secretInAddress, ...secretHeaders])

export const isSecretName = (name: string): boolean => secretSomewhere.has(name)

/** A secret's name in JSON. In JSON within a JSON text each quote has backslashes before it. */
const nameInJson = new RegExp(`(?<!\\\\)(\\\\*)"(?:${secret.join('|')})\\1"\\s*:\\s*`, 'g')
/** Also within a nested name (`user[password]=`), and in an address encoded within another one. */
const inAddress = new RegExp(
  `((?:[?&[]|%5B|%3F|%26)(?:${secretInAddress.join('|')})(?:[[\\]\\d]|%5[BD])*(?:=|%3D))[^&#\\s"]+`,
  'gi',
)

/** Removes session values, passwords, link tokens and card numbers from a text, in linear time. */
export function redact(text: string): string {
  let shown = ''
  let from = 0
  // Continues behind each value: restarting inside an unclosed one would take quadratic time.
  nameInJson.lastIndex = 0
  for (let name = nameInJson.exec(text); name; name = nameInJson.exec(text)) {
    const [, backslashes = ''] = name
    const start = nameInJson.lastIndex
    const end = endOfValue(text, start, backslashes.length)
    if (end > start) shown += `${text.slice(from, start)}${backslashes}"${redactedValue}${backslashes}"`
    else shown += text.slice(from, start)
    from = nameInJson.lastIndex = end
  }
  return (shown + text.slice(from)).replace(inAddress, `$1${redactedValue}`)
}

/** Change of depth at a bracket outside of strings. */
const depthChange = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
])

/**
 * Returns the end of a JSON string, number, list or object, or of the text when the value is cut.
 * @param level backslashes before each quote of the JSON text
 */
function endOfValue(text: string, start: number, level: number): number {
  let depth = 0
  let isInString = false
  let backslashes = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\') {
      backslashes += 1
      continue
    }
    if (sign === '"') {
      // The closing quote of the enclosing JSON text.
      if (backslashes < level) return at - backslashes
      if (backslashes % (2 * level + 2) === level) isInString = !isInString
      if (!isInString && depth === 0) return at + 1
    } else if (!isInString) {
      const change = depthChange.get(sign) ?? 0
      depth += change
      if (change < 0 && depth <= 0) return depth < 0 ? at : at + 1
      if (depth === 0 && !/[-+.\dEe]/.test(sign)) return at
    }
    backslashes = 0
  }
  return text.length
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return []
      const text = typeof value === 'string' ? value : value.join(', ')
      return [[name, secretHeaders.has(name) ? redactedValue : redact(text)]]
    }),
  )
}
