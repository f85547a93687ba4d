import * as z from 'zod/mini'
import { memberPage, phone, phoneNetwork } from '../control/stage-phones.ts'
import type { CardOutcome } from '../rules/card.ts'
import { storyElement } from './element.ts'
import { expectation, person } from './expectations.ts'
import { storyKeys } from './keys.ts'
import { oneOfKeys } from './one-of-keys.ts'

const cards = [
  'success',
  'token-refused',
  'declined',
  'three-secure-success',
  'three-secure-failed',
  'three-secure-abandoned',
  'declined-at-renewal',
] as const satisfies readonly CardOutcome[]

const words = z.string().check(z.maxLength(10_000))

/** What must hold once the action is done. */
const expect = { expect: z.optional(z.array(expectation).check(z.maxLength(200))) }

/** A call of a member, or an act that stands for a chat message. */
const seenCall = oneOfKeys({
  control: z.strictObject({ control: z.string(), input: z.unknown() }),
  call: z.strictObject({ call: z.string(), as: person, input: z.record(z.string(), z.unknown()) }),
})

/** Of the hands. */
const byHand = {
  phone,
  ...expect,
  /**
   * Calls with which the page changed the world then, for a test without pages; nobody else makes them. `unknown` when an
   * input was not stored. In a story that has some, an action without them made none.
   */
  calls: z.optional(z.union([z.literal('unknown'), z.array(seenCall).check(z.maxLength(50))])),
}

/** Actions by the key that names them. Each of the hands names its phone. */
const kinds = {
  /** A call of the control API, by its operation name. */
  control: z.strictObject({ control: z.string(), input: z.unknown(), ...expect }),
  /** A documented call by its id, as a member. */
  call: z.strictObject({ call: z.string(), as: person, input: z.record(z.string(), z.unknown()), ...expect }),
  /** Opens a page. */
  open: z.strictObject({ open: memberPage, phone, ...expect }),
  /** Presses a button, a link, a checkbox, a radio button … */
  press: z.strictObject({ press: storyElement, ...byHand }),
  /** Presses a key in an element; without one, where the page listens: in its open dialog, or where the focus is. */
  key: z.strictObject({ key: z.enum(storyKeys), on: z.optional(storyElement), ...byHand }),
  /** Replaces the text of a field, also of a date. */
  type: z.strictObject({ type: storyElement, text: words, ...byHand }),
  /** Chooses an option of a list by its text. */
  choose: z.strictObject({ choose: storyElement, option: words, ...byHand }),
  /** Gives a file to a field. `file` is a path below the folder of the story. */
  upload: z.strictObject({ upload: storyElement, file: z.string(), ...byHand }),
  back: z.strictObject({ back: z.literal(true), ...byHand }),
  /** Puts another person on a phone; null logs out. */
  become: z.strictObject({ become: z.nullable(person), phone, ...expect }),
  /** Opens the first link of the latest mail to a person, whose subject has these words. */
  openMail: z.strictObject({
    openMail: z.strictObject({ to: person, subject: z.optional(words) }),
    ...byHand,
  }),
  /** Changes the network of a phone. */
  network: z.strictObject({ network: phoneNetwork, ...byHand }),
  /** Fills in the card form with a test card, by its outcome, because a card number never gets into a file. */
  fillCard: z.strictObject({ fillCard: z.enum(cards), ...byHand }),
}

export const storyAction = oneOfKeys(kinds)

export type ActionKind = keyof typeof kinds
/** An action by its kind. */
export type ActionOf<Kind extends ActionKind> = z.output<(typeof kinds)[Kind]>
export type StoryAction = { [Kind in ActionKind]: ActionOf<Kind> }[ActionKind]

/** Actions that need a page on a phone. The others are calls, or put a person and a page on the stage. */
export type PageAction = Exclude<StoryAction, ActionOf<'control' | 'call' | 'open' | 'become'>>

const pageKinds: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'press',
  'key',
  'type',
  'choose',
  'upload',
  'back',
  'openMail',
  'fillCard',
  'network',
])

/** Returns the key that names an action. */
function kindOf(action: StoryAction): ActionKind {
  return (Object.keys(kinds) as ActionKind[]).find((kind) => Object.hasOwn(action, kind)) as ActionKind
}

export const isPageAction = (action: StoryAction): action is PageAction => pageKinds.has(kindOf(action))
