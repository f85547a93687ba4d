import { useState } from 'react'
import type { PhotoSlot } from '../../../../../contract/rules/photo.ts'
import { drafts } from '../../../shared/drafts.ts'
import {
  noChoice,
  parseChoice,
  type PhotoChoice,
  type SentPhotos,
  withoutPhoto,
  withoutSent,
  withPhoto,
  withSample,
  withUnsent,
} from './photo-choice.ts'

/**
 * Holds the photos that are chosen but not saved. They survive a reload with the rest of the form. What a save or a
 * deletion does to them begins from the stored choice, because it may be of a page that was left and opened again.
 */
export function usePhotoChoice(name: string) {
  const [choice, setChoice] = useState(() => readChoice(name))
  const change = (next: PhotoChoice) => {
    setChoice(next)
    drafts.write(name, next === noChoice ? null : next)
  }
  return {
    ...choice,
    choose: (slot: PhotoSlot, url: string) => change(withPhoto(choice, slot, url)),
    drop: (slot: PhotoSlot) => change(withoutPhoto(readChoice(name), slot)),
    /** Switching off removes the sample (PHOTO-18). */
    toggleSamples: () => change({ ...choice, sampleMode: !choice.sampleMode, sample: 0 }),
    pickSample: (sample: number) => change(withSample(choice, sample)),
    forget: () => change(noChoice),
    markUnsent: (sent: SentPhotos) => change(withUnsent(readChoice(name), sent)),
    forgetSent: (sent: SentPhotos) => change(withoutSent(readChoice(name), sent)),
    /** Takes over what a save has changed that was begun before this page was left and opened again. */
    reload: () => setChoice(readChoice(name)),
  }
}

export type PhotoChoiceHandle = ReturnType<typeof usePhotoChoice>

const readChoice = (name: string): PhotoChoice => parseChoice(drafts.read(name))
