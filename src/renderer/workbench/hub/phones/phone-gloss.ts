import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { useLanguage } from '../language.ts'
import { readyPhonesAtom } from '../phone-state.ts'
import { orderPhone } from './phone-link.ts'

/** Whether a press on a phone shows the English of a text instead of acting. */
export const isGlossingAtom = atom(false)

/**
 * Tells a phone how its texts show their English: never in Japanese; with Alt, or with every press, in English.
 * @param scale of the phone as drawn
 */
export function useGloss(phone: PhoneName, scale: number): void {
  const language = useLanguage()
  const isGlossing = useAtomValue(isGlossingAtom)
  const loads = useAtomValue(readyPhonesAtom)[phone]
  const inEnglish = isGlossing ? 'press' : 'alt'
  const mode = language === 'ja' ? 'off' : inEnglish
  const shownScale = mode === 'off' ? 1 : scale
  // Again for each page of the frame that has loaded.
  useEffect(() => {
    if (loads !== undefined) orderPhone(phone, { kind: 'gloss', mode, scale: shownScale })
  }, [phone, mode, shownScale, loads])
}
