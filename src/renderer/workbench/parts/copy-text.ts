import { attempt } from '../hub/control/attempt.ts'
import { flash } from '../hub/control/flash.ts'
import { currentCopy } from '../hub/language.ts'
import { partsCopy } from './copy.ts'

/** Copies a text to the clipboard and confirms with a message. */
export function copyText(text: string, what: string): Promise<boolean> {
  return attempt(async () => {
    await navigator.clipboard.writeText(text)
    flash(currentCopy(partsCopy).copied(what))
  })
}
