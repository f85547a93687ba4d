import { post } from './link.ts'

interface KeyReactions {
  /** Ends what the gloss shows. Returns whether there was something to end. */
  readonly endGloss: () => boolean
  /** Goes back or forward in the history of the phone. */
  readonly step: (delta: 1 | -1) => void
}

/**
 * Returns the handler of the keys that belong to the stage in the frame and its pages: Escape ends the gloss, the browser's
 * Back keys move this phone only, and the shortcut of the palette goes to the workbench.
 */
export const shellKeys =
  ({ endGloss, step }: KeyReactions) =>
  (event: KeyboardEvent): void => {
    const { key, altKey, shiftKey, metaKey, ctrlKey } = event
    const isPalette = (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
    if (key === 'Escape' && endGloss()) event.preventDefault()
    else if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight') && !isMac()) {
      event.preventDefault()
      step(key === 'ArrowLeft' ? -1 : 1)
    } else if (isPalette) {
      event.preventDefault()
      post({ kind: 'palette' })
    }
  }

/** On a Mac, Alt and an arrow move by a word in a text, and the browser goes back with other keys. */
const isMac = () => /mac/i.test(navigator.userAgent)
