import type { CallerName } from './callers.ts'

/** Expected result of a cell: status, and the reason for a 403. */
export type Cell = `${number}` | `403 ${'owner' | 'sex' | 'age' | 'payment'}`

/**
 * Who may make which call, as docs/decisions.md has it. Written down once more on purpose, and never read from
 * src/contract or from what the server says: a guard that an endpoint loses makes a cell of the matrix another.
 */
const open = calls('1..7')
/** C-6 "Verified" is needed by; API-41 "Without access 403". */
const forVerified = calls('26..28 31..36 41 43 45..47 51..63 68')
/** API-14 to 16 "women 403", API-30 "the men's labels", API-32 "for verified men", API-37 to 39 a man's own settings. */
const forMen = calls('14..16 30 32 37..39')
/** API-18, 26, 71 "men 403", API-27 to 29, 31, 35, 36 her recommendations, API-42 her plan, API-55 to 57 her reviews. */
const forWomen = calls('18 26..29 31 35 36 42 55..57 71')

/** Statuses other than 200 for allowed callers, because the rule refuses the sample. */
const servedWith: Readonly<Record<string, Cell>> = {
  // No such token.
  'API-06': '422',
  // A man at rank D has all steps of the ladder behind him.
  'API-14': '422',
  'API-15': '422',
  'API-16': '422',
  // API-17 "At age_conf 2: 422".
  'API-17': '422',
  // API-26 "a woman at 3 or 5, else 422".
  'API-26': '422',
  // API-42 "others than premium women 403".
  'API-42': '403 payment',
  // API-57 "without a first review 422".
  'API-57': '422',
  // API-61 "a foreign post 403".
  'API-61': '403 owner',
  // The card token of the sample was never issued.
  'API-66': '422',
  'API-67': '422',
  'API-68': '422',
  // A wrong password, and a plan without an accepted cancellation.
  'API-69': '422',
  'API-70': '422',
}

/** Exceptions for single cells. */
const exceptions: { readonly [Name in CallerName]?: Readonly<Record<string, Cell>> } = {
  // API-17: a first document is taken.
  'an unverified woman': { 'API-17': '200' },
  'an unverified man': { 'API-17': '200' },
  'a premium woman': { 'API-42': '200' },
  // API-33, 45, 46 "blocked: 404"; API-34 "a decision on a blocked pairing is 422" (decisions.md).
  'a blocked man': { 'API-33': '404', 'API-34': '422', 'API-45': '404', 'API-46': '404', 'API-47': '404' },
  // API-02: the reason is sent after the address (unconfirmed) or the password check.
  'an unconfirmed woman': { 'API-02': '401' },
  'a minor by document': { 'API-02': '401' },
  'a reported minor': { 'API-02': '401' },
  'a withdrawn woman': { 'API-02': '401' },
}

/** Callers without an accepted login, and those whose login serves API-03 and API-09 only (C-6, D-94). */
const withoutLogin: ReadonlySet<CallerName> = new Set([
  'nobody',
  'a forged token',
  'the login of another',
  'an expired login',
  'a login that was ended',
  'an unconfirmed woman',
])
const barred: ReadonlySet<CallerName> = new Set(['a minor by document', 'a reported minor', 'a withdrawn woman'])
const men: ReadonlySet<CallerName> = new Set(['an unverified man', 'an unpaid man', 'a paid man', 'a blocked man'])
/** Reason of the closed gate of C-6. */
const gate: { readonly [Name in CallerName]?: Cell } = {
  'an unverified woman': '403 age',
  'an unverified man': '403 age',
  'an unpaid man': '403 payment',
}

/** Expected result of a call for a caller. */
export function expectedCell(id: string, caller: CallerName): Cell {
  const exception = exceptions[caller]?.[id]
  if (exception) return exception
  const served = servedWith[id] ?? '200'
  const hasLogin = !withoutLogin.has(caller)
  if (id === 'API-03') return hasLogin ? '200' : '404'
  if (id === 'API-09' && barred.has(caller)) return '200'
  const isServed = hasLogin && !barred.has(caller)
  // API-05 "401 not authenticated".
  if (id === 'API-05') return isServed ? '200' : '401'
  if (open.has(id)) return served
  if (!isServed) return '401'
  if (forMen.has(id) && !men.has(caller)) return '403 sex'
  if (forWomen.has(id) && men.has(caller)) return '403 sex'
  const closed = gate[caller]
  if (closed && forVerified.has(id)) return closed
  // C-7: a foreign identity is refused before the rule runs.
  return caller === 'a woman who names another' ? '403 owner' : served
}

/** `API-01`, … of `1..7 9`. */
function calls(text: string): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const part of text.split(' ')) {
    const [first = 0, last = first] = part.split('..').map(Number)
    for (let number = first; number <= last; number += 1) ids.add(`API-${String(number).padStart(2, '0')}`)
  }
  return ids
}
