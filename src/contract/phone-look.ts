import * as z from 'zod/mini'
import { phoneNetwork } from './control/stage-phones.ts'

/** Text sizes of a phone in percent of the default. */
export const textSizes = [100, 125, 150, 200] as const

/** Settings that a phone of the stage can override: theme, text size and network. */
export const phoneLook = z.object({
  theme: z.enum(['day', 'night']),
  textSize: z.union(textSizes.map((size) => z.literal(size))),
  network: phoneNetwork,
})
export type PhoneLook = z.output<typeof phoneLook>

/** Overrides of one phone; missing settings follow the stage. */
export type ChosenLook = { readonly [Name in keyof PhoneLook]?: PhoneLook[Name] | undefined }

/** How texts of a phone show their English: never, when pressed with Alt, or when pressed. */
export const glossMode = z.enum(['off', 'alt', 'press'])
export type GlossMode = z.output<typeof glossMode>
