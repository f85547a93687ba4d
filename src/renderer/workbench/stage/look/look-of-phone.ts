import type { ChosenLook, PhoneLook } from '../../../../contract/control/phone-messages.ts'

/** What a phone is told of its light, text and line: the stage's own where nothing else was chosen for it. */
export function lookOfPhone(chosen: ChosenLook | undefined, theme: PhoneLook['theme']): PhoneLook {
  return {
    theme: chosen?.theme ?? theme,
    textSize: chosen?.textSize ?? 100,
    network: chosen?.network ?? 'online',
  }
}
