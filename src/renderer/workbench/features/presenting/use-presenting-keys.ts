import { useAtomValue } from 'jotai'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { paletteOpenAtom, store } from '../../hub/state.ts'
import { useListener } from '../../parts/use-listener.ts'
import { endPresenting, orders, present, toggleView, viewSwitches } from './presenting-actions.ts'
import { takePicture } from './stage-picture.ts'
import { toggleVideo } from './stage-video.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** Keys of a remote control or a keyboard that move between the steps. */
const stepKeys: Readonly<Record<string, 'next' | 'back'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
}

/** Keys that change what the audience sees. */
const viewKeys: Readonly<Record<string, () => unknown>> = Object.fromEntries(
  viewSwitches.map(({ name, letter }) => [letter.toLowerCase(), () => toggleView(name)]),
)

const keysWhilePresenting: typeof viewKeys = {
  ...viewKeys,
  ...Object.fromEntries(Object.entries(stepKeys).map(([key, order]) => [key, orders[order]])),
  Escape: endPresenting,
  s: takePicture,
  r: toggleVideo,
}

const keysBefore: typeof viewKeys = { d: present }

/** Letters work with Caps Lock, too. */
const keyOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

/** Whether the page or the browser uses a key itself. */
const isTaken = ({ altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || altKey || ctrlKey || metaKey

/** D starts presenting. Then the keys of a remote control or keyboard move between the steps. */
export function usePresentingKeys(): void {
  const isPresenting = useAtomValue(isPresentingAtom)
  useListener('keydown', (event) => {
    if (isTaken(event) || isTyping(event.target) || store.get(paletteOpenAtom)) return
    const act = (isPresenting ? keysWhilePresenting : keysBefore)[keyOf(event.key)]
    if (!act) return
    event.preventDefault()
    act()
  })
}

/** In the presenter's window the keys that move between the steps and those of the view work, too. */
export function usePresenterKeys(post: (order: 'next' | 'back') => void): void {
  useListener('keydown', (event) => {
    const key = keyOf(event.key)
    const order = stepKeys[key]
    const act = order === undefined ? viewKeys[key] : () => post(order)
    // Radio buttons keep their arrow keys.
    if (!act || isTaken(event) || (order !== undefined && isTyping(event.target))) return
    event.preventDefault()
    act()
  })
}
