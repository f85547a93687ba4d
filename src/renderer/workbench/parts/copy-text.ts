import { attempt, flash } from './flash.ts'

/** Puts a text on the clipboard and says so. */
export function copyText(text: string, what: string): Promise<boolean> {
  return attempt(async () => {
    await navigator.clipboard.writeText(text)
    flash(`${what}をコピーしました`)
  })
}
