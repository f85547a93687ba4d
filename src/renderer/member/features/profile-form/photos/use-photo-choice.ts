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

/** What a save has sent: the photos, and the sample; undefined if none was sent. */
export interface SentPhotos {
  readonly chosen: PhotoChoice['chosen']
  readonly sample: number | undefined
}

const nothing: PhotoChoice = { chosen: {}, sampleMode: false, sample: 0, unsent: [] }

/** Holds the photos that are chosen but not saved. They survive a reload with the rest of the form. */
export function usePhotoChoice(name: string) {
  const [choice, setChoice] = useState(() => readChoice(name))
  const change = (next: PhotoChoice) => {
    setChoice(next)
    drafts.write(name, next)
  }
  const forget = () => {
    drafts.write(name, null)
    setChoice(nothing)
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
    /** Marks the photos whose upload failed. One that was replaced while it ran is not marked. */
    markUnsent: (sent: SentPhotos) => {
      const now = readChoice(name)
      change({ ...now, unsent: photoSlots.filter((slot) => isSent(sent, now, slot)) })
    },
    /** Switching off removes the sample (PHOTO-18). */
    toggleSamples: () => change({ ...choice, sampleMode: !choice.sampleMode, sample: 0 }),
    pickSample: (sample: number) => {
      const { 1: _replaced, ...chosen } = choice.chosen
      change({ ...choice, chosen, sample, unsent: choice.unsent.filter((slot) => slot !== 1) })
    },
    forget,
    /** Removes what was sent. What was chosen while the save ran stays. */
    forgetSent: (sent: SentPhotos) => {
      const now = readChoice(name)
      const slots = photoSlots.filter((slot) => now.chosen[slot] !== undefined && !isSent(sent, now, slot))
      const samples = sent.sample === now.sample ? nothing : now
      if (slots.length === 0 && samples === nothing) return forget()
      change({
        chosen: Object.fromEntries(slots.map((slot) => [slot, now.chosen[slot]])),
        sampleMode: samples.sampleMode,
        sample: samples.sample,
        unsent: now.unsent.filter((slot) => slots.includes(slot)),
      })
    },
    /** Takes over what a save has changed that was begun before this page was left and opened again. */
    reload: () => setChoice(readChoice(name)),
  }
}

const isSent = (sent: SentPhotos, { chosen }: PhotoChoice, slot: PhotoSlot): boolean =>
  chosen[slot] !== undefined && chosen[slot] === sent.chosen[slot]

export type PhotoChoiceHandle = ReturnType<typeof usePhotoChoice>

/** Reads the choice of a reload; anything that this version does not know counts as none. */
function readChoice(name: string): PhotoChoice {
  return choiceSchema.safeParse(drafts.read(name)).data ?? nothing
}
