import * as z from 'zod/mini'
import { memberPage, phone, phoneNetwork } from '../control/stage-phones.ts'
import { testOutcomes } from '../rules/card.ts'
import { storyElement } from './element.ts'
import { expectation, person } from './expectations.ts'
import { storyKeys } from './keys.ts'
import { oneOfKeys } from './one-of-keys.ts'

const words = z.string().check(z.maxLength(10_000))

/** What must hold once the action is done. */
const expect = { expect: z.optional(z.array(expectation).check(z.maxLength(200))) }

/** A call of the control API, by its operation name. */
const controlCall = { control: z.string(), input: z.unknown() }
/** A documented call by its id, as a member. */
const memberCall = { call: z.string(), as: person, input: z.record(z.string(), z.unknown()) }

/** A call of a member, or an act that stands for a chat message. */
const seenCall = oneOfKeys({ control: z.strictObject(controlCall), call: z.strictObject(memberCall) })

const onPage = {
  phone,
  ...expect,
  /**
   * Calls with which the page changed the world then, for a test without pages; nobody else makes them. `unknown` when an
   * input was not stored. In a story that has some, an action without them made none.
   */
  calls: z.optional(z.union([z.literal('unknown'), z.array(seenCall).check(z.maxLength(50))])),
}

/** Actions that need a page on a phone, by the key that names them. */
const pageKinds = {
  /** Presses a button, a link, a checkbox, a radio button … */
  press: z.strictObject({ press: storyElement, ...onPage }),
  /** Presses a key in an element; without one, where the page listens: in its open dialog, or where the focus is. */
  key: z.strictObject({ key: z.enum(storyKeys), on: z.optional(storyElement), ...onPage }),
  /** Replaces the text of a field, also of a date. */
  type: z.strictObject({ type: storyElement, text: words, ...onPage }),
  /** Chooses an option of a list by its text. */
  choose: z.strictObject({ choose: storyElement, option: words, ...onPage }),
  /** Gives a file to a field. `file` is a path below the folder of the story. */
  upload: z.strictObject({ upload: storyElement, file: z.string(), ...onPage }),
  back: z.strictObject({ back: z.literal(true), ...onPage }),
  /** Opens the first link of the latest mail to a person, whose subject has these words. */
  openMail: z.strictObject({
    openMail: z.strictObject({ to: person, subject: z.optional(words) }),
    ...onPage,
  }),
  /** Changes the network of a phone. */
  network: z.strictObject({ network: phoneNetwork, ...onPage }),
  /** Fills in the card form with a test card, by its outcome, because a card number never gets into a file. */
  fillCard: z.strictObject({ fillCard: z.enum(testOutcomes), ...onPage }),
}

/** Calls, and what puts a person and a page on the stage. */
const otherKinds = {
  control: z.strictObject({ ...controlCall, ...expect }),
  call: z.strictObject({ ...memberCall, ...expect }),
  /** Opens a page. */
  open: z.strictObject({ open: memberPage, phone, ...expect }),
  /** Puts another person on a phone; null logs out. */
  become: z.strictObject({ become: z.nullable(person), phone, ...expect }),
}

const kinds = { ...otherKinds, ...pageKinds }

export const storyAction = oneOfKeys(kinds)

type ActionKind = keyof typeof kinds
/** An action by its kind. */
export type ActionOf<Kind extends ActionKind> = z.output<(typeof kinds)[Kind]>
export type StoryAction = { [Kind in ActionKind]: ActionOf<Kind> }[ActionKind]
export type PageAction = { [Kind in keyof typeof pageKinds]: ActionOf<Kind> }[keyof typeof pageKinds]

export const isPageAction = (action: StoryAction): action is PageAction =>
  Object.keys(pageKinds).some((kind) => Object.hasOwn(action, kind))
