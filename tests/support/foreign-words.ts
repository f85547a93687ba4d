import names from '../../fixtures/names.json' with { type: 'json' }
import personas from '../../fixtures/personas.json' with { type: 'json' }
import type { Language } from '../../src/contract/rules/language.ts'

const people = [...names.female, ...names.male, ...personas.flatMap(({ name }) => name ?? [])]
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const person = new RegExp(people, 'g')

/** Latin words of the Japanese workbench, by the reason why they stay. */
const latin = new Set([
  // Formats, protocols and what the documented API calls its parts.
  ...[
    'API',
    'HTTP',
    'HAR',
    'HTML',
    'JSON',
    'JUnit',
    'Markdown',
    'Cable',
    'WS',
    'MessageChannel',
    'AdminMessageChannel',
  ],
  ...['GET', 'POST', 'PUT', 'DELETE', 'Unauthorized', 'curl', 'access', 'token', 'status', 'yoimachi', 'play'],
  // Products and brands.
  ...['Playwright', 'Vitest', 'Visa', 'MasterCard', 'Amex', 'JCB', 'Diners', 'Discover', 'Wi', 'Fi', 'Chrome', 'Edge'],
  // Words of the member app.
  ...['AI', 'SNS', 'ID', 'DM', 'SSS', 'NG', 'QR'],
  // Keys, units and the name of a language in itself.
  ...['Ctrl', 'Shift', 'Esc', 'Enter', 'JST', 'MB', 'ms', 'English'],
])

/** What is no word of a language: addresses, paths, files, and codes such as the keys of personas. */
const codes = [
  /\S+:\/\/\S+/g,
  /\S+@\S+/g,
  /[\w.-]*\/[\w*:][\w*:/?=&.-]*/g,
  /\b[\w-]+\.(?:json|yoimachi|png|example)\b/g,
  /\b[a-z]+(?:[-_][a-z0-9]+)+\b/g,
  /\b\dxx\b/g,
  /^[a-z]+$/g,
]

/** The name of the other language in itself, as the settings offer it. */
const ownName = /^日本語$/

/** What people, the service or a file said, in quotation marks, and words of the phones in brackets after their English. */
const quote = /“[^”]*”|「[^」]*」|\([^A-Za-z()]+\)/g

/**
 * Words of a text that are not of the language of the workbench. Names of people stay as they are written, and so do quotes and
 * codes.
 */
export function foreignWords(language: Language, text: string): readonly string[] {
  if (language === 'en') {
    return (
      text
        .replaceAll(quote, '')
        .replaceAll(person, '')
        .replace(ownName, '')
        .match(/[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+/g) ?? []
    )
  }
  const rest = codes.reduce((left, code) => left.replaceAll(code, ''), text.replaceAll(quote, ''))
  return (rest.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !latin.has(word))
}
