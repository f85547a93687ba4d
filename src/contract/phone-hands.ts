import * as z from 'zod/mini'
import type { CardOutcome } from './rules/card.ts'
import type { ActionOf } from './storyline/actions.ts'
import type { StoryElement } from './storyline/element.ts'
import type { StoryKey } from './storyline/keys.ts'

// What a story or a person does on the page of a phone (src/renderer/phone/hands).

/** An action of a story on the page of a phone, with the `File` that is given, or the number of the test card. */
export type PhoneAct =
  | ActionOf<'press' | 'key' | 'type' | 'choose' | 'back'>
  | (ActionOf<'upload'> & { readonly given: unknown })
  | (ActionOf<'fillCard'> & { readonly number: string })

/** Why an act failed or an expectation does not hold, and what the page shows instead. */
export const handsFault = z.strictObject({
  reason: z.enum([
    /** No such element. */
    'missing',
    /** More than one element. */
    'several',
    /** The element can't be used. */
    'disabled',
    'covered',
    /** It is no such field. */
    'kind',
    /** The list lacks the option. */
    'option',
    /** There is no page to go back to. */
    'no-back',
    /** An element that must be absent is there. */
    'shown',
    /** The element has another state. */
    'text',
    'enabled',
    'checked',
    'count',
    /** Play was stopped. */
    'stopped',
    /** The phone got another person. */
    'other-person',
    /** The phone left the stage, or its page unloaded. */
    'gone',
  ]),
  /**
   * Names of the elements of the same role that stood there, options of the list, lines like the text, or the state that was
   * found.
   */
  there: z.array(z.string()).check(z.maxLength(20)),
  /** Title of the page. */
  page: z.string(),
})
export type HandsFault = z.output<typeof handsFault>

/** What a person did on the page of a phone while a story is recorded. `given` is the `File`. */
export type PhoneDid =
  | { readonly press: StoryElement }
  | { readonly key: StoryKey; readonly on?: StoryElement }
  | { readonly type: StoryElement; readonly text: string }
  | { readonly choose: StoryElement; readonly option: string }
  | { readonly upload: StoryElement; readonly given: unknown }
  | { readonly fillCard: CardOutcome }

/** An element that a person pointed at, with what can be expected of it. */
export interface PickedElement {
  /** First line of its text. */
  readonly text?: string | undefined
  readonly element?: StoryElement | undefined
  readonly enabled?: boolean | undefined
  readonly checked?: boolean | undefined
  /** The rows of the list around it. */
  readonly rows?: { readonly element: StoryElement; readonly count: number } | undefined
}
