import { endpoints } from '../../endpoints.ts'
import { requestParts } from '../../wire/request-parts.ts'
import { type ActionOf, isPageAction, type PageAction, type StoryAction } from '../actions.ts'
import type { CallExpectation, Expectation } from '../expectations.ts'

type MadeCall = ActionOf<'control' | 'call'>

/** Whether a story knows the calls of its pages. Otherwise it was written by hand. */
export const knowsCalls = (actions: readonly StoryAction[]): boolean =>
  actions.some((action) => isPageAction(action) && action.calls !== undefined)

/** Calls that a page made by an action, in a story that knows them; undefined for an unknown one. */
export const callsOf = ({ calls = [] }: PageAction): readonly MadeCall[] | undefined =>
  calls === 'unknown' ? undefined : calls

/**
 * Expectations of an action that hold when its calls are made without the page: mails, and the calls themselves. Those of
 * what a page shows or reads do not.
 */
export function expectedWithoutPage({ expect = [] }: PageAction, calls: readonly MadeCall[]): Expectation[] {
  return expect.filter(
    (expected) => 'mail' in expected || ('call' in expected && calls.some((call) => isMadeBy(expected, call))),
  )
}

function isMadeBy({ call: { method, path } }: CallExpectation, made: MadeCall): boolean {
  if (!('call' in made)) return false
  const endpoint = endpoints.find(({ id }) => id === made.call)
  const plain = (address: string) => address.split('?')[0]
  return endpoint?.method === method && plain(requestParts(endpoint, made.input).address) === plain(path)
}
