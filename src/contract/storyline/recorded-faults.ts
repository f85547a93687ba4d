import type { CallExpectation, MailExpectation } from './expectations.ts'
import type { StoryFault } from './faults.ts'
import type { SeenCall, SeenMail } from './hands.ts'
import { isSame, shortJson, valueAt } from './json-values.ts'
import { fillFields, fillPath, type StoryIds } from './placeholders.ts'

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
  return { code: 'value', call, place, found: shortJson(valueAt(response, place)), expected: shortJson(value) }
}

/** Returns why a mail does not hold; undefined when it was sent. */
export function mailFault({ mail }: MailExpectation, mails: readonly SeenMail[], to: string): StoryFault | undefined {
  const own = mails.filter((seen) => seen.to === to)
  const fits = ({ subject, text }: SeenMail) => subject.includes(mail.subject ?? '') && text.includes(mail.text ?? '')
  if (own.some(fits)) return undefined
  return { code: 'no-mail', to, subject: mail.subject, there: own.map(({ subject }) => subject) }
}

/** Calls that a fault lists at most. */
const mostListed = 8

export const linesOf = (calls: readonly Pick<SeenCall, 'method' | 'path' | 'status'>[]) =>
  calls.slice(-mostListed).map(({ method, path, status }) => `${method} ${path} ${status}`)
