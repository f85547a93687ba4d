import { useState } from 'react'
import type { PhotoSlot } from '../../../../../contract/photo.ts'

/** New photos by slot as JPEG data URLs, and the sample for slot 1 (0 none). */
export interface PhotoChoice {
  readonly chosen: Partial<Record<PhotoSlot, string>>
  readonly sampleMode: boolean
  readonly sample: number
}

const nothing: PhotoChoice = { chosen: {}, sampleMode: false, sample: 0 }

/** The photos chosen but not yet saved; kept for a reload with the rest of the form. */
export function usePhotoChoice(storageKey: string) {
  const [choice, setChoice] = useState(() => readChoice(storageKey))
  const change = (next: PhotoChoice) => {
    setChoice(next)
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // More than the browser keeps: the photos stay on screen, only a reload would lose them.
      sessionStorage.removeItem(storageKey)
    }
  }
  return {
    ...choice,
    /** A photo of one's own in slot 1 replaces a sample. */
    choose: (slot: PhotoSlot, url: string) =>
      change({
        ...choice,
        chosen: { ...choice.chosen, [slot]: url },
        sample: slot === 1 ? 0 : choice.sample,
      }),
    drop: (slot: PhotoSlot) => {
      const { [slot]: _dropped, ...chosen } = choice.chosen
      change({ ...choice, chosen, sample: slot === 1 ? 0 : choice.sample })
    },
    /** Off forgets the sample (PHOTO-18). */
    toggleSamples: () => change({ ...choice, sampleMode: !choice.sampleMode, sample: 0 }),
    pickSample: (sample: number) => {
      const { 1: _replaced, ...chosen } = choice.chosen
      change({ ...choice, chosen, sample })
    },
    forget: () => {
      sessionStorage.removeItem(storageKey)
      setChoice(nothing)
    },
  }
}

export type PhotoChoiceHandle = ReturnType<typeof usePhotoChoice>

function readChoice(storageKey: string): PhotoChoice {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    // Written by this file alone; anything else counts as nothing.
    return stored && typeof stored === 'object' && 'chosen' in stored ? (stored as PhotoChoice) : nothing
  } catch {
    return nothing
  }
}
