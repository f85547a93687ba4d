import * as z from 'zod/mini'
import { type PhotoSlot, photoSlots } from '../../../../../contract/rules/photo.ts'

const photo = z.optional(z.string())

const choiceSchema = z.object({
  /** New photos by slot as JPEG data URLs. */
  chosen: z.object({ 1: photo, 2: photo, 3: photo }),
  sampleMode: z.boolean(),
  /** Number of the sample for slot 1; 0 for none. */
  sample: z.int(),
  /** Slots whose upload failed (D-65). */
  unsent: z.array(z.literal(photoSlots)),
})

/** Photos that are chosen but not saved. */
export type PhotoChoice = z.output<typeof choiceSchema>

export const noChoice: PhotoChoice = { chosen: {}, sampleMode: false, sample: 0, unsent: [] }

/** What a save has sent: the photos, and the sample; undefined if none was sent. */
export interface SentPhotos {
  readonly chosen: PhotoChoice['chosen']
  readonly sample: number | undefined
}

/** Reads a stored choice; anything that this version does not know counts as none. */
export const parseChoice = (stored: unknown): PhotoChoice => choiceSchema.safeParse(stored).data ?? noChoice

const unsentWithout = ({ unsent }: PhotoChoice, slot: PhotoSlot) => unsent.filter((other) => other !== slot)

/** Puts a photo into a slot. In slot 1 it replaces a sample. */
export const withPhoto = (choice: PhotoChoice, slot: PhotoSlot, url: string): PhotoChoice => ({
  ...choice,
  chosen: { ...choice.chosen, [slot]: url },
  sample: slot === 1 ? 0 : choice.sample,
  unsent: unsentWithout(choice, slot),
})

/** Empties a slot, of slot 1 the sample too. */
export function withoutPhoto(choice: PhotoChoice, slot: PhotoSlot): PhotoChoice {
  const { [slot]: _dropped, ...chosen } = choice.chosen
  return { ...choice, chosen, sample: slot === 1 ? 0 : choice.sample, unsent: unsentWithout(choice, slot) }
}

/** Picks a sample, which replaces the photo of slot 1. */
export const withSample = (choice: PhotoChoice, sample: number): PhotoChoice => ({ ...withoutPhoto(choice, 1), sample })

const isSent = ({ chosen }: PhotoChoice, sent: SentPhotos, slot: PhotoSlot): boolean =>
  chosen[slot] !== undefined && chosen[slot] === sent.chosen[slot]

/** Marks the photos whose upload failed. One that was replaced while it ran is not marked. */
export const withUnsent = (choice: PhotoChoice, sent: SentPhotos): PhotoChoice => ({
  ...choice,
  unsent: photoSlots.filter((slot) => isSent(choice, sent, slot)),
})

/** Removes what was sent. What was chosen while the save ran stays; `noChoice` if nothing did. */
export function withoutSent(choice: PhotoChoice, sent: SentPhotos): PhotoChoice {
  const slots = photoSlots.filter((slot) => choice.chosen[slot] !== undefined && !isSent(choice, sent, slot))
  const { sampleMode, sample } = sent.sample === choice.sample ? noChoice : choice
  if (slots.length === 0 && sent.sample === choice.sample) return noChoice
  return {
    chosen: Object.fromEntries(slots.map((slot) => [slot, choice.chosen[slot]])),
    sampleMode,
    sample,
    unsent: choice.unsent.filter((slot) => slots.includes(slot)),
  }
}
