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
  /**
   * `missing` no such element; `several` more than one; `disabled` or `covered` it can't be used; `kind` it is no such
   * field; `option` the list lacks the option; `no-back` no page to go back to; `shown` an absent one is there; `text`,
   * `enabled`, `checked`, `count` another state; `stopped` play was stopped; `other-person` the phone got another
   * person; `gone` the phone left the stage or its page unloaded.
   */
  reason: z.enum([
    'missing',
    'several',
    'disabled',
    'covered',
    'kind',
    'option',
    'no-back',
    'shown',
    'text',
    'enabled',
    'checked',
    'count',
    'stopped',
    'other-person',
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
