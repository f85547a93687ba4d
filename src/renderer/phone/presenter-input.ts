import { presenterKeys } from '../../contract/phone-messages.ts'
import { type Page, post } from './link.ts'

const keys: ReadonlySet<string> = new Set(presenterKeys)
const layers = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'

/** Reports pointer positions and a presenter's keys that the page does not use. */
export function reportPresenterInput(page: Page): void {
  const { document } = page
  const onPointerDown = ({ clientX, clientY }: PointerEvent) => post({ kind: 'tap', x: clientX, y: clientY })
  document.addEventListener('pointerdown', onPointerDown, true)
  /** Whether a layer of the page was open when the key went down, which wants it. */
  let isLayerOpen = false
  // Before the page's handlers, because they may close the layer.
  document.addEventListener('keydown', () => (isLayerOpen = document.querySelector(layers) !== null), true)
  document.addEventListener('keydown', (event) => {
    const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event
    // With Caps Lock, too.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (isLayerOpen || defaultPrevented || altKey || ctrlKey || metaKey || !isPresenterKey(key)) return
    if (target instanceof page.Element && target.closest('input, textarea, select, [contenteditable]')) return
    post({ kind: 'key', key })
  })
}

const isPresenterKey = (key: string): key is (typeof presenterKeys)[number] => keys.has(key)
