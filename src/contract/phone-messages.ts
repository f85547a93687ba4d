import * as z from 'zod/mini'
import { phoneDevice } from './phone-device.ts'
import { handsFault, type PhoneDid, type PickedElement } from './phone-hands.ts'

// What the frame of a phone (src/renderer/phone) sends to the workbench's stage, by postMessage.

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
