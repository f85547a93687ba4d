import { presenterKeys } from '../../contract/control/phone-messages.ts'
import { tell } from './link.ts'
import type { Page } from './page.ts'

const keys: ReadonlySet<string> = new Set(presenterKeys)
const layers = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'

/** Tells the workbench where a pointer goes down, and the keys of a presenter that nothing in the page wants. */
export function watchHands(page: Page): void {
  const { document } = page
  const onPointerDown = ({ clientX, clientY }: PointerEvent) => tell({ kind: 'tap', x: clientX, y: clientY })
  document.addEventListener('pointerdown', onPointerDown, true)
  let isWanted = false
  // Before the page has its turn: a layer that this key closes is gone afterwards.
  document.addEventListener('keydown', () => (isWanted = document.querySelector(layers) !== null), true)
  document.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event
    if (isWanted || defaultPrevented || altKey || ctrlKey || metaKey || !isPresenterKey(key)) return
    if (target instanceof page.Element && target.closest('input, textarea, select, [contenteditable]')) return
    tell({ kind: 'key', key })
  })
}

const isPresenterKey = (key: string): key is (typeof presenterKeys)[number] => keys.has(key)
