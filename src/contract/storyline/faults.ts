import { timesText } from '../rules/english-amounts.ts'

/**
 * Why an action failed, or an expectation does not hold: a code with its values. The command line says it in English,
 * the workbench in its language.
 */
export type StoryFault =
  /** The call was not made; `there` are the latest calls. */
  | { readonly code: 'no-call'; readonly call: string; readonly there: readonly string[] }
  | { readonly code: 'status'; readonly call: string; readonly found: number; readonly expected: number }
  | { readonly code: 'times'; readonly call: string; readonly found: number; readonly expected: number }
  /** A value of the response at a place; values as JSON, empty for none. */
  | {
      readonly code: 'value'
      readonly call: string
      readonly place: string
      readonly found: string
      readonly expected: string
    }
  /** No such mail; `there` are the subjects of the mails to that address. */
  | {
      readonly code: 'no-mail'
      readonly to: string
      readonly subject: string | undefined
      readonly there: readonly string[]
    }
  | { readonly code: 'nobody'; readonly person: string }
  | { readonly code: 'not-met'; readonly one: string; readonly other: string }
  /** Words of those who acted on a page, or of the server. */
  | { readonly code: 'said'; readonly text: string }

/** A failed action with its fault. */
export class StoryProblem extends Error {
  override readonly name = 'StoryProblem'

  constructor(readonly fault: StoryFault) {
    super(faultText(fault))
  }
}

/** Returns the fault of a thrown error. */
export const faultOf = (cause: unknown): StoryFault =>
  cause instanceof StoryProblem ? cause.fault : { code: 'said', text: (cause as Error).message }

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

/** A fault in English, as sentences. */
export function faultText(fault: StoryFault): string {
  switch (fault.code) {
    case 'no-call':
      return `${fault.call} was not called.${fault.there.length === 0 ? '' : ` Latest calls: ${fault.there.join(', ')}.`}`
    case 'status':
      return `${fault.call} returned ${fault.found} instead of ${fault.expected}.`
    case 'times':
      return `${fault.call} was called ${timesText(fault.found)} instead of ${timesText(fault.expected)}.`
    case 'value':
      return `${fault.call} returned ${fault.found || 'nothing'} at ${fault.place} instead of ${fault.expected}.`
    case 'no-mail': {
      const mail = fault.subject === undefined ? 'email' : `email “${fault.subject}”`
      return `No ${mail} was sent to ${fault.to}.${fault.there.length === 0 ? '' : ` Sent instead: ${quoted(fault.there)}.`}`
    }
    case 'nobody':
      return `This world has no ${fault.person}.`
    case 'not-met':
      return `${fault.one} and ${fault.other} have not met.`
    case 'said':
      return fault.text
  }
}
