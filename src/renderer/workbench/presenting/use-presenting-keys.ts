import { useAtomValue } from 'jotai'
import { useListener } from '../parts/popup.tsx'
import { isPresentingAtom, paletteOpenAtom, presentingViewAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { takePicture, toggleRecording } from './capture.tsx'
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

/** D starts presenting. Then the keys of a remote control or keyboard move between the steps. */
export function usePresentingKeys(): void {
  const isPresenting = useAtomValue(isPresentingAtom)
  useListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event
    if (defaultPrevented || altKey || ctrlKey || metaKey || isTyping(target) || store.get(paletteOpenAtom)) return
    const act = isPresenting ? keys[key] : key === 'd' ? present : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  // The browser handles the Escape that ends full screen.
  useListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) endPresenting()
  })
}
