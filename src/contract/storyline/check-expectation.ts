import { elementText } from './element.ts'
import type { CallExpectation, Expectation, MailExpectation, ShownExpectation } from './expectations.ts'
import type { StoryFault } from './faults.ts'
import type { Hands, Mark, SeenCall, SeenMail, Witness } from './hands.ts'
import { isSame, json, valueAt } from './json-values.ts'
import { namedInFields } from './perform.ts'
import { fillFields, fillPath, namedIn, type StoryIds } from './placeholders.ts'

/** The result for what can't be seen without a page. */
export const unchecked = Symbol('unchecked')

interface Checking {
  readonly hands: Hands
  readonly witness: Witness
  /** The point before the action. */
  readonly since: Mark
  /** The mail address of a person of the story. */
  readonly emailOf: (person: string) => string
}

const isShown = (expected: Expectation): expected is ShownExpectation => 'phone' in expected

/**
 * Checks an expectation. Returns undefined when it holds, else why not. `unchecked` when it concerns a
 * page and no phone shows pages.
 */
export async function checkExpectation(
  expected: Expectation,
  { hands, witness, since, emailOf }: Checking,
): Promise<StoryFault | undefined | typeof unchecked> {
  if (isShown(expected)) {
    if (!hands.pages) return unchecked
    const text = await hands.pages.look(expected)
    return text === undefined ? undefined : { code: 'said', text }
  }
  let held = 0
  for (;;) {
    const fault = await faultNow(expected, { hands, witness, since, emailOf })
    held = fault === undefined ? held + 1 : 0
    if (isDecided(expected, fault, held) || !(await witness.later?.(since))) return fault
  }
}

/** Looks at which a number of calls must hold in turn, because one more may be on its way. */
const looksOfNumber = 3

function isDecided(expected: Expectation, fault: StoryFault | undefined, held: number): boolean {
  if (fault !== undefined) return fault.code === 'times' && fault.found > fault.expected
  return held >= ('call' in expected && expected.times !== undefined ? looksOfNumber : 1)
}

async function faultNow(
  expected: CallExpectation | MailExpectation,
  { hands, witness, since, emailOf }: Checking,
): Promise<StoryFault | undefined> {
  if ('mail' in expected) return mailFault(expected, await witness.mails(since), emailOf(expected.mail.to))
  const named = [...namedIn(expected.call.path), ...namedInFields(expected.call.response)]
  const as = expected.as === undefined ? undefined : emailOf(expected.as)
  return callFault(expected, { calls: await witness.calls(since), ids: await hands.ids(named), as })
}

interface Seen {
  readonly calls: readonly SeenCall[]
  readonly ids: StoryIds
  /** Mail address of the member who must have called. */
  readonly as?: string | undefined
}

/** Returns why a call does not hold; undefined when it was made. */
export function callFault({ call, times }: CallExpectation, { calls, ids, as }: Seen): StoryFault | undefined {
  const path = fillPath(call.path, ids)
  const fits = ({ path: seen }: SeenCall) => seen === path || (!path.includes('?') && seen.split('?')[0] === path)
  const name = `${call.method} ${path}`
  const made = calls.filter((seen) => seen.method === call.method && fits(seen) && (as === undefined || seen.as === as))
  if (made.length === 0) return { code: 'no-call', call: name, there: linesOf(calls) }
  if (times !== undefined && made.length !== times)
    return { code: 'times', call: name, found: made.length, expected: times }
  const faults = made.map((seen): StoryFault | undefined => {
    if (seen.status !== call.status) return { code: 'status', call: name, found: seen.status, expected: call.status }
    return valueFault(name, fillFields(call.response ?? {}, ids), seen.response)
  })
  return faults.includes(undefined) ? undefined : faults.at(-1)
}

/** Returns which value of a response is another than expected; undefined when all are the same. */
export function valueFault(call: string, expected: object, response: unknown): StoryFault | undefined {
  const wrong = Object.entries(expected).find(([place, value]) => !isSame(valueAt(response, place), value))
  if (!wrong) return undefined
  const [place, value] = wrong
  return { code: 'value', call, place, found: json(valueAt(response, place)), expected: json(value) }
}

/** Returns why a mail does not hold; undefined when it was sent. */
export function mailFault({ mail }: MailExpectation, mails: readonly SeenMail[], to: string): StoryFault | undefined {
  const own = mails.filter((seen) => seen.to === to)
  const fits = ({ subject, text }: SeenMail) => subject.includes(mail.subject ?? '') && text.includes(mail.text ?? '')
  if (own.some(fits)) return undefined
  return { code: 'no-mail', to, subject: mail.subject, there: own.map(({ subject }) => subject) }
}

/** Words for a list: `GET /api/account 200 as woman`, `text "保留中" on a`. */
export function expectationText(expected: Expectation): string {
  if ('call' in expected) {
    const { call, as, times } = expected
    return [
      `${call.method} ${call.path} ${call.status}`,
      ...(as === undefined ? [] : [`as ${as}`]),
      ...(times === undefined ? [] : [`(exactly ${times})`]),
    ].join(' ')
  }
  if ('mail' in expected) return `a mail to ${expected.mail.to}`
  const thing = 'text' in expected ? `text "${expected.text}"` : elementText(expected.element)
  return `${expected.absent ? 'no ' : ''}${thing} on ${expected.phone}`
}

const mostListed = 8

export const linesOf = (calls: readonly Pick<SeenCall, 'method' | 'path' | 'status'>[]) =>
  calls.slice(-mostListed).map(({ method, path, status }) => `${method} ${path} ${status}`)
