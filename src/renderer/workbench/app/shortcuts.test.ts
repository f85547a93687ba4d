// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { dockFoldedAtom, paletteOpenAtom, store } from '../hub/state.ts'
import { useShortcuts } from './shortcuts.ts'

freshWorkbench()

/** Presses a key. Returns whether the browser then does nothing of its own. */
async function press(key: string, modifiers: KeyboardEventInit): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, ...modifiers, cancelable: true })
  await withHook(useShortcuts, () => window.dispatchEvent(event))
  return event.defaultPrevented
}

test('⌘K and Ctrl+K open and close the palette, and the backslash folds the panels', async () => {
  store.set(paletteOpenAtom, false)
  expect(await press('k', { metaKey: true })).toBe(true)
  expect(store.get(paletteOpenAtom)).toBe(true)
  await press('K', { ctrlKey: true })
  expect(store.get(paletteOpenAtom)).toBe(false)
  await press('\\', { ctrlKey: true })
  expect(store.get(dockFoldedAtom)).toBe(true)
  // A Mac with a Japanese keyboard.
  await press('¥', { metaKey: true })
  expect(store.get(dockFoldedAtom)).toBe(false)
})

test('keys without ⌘ or Ctrl, with Alt or Shift, and other letters are left to the page', async () => {
  store.set(paletteOpenAtom, false)
  expect(await press('k', {})).toBe(false)
  expect(await press('k', { ctrlKey: true, altKey: true })).toBe(false)
  // The console of Firefox.
  expect(await press('K', { ctrlKey: true, shiftKey: true })).toBe(false)
  expect(await press('j', { ctrlKey: true })).toBe(false)
  expect(store.get(paletteOpenAtom)).toBe(false)
})
