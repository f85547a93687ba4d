import { useAtomValue } from 'jotai'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { useListener } from '../../parts/use-listener.ts'
import { fillScreenAgain } from './full-screen.ts'
import { endPresenting } from './presenting-actions.ts'

/** Ends the presentation with its full screen. A reload leaves full screen, and the next press fills the screen again. */
export function useFullScreen(): void {
  const isPresenting = useAtomValue(isPresentingAtom)
  // The browser handles the Escape that ends full screen.
  useListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) endPresenting()
  })
  // The press that begins the presentation is not one of it.
  const onPress = () => void (isPresenting && fillScreenAgain())
  useListener('click', onPress)
  useListener('keydown', onPress)
  // A press in a phone reaches this window only as a loss of focus to its frame.
  useListener('blur', () => document.activeElement?.tagName === 'IFRAME' && onPress())
}
