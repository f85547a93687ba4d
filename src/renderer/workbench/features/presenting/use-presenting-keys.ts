import { useAtomValue } from 'jotai'
import { isPresentingAtom, presentingViewAtom } from '../../hub/presenting.ts'
import { paletteOpenAtom, store } from '../../hub/state.ts'
import { useListener } from '../../parts/use-listener.ts'
import { takePicture, toggleRecording } from './capture.ts'
import { changeView, endPresenting, goBack, goOn, present } from './presenting-actions.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

const view = () => store.get(presentingViewAtom)

const keys: Readonly<Record<string, () => unknown>> = {
  ArrowRight: goOn,
  PageDown: goOn,
  ArrowLeft: goBack,
  PageUp: goBack,
  Escape: endPresenting,
  b: () => changeView({ curtain: !view().curtain }),
  t: () => changeView({ time: !view().time }),
  p: () => changeView({ taps: !view().taps }),
  s: takePicture,
  r: toggleRecording,
}

const beginKeys: typeof keys = { d: present }

/** Letters work with Caps Lock, too. */
const keyOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

/** D starts presenting. Then the keys of a remote control or keyboard move between the steps. */
export function usePresentingKeys(): void {
  const isPresenting = useAtomValue(isPresentingAtom)
  useListener('keydown', (event) => {
    const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
    if (defaultPrevented || altKey || ctrlKey || metaKey || isTyping(target) || store.get(paletteOpenAtom)) return
    const key = keyOf(event.key)
    const act = (isPresenting ? keys : beginKeys)[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  // The browser handles the Escape that ends full screen.
  useListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) endPresenting()
  })
}
