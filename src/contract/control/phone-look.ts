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
