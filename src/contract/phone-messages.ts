import * as z from 'zod/mini'
import { handsFault, type PhoneAct, type PhoneDid, type PickedElement } from './phone-hands.ts'
import { glossMode, phoneLook } from './phone-look.ts'
import type { ShownExpectation } from './storyline/expectations.ts'

// postMessage protocol between the workbench's stage and the frame of a phone (src/renderer/phone).

const texts = z.record(z.string(), z.string())

/** State of a phone besides its session and page. */
export const phoneDevice = z.strictObject({
  /** The page's storages without session values. */
  local: texts,
  session: texts,
  /** Scroll positions of the page and of boxes in it. `at` is the path of child indexes from the body. */
  scrolls: z
    .array(z.strictObject({ at: z.array(z.int().check(z.minimum(0))), left: z.number(), top: z.number() }))
    .check(z.maxLength(50)),
})
export type PhoneDevice = z.output<typeof phoneDevice>

/** The call that reads the data of a page. A phone whose world lacks it goes home. */
const pageRead = z.object({ method: z.string(), path: z.string(), body: z.optional(z.string()) })
export type PageRead = z.output<typeof pageRead>

const phoneOrder = z.discriminatedUnion('kind', [
  /** Logs a member in with the stored session values and opens a page. With `anew`, the world was replaced. */
  z.object({
    kind: z.literal('enter'),
    session: texts,
    to: z.string(),
    anew: z.boolean(),
    read: z.optional(pageRead),
  }),
  /** Replaces the session of the same member in another world; the page stays and refetches. */
  z.object({ kind: z.literal('renew'), session: texts, read: z.optional(pageRead) }),
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
  /** Replaces the phone's state. A null `session` logs out; without one, the phone keeps its login. */
  z.object({
    kind: z.literal('become'),
    device: z.nullable(phoneDevice),
    session: z.optional(z.nullable(texts)),
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

/** Presenter keys, which work wherever the focus is. */
export const presenterKeys = [
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Escape',
  'b',
  't',
  'p',
  's',
  'r',
] as const

const phoneMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), uid: z.nullable(z.string()) }),
  /** The frame's page unloads and receives no more orders. */
  z.object({ kind: z.literal('unload') }),
  /** The phone's login went with a former world; its calls wait for the next one. */
  z.object({ kind: z.literal('stranded') }),
  /** The world lacks the phone's page, so it went home. */
  z.object({ kind: z.literal('lost') }),
  z.object({
    kind: z.literal('route'),
    route: z.string(),
    /** Route of a navigation in progress, else the current route. */
    to: z.string(),
    /** Number of the last received command. */
    received: z.number(),
    title: z.string(),
    uid: z.nullable(z.string()),
    canGoBack: z.boolean(),
  }),
  /** The palette's shortcut was pressed inside the phone. */
  z.object({ kind: z.literal('palette') }),
  /** Presses act again: Escape was pressed while they showed English. */
  z.object({ kind: z.literal('gloss-end') }),
  /** A presenter key was pressed inside the phone and not handled there. */
  z.object({ kind: z.literal('key'), key: z.enum(presenterKeys) }),
  /** Pointer down in the phone, in its own CSS px. */
  z.object({ kind: z.literal('tap'), x: z.number(), y: z.number() }),
  /** Response to `read-device`. */
  z.object({ kind: z.literal('device'), id: z.number(), device: phoneDevice }),
  /** Response to `read-texts`. */
  z.object({ kind: z.literal('texts'), id: z.number(), lines: z.array(z.string()).check(z.maxLength(2000)) }),
  /** End of an act, a check or a rest; a null `fault` is success. */
  z.object({ kind: z.literal('done'), id: z.number(), fault: z.nullable(handsFault) }),
  /** What a person did, while a story is recorded. */
  z.object({ kind: z.literal('did'), did: z.custom<PhoneDid>() }),
  /** The phone reports nothing that is done on it, because the script for that could not be loaded. */
  z.object({ kind: z.literal('not-watching') }),
  /** The element that a person pointed at. */
  z.object({ kind: z.literal('picked'), picked: z.custom<PickedElement>() }),
  /** Status of a requested call; 0 without a response. */
  z.object({ kind: z.literal('response'), id: z.number(), status: z.number() }),
])
export type PhoneMessage = z.output<typeof phoneMessage>

/** Message from a phone to the workbench. */
export const phoneEnvelope = z.object({ yoimachi: z.literal('phone'), message: phoneMessage })
export type PhoneEnvelope = z.output<typeof phoneEnvelope>
