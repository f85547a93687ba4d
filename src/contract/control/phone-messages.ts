import * as z from 'zod/mini'

/** Sizes of text that a member may have set on the phone, in percent of the usual one. */
export const textSizes = [100, 125, 150, 200] as const

/** Ways in which a phone of the stage can be other than the stage: its light, its text, its line. */
export const phoneLook = z.object({
  theme: z.enum(['day', 'night']),
  textSize: z.union(textSizes.map((size) => z.literal(size))),
  /** `slow` holds every call up, `offline` fails calls and sockets. */
  network: z.enum(['online', 'slow', 'offline']),
})
export type PhoneLook = z.output<typeof phoneLook>

/** What was chosen for one phone; what is missing is the stage's. */
export type ChosenLook = { readonly [Name in keyof PhoneLook]?: PhoneLook[Name] | undefined }

// What the workbench's stage and the frame around a phone (src/renderer/phone) send each other with postMessage.

const texts = z.record(z.string(), z.string())

/** What a phone holds besides its login and its page. */
export const phoneDevice = z.strictObject({
  /** The page's own storages, without the values of a login. */
  local: texts,
  session: texts,
  /** Where the page and the boxes inside it were scrolled to; `at` leads to a box by places among siblings, from the body. */
  scrolls: z
    .array(z.strictObject({ at: z.array(z.int().check(z.minimum(0))), left: z.number(), top: z.number() }))
    .check(z.maxLength(50)),
})
export type PhoneDevice = z.output<typeof phoneDevice>

const phoneOrder = z.discriminatedUnion('kind', [
  /** Logs a member in: the values of a login by their stored names, and the page to open. */
  z.object({ kind: z.literal('enter'), session: texts, to: z.string() }),
  /** Another login of the member who is there: the page stays and asks again. */
  z.object({ kind: z.literal('renew'), session: texts }),
  z.object({ kind: z.literal('leave'), to: z.string() }),
  z.object({ kind: z.literal('go'), to: z.string() }),
  z.object({ kind: z.literal('reload') }),
  /** What the page shows may be old: it asks again. */
  z.object({ kind: z.literal('refresh') }),
  /** Whether what opens by itself over a page is held back, and explicit preferences are folded. */
  z.object({ kind: z.literal('quiet'), on: z.boolean() }),
  /** Puts a drawn document into the page's field for a picture. */
  z.object({ kind: z.literal('sample-document') }),
  /** Types a test card into the page's form. */
  z.object({ kind: z.literal('card'), number: z.string() }),
  z.object({ kind: z.literal('back') }),
  /** Makes a call of the API as whoever is logged in there. */
  z.object({
    kind: z.literal('call'),
    id: z.number(),
    method: z.string(),
    path: z.string(),
    body: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('look'), look: phoneLook }),
  /** Asks what the phone holds. */
  z.object({ kind: z.literal('tell-device'), id: z.number() }),
  /** Asks for the lines of text that the page shows. */
  z.object({ kind: z.literal('tell-texts'), id: z.number() }),
  /** Marks these lines in the page, and no others. */
  z.object({ kind: z.literal('mark-texts'), lines: z.array(z.string()).check(z.maxLength(2000)) }),
  /** Becomes another phone: what it held goes, `session` is null for nobody logged in. */
  z.object({
    kind: z.literal('become'),
    device: z.nullable(phoneDevice),
    session: z.nullable(texts),
    to: z.string(),
  }),
])
export type PhoneOrder = z.output<typeof phoneOrder>

/** Workbench to phone. `no` counts the orders to one phone from 1, so that it can say which it has heard. */
export const workbenchEnvelope = z.object({
  yoimachi: z.literal('workbench'),
  no: z.number(),
  order: phoneOrder,
})
export type WorkbenchEnvelope = z.output<typeof workbenchEnvelope>

/** Keys that a presenter presses wherever the focus is. */
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
  z.object({
    kind: z.literal('route'),
    route: z.string(),
    /** Where it was sent and has not arrived yet; else its route. */
    to: z.string(),
    /** Number of the last order it had heard. */
    heard: z.number(),
    title: z.string(),
    uid: z.nullable(z.string()),
    canGoBack: z.boolean(),
  }),
  /** The keys of the command palette were pressed inside the phone. */
  z.object({ kind: z.literal('palette') }),
  /** A presenter's key was pressed inside the phone, where nothing there wanted it. */
  z.object({ kind: z.literal('key'), key: z.enum(presenterKeys) }),
  /** A pointer went down in the phone, at this place in its own CSS px. */
  z.object({ kind: z.literal('tap'), x: z.number(), y: z.number() }),
  /** What it holds, as was asked. */
  z.object({ kind: z.literal('device'), id: z.number(), device: phoneDevice }),
  /** The lines of text that it shows, as was asked. */
  z.object({ kind: z.literal('texts'), id: z.number(), lines: z.array(z.string()).check(z.maxLength(2000)) }),
  /** The status of a call that was ordered; 0 when no answer came. */
  z.object({ kind: z.literal('answer'), id: z.number(), status: z.number() }),
])
export type PhoneMessage = z.output<typeof phoneMessage>

/** Phone to workbench. */
export const phoneEnvelope = z.object({ yoimachi: z.literal('phone'), message: phoneMessage })
export type PhoneEnvelope = z.output<typeof phoneEnvelope>
