import { useState } from 'react'
import * as z from 'zod/mini'
import { photoSlots, type PhotoSlot } from '../../../../../contract/rules/photo.ts'
import { drafts } from '../../../shared/drafts.ts'

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

type PhotoChoice = z.output<typeof choiceSchema>

const nothing: PhotoChoice = { chosen: {}, sampleMode: false, sample: 0, unsent: [] }

/** Holds the photos that are chosen but not saved. They survive a reload with the rest of the form. */
export function usePhotoChoice(name: string) {
  const [choice, setChoice] = useState(() => readChoice(name))
  const change = (next: PhotoChoice) => {
    setChoice(next)
    drafts.write(name, next)
  }
  return {
    ...choice,
    /** A photo in slot 1 replaces a sample. */
    choose: (slot: PhotoSlot, url: string) =>
      change({
        ...choice,
        chosen: { ...choice.chosen, [slot]: url },
        sample: slot === 1 ? 0 : choice.sample,
        unsent: choice.unsent.filter((other) => other !== slot),
      }),
    drop: (slot: PhotoSlot) => {
      const { [slot]: _dropped, ...chosen } = choice.chosen
      change({
        ...choice,
        chosen,
        sample: slot === 1 ? 0 : choice.sample,
        unsent: choice.unsent.filter((other) => other !== slot),
      })
    },
    markUnsent: () => change({ ...choice, unsent: photoSlots.filter((slot) => choice.chosen[slot] !== undefined) }),
    /** Switching off removes the sample (PHOTO-18). */
    toggleSamples: () => change({ ...choice, sampleMode: !choice.sampleMode, sample: 0 }),
    pickSample: (sample: number) => {
      const { 1: _replaced, ...chosen } = choice.chosen
      change({ ...choice, chosen, sample, unsent: choice.unsent.filter((slot) => slot !== 1) })
    },
    forget: () => {
      drafts.write(name, null)
      setChoice(nothing)
    },
  }
}

export type PhotoChoiceHandle = ReturnType<typeof usePhotoChoice>

/** Reads the choice of a reload; anything that this version does not know counts as none. */
function readChoice(name: string): PhotoChoice {
  return choiceSchema.safeParse(drafts.read(name)).data ?? nothing
}
