import * as z from 'zod/mini'
import { phoneDevice, storedTexts } from './phone-device.ts'
import type { PhoneAct } from './phone-hands.ts'
import { glossMode, phoneLook } from './phone-look.ts'
import type { ShownExpectation } from './storyline/expectations.ts'

// What the workbench's stage sends to the frame of a phone (src/renderer/phone), by postMessage.

/** The call that reads the data of a page. A phone whose world lacks it goes home. */
const pageRead = z.object({ method: z.string(), path: z.string(), body: z.optional(z.string()) })
export type PageRead = z.output<typeof pageRead>

const phoneOrder = z.discriminatedUnion('kind', [
  /** Logs a member in with the stored session values and opens a page. With `anew`, the world was replaced. */
  z.object({
    kind: z.literal('enter'),
    session: storedTexts,
    to: z.string(),
    anew: z.boolean(),
    read: z.optional(pageRead),
  }),
  /** Replaces the session of the same member in another world; the page stays and refetches. */
  z.object({ kind: z.literal('renew'), session: storedTexts, read: z.optional(pageRead) }),
  z.object({ kind: z.literal('leave'), to: z.string() }),
  z.object({ kind: z.literal('go'), to: z.string() }),
  z.object({ kind: z.literal('reload') }),
  /** Makes the page refetch its data. */
  z.object({ kind: z.literal('refresh') }),
  /** Holds back automatic overlays and folds explicit preferences. */
  z.object({ kind: z.literal('quiet'), on: z.boolean() }),
  /** How texts show their English. `scale` is the size of the phone as drawn, relative to its own. */
  z.object({ kind: z.literal('gloss'), mode: glossMode, scale: z.number() }),
  /** Puts a sample document into the page's picture field. */
  z.object({ kind: z.literal('sample-document') }),
  /** Types a test card into the page's form. */
  z.object({ kind: z.literal('card'), number: z.string() }),
  z.object({ kind: z.literal('back') }),
  /** Calls the API as the phone's member. */
  z.object({
    kind: z.literal('call'),
    id: z.number(),
    method: z.string(),
    path: z.string(),
    body: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('look'), look: phoneLook }),
  /** Requests the phone's state. */
  z.object({ kind: z.literal('read-device'), id: z.number() }),
  /** Requests the visible lines of text. */
  z.object({ kind: z.literal('read-texts'), id: z.number() }),
  /** Marks exactly these lines in the page. */
  z.object({ kind: z.literal('mark-texts'), lines: z.array(z.string()).check(z.maxLength(2000)) }),
  /** Makes an action of a story as soon as its element can be used; `slowly` lets a person follow. */
  z.object({ kind: z.literal('act'), id: z.number(), act: z.custom<PhoneAct>(), slowly: z.boolean() }),
  /** Waits until an expectation of a story holds. */
  z.object({ kind: z.literal('check'), id: z.number(), expected: z.custom<ShownExpectation>() }),
  /** Waits until the page makes no call and changes no more. */
  z.object({ kind: z.literal('rest'), id: z.number() }),
  /** Reports what a person does on the page, or ends that. */
  z.object({ kind: z.literal('record'), on: z.boolean() }),
  /** Makes presses point at elements instead of pressing them, or ends that. */
  z.object({ kind: z.literal('pick'), on: z.boolean() }),
  /** Ends the acts, checks and rests that wait. */
  z.object({ kind: z.literal('stop') }),
  /**
   * Replaces the phone's state. A null `device` empties the storages, because those of the former state are not known; a null
   * `session` logs out. Without either, the phone keeps its own.
   */
  z.object({
    kind: z.literal('become'),
    device: z.optional(z.nullable(phoneDevice)),
    session: z.optional(z.nullable(storedTexts)),
    to: z.string(),
  }),
])
export type PhoneOrder = z.output<typeof phoneOrder>

/** Message from the workbench to a phone. `no` numbers the commands to one phone from 1, for acknowledgement. */
export const workbenchEnvelope = z.object({
  yoimachi: z.literal('workbench'),
  no: z.number(),
  order: phoneOrder,
})
export type WorkbenchEnvelope = z.output<typeof workbenchEnvelope>
