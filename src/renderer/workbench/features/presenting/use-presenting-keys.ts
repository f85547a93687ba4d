import { useAtomValue } from 'jotai'
import { isPresentingAtom, presentingViewAtom } from '../../hub/presenting.ts'
import { paletteOpenAtom, store } from '../../hub/state.ts'
import { useListener } from '../../parts/use-listener.ts'
import { takePicture, toggleRecording } from './capture.ts'
import { changeView, endPresenting, goBack, goOn, present } from './presenting-actions.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

const view = () => store.get(presentingViewAtom)

/** Keys of a remote control or a keyboard that move between the steps. */
const stepKeys: Readonly<Record<string, 'next' | 'back'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
}

const steps = { next: goOn, back: goBack }

const keys: Readonly<Record<string, () => unknown>> = {
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
    const step = stepKeys[key]
    const actOfStage = step === undefined ? keys[key] : steps[step]
    const act = isPresenting ? actOfStage : beginKeys[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  // The browser handles the Escape that ends full screen.
  useListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) endPresenting()
  })
}

/** In the presenter's window the keys that move between the steps work too. */
export function usePresenterKeys(post: (order: 'next' | 'back') => void): void {
  useListener('keydown', (event) => {
    const order = stepKeys[event.key]
    // Radio buttons keep their arrow keys.
    if (!order || (event.target instanceof Element && event.target.closest('input') !== null)) return
    event.preventDefault()
    post(order)
  })
}
