import type { CallExpectation, Expectation, MailExpectation, ShownExpectation } from './expectations.ts'
import { faultOf, type StoryFault } from './faults.ts'
import type { Hands, Mark, Witness } from './hands.ts'
import { namedInFields } from './perform.ts'
import { namedIn } from './placeholders.ts'
import { callFault, mailFault } from './recorded-faults.ts'

/** Result of an expectation. `unchecked` when it concerns a page and no phone shows pages. */
export type Checked =
  | { readonly state: 'held' | 'unchecked' }
  | { readonly state: 'failed'; readonly fault: StoryFault }

const checkedOf = (fault: StoryFault | undefined): Checked =>
  fault === undefined ? { state: 'held' } : { state: 'failed', fault }

interface Checking {
  readonly hands: Hands
  readonly witness: Witness
  /** The point before the action. */
  readonly since: Mark
  /** The mail address of a person of the story. */
  readonly emailOf: (person: string) => string
}

/** Checks an expectation. A check that throws has failed. */
export async function checkExpectation(expected: Expectation, checking: Checking): Promise<Checked> {
  try {
    if (!isShown(expected)) return checkedOf(await recordedFault(expected, checking))
    const { pages } = checking.hands
    if (!pages) return { state: 'unchecked' }
    const text = await pages.look(expected)
    return checkedOf(text === undefined ? undefined : { code: 'said', text })
  } catch (cause) {
    return checkedOf(faultOf(cause))
  }
}

const isShown = (expected: Expectation): expected is ShownExpectation => 'phone' in expected

/** Looks until the fault is final, or nothing more happens. */
async function recordedFault(
  expected: CallExpectation | MailExpectation,
  checking: Checking,
): Promise<StoryFault | undefined> {
  const { witness, since } = checking
  let looksHeld = 0
  for (;;) {
    const fault = await faultNow(expected, checking)
    looksHeld = fault === undefined ? looksHeld + 1 : 0
    if (isFinal(expected, fault, looksHeld) || !(await witness.later?.(since))) return fault
  }
}

/** Looks at which a number of calls must hold in turn, because one more may be on its way. */
const looksOfNumber = 3

function isFinal(
  expected: CallExpectation | MailExpectation,
  fault: StoryFault | undefined,
  looksHeld: number,
): boolean {
  if (fault !== undefined) return fault.code === 'times' && fault.found > fault.expected
  return looksHeld >= ('call' in expected && expected.times !== undefined ? looksOfNumber : 1)
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
