/** Names whose values nobody needs to see in a log: logins, passwords, tokens of mailed links, card numbers. */
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
/** In a body these name no login: the token of a card is spent by its use, and a call that is made again needs it. */
const secretInAddress = [...secret, 'token', 'client']
/** `uid` is the mail address, which tells who asked. */
const secretHeaders = new Set(['access-token', 'authorization', 'client', 'cookie', 'set-cookie'])

const secretSomewhere: ReadonlySet<string> = new Set([...secretInAddress, ...secretHeaders])

/** Whether a value of this name may be a secret, for who needs the value for nothing. */
export const isSecretName = (name: string): boolean => secretSomewhere.has(name)

const quoted = `"(?:[^"\\\\]|\\\\.)*"`
const jsonValue = `${quoted}|-?[\\d.]+|\\[(?:[^\\]"]|${quoted})*\\]|\\{(?:[^}"]|${quoted})*\\}`
const inJson = new RegExp(`("(?:${secret.join('|')})"\\s*:\\s*)(?:${jsonValue})`, 'g')
const inEscapedJson = new RegExp(`(\\\\"(?:${secret.join('|')})\\\\"\\s*:\\s*)\\\\"[^"\\\\]*\\\\"`, 'g')
/** Also within a nested name (`user[password]=`), and in an address that stands encoded in another one. */
const inAddress = new RegExp(
  `((?:[?&[]|%5B|%3F|%26)(?:${secretInAddress.join('|')})(?:[[\\]\\d]|%5[BD])*(?:=|%3D))[^&#\\s"]+`,
  'gi',
)

/** A text without session values, passwords, link tokens and card numbers. */
export function redact(text: string): string {
  return text.replace(inJson, '$1"•••"').replace(inEscapedJson, '$1\\"•••\\"').replace(inAddress, '$1•••')
}

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
