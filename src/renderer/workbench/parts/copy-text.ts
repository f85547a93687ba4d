import { attempt, flash } from '../hub/control/flash.ts'

/** Copies a text to the clipboard and confirms with a message. */
export function copyText(text: string, what: string): Promise<boolean> {
  return attempt(async () => {
    await navigator.clipboard.writeText(text)
    flash(`${what}をコピーしました`)
  })
}
