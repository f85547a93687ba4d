import * as z from 'zod/mini'
import { phone } from '../control/stage-phones.ts'
import { elementText, storyElement } from './element.ts'
import { oneOfKeys } from './one-of-keys.ts'

/** Key of a persona, or the mail address of a member. */
export const person = z.string().check(z.minLength(1), z.maxLength(200))
const words = z.string().check(z.minLength(1), z.maxLength(2000))

/** Text that a phone shows, or must not show. */
const shownText = z.strictObject({
  text: words,
  phone,
  within: z.optional(storyElement),
  absent: z.optional(z.literal(true)),
})

/** An element on a phone, with each state that is named; without one it must be there. */
const shownElement = z.strictObject({
  element: storyElement,
  phone,
  enabled: z.optional(z.boolean()),
  checked: z.optional(z.boolean()),
  /** Number of elements that are alike, such as rows. */
  count: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  absent: z.optional(z.literal(true)),
})

/** A documented call since the action began. */
const madeCall = z.strictObject({
  call: z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Without a query, any query fits. */
    path: z.string().check(z.regex(/^\/[^\s]*$/), z.maxLength(2000)),
    status: z.int().check(z.minimum(100), z.maximum(599)),
    /** Values of the response by place, such as `rec[0].name`. */
    response: z.optional(z.record(z.string().check(z.minLength(1), z.maxLength(500)), z.unknown())),
  }),
  /** The member who made it; anybody without it. */
  as: z.optional(person),
  /** Exact number of calls of this method and path, whatever their status; any number without it. */
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
})

/** A mail since the action began. `subject` and `text` are parts. */
const sentMail = z.strictObject({
  mail: z.strictObject({ to: person, subject: z.optional(words), text: z.optional(words) }),
})

/** What must hold after an action. */
export const expectation = oneOfKeys({
  text: shownText,
  element: shownElement,
  call: madeCall,
  mail: sentMail,
})
export type Expectation = z.output<typeof expectation>

/** Expectations of what a phone shows. Without a page they can't be checked. */
export type ShownExpectation = z.output<typeof shownText> | z.output<typeof shownElement>
export type CallExpectation = z.output<typeof madeCall>
export type MailExpectation = z.output<typeof sentMail>

/** Words for a message: `GET /api/account 200 as woman`, `text "保留中" on a`. */
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
