// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import {
  isPresentingAtom,
  leavePresentation,
  presentedPhones,
  presentedQuietAtom,
  presentingSinceAtom,
} from './presenting.ts'
import { store } from './state.ts'

test('an audience always sees one or two phones', () => {
  expect(presentedPhones(['a', 'b', 'c'], 'both')).toEqual(['a', 'b'])
  expect(presentedPhones(['a'], 'both')).toEqual(['a'])
  expect(presentedPhones(['a', 'b'], 'b')).toEqual(['b'])
  expect(presentedPhones(['a'], 'b')).toEqual(['a'])
})

test('a reload goes on with the presentation, and a duplicate of the tab begins none', async () => {
  /** Loads the page with the storage of this window. Returns since when it presents, and whether its stage is quiet. */
  const load = async () => {
    vi.resetModules()
    const [again, state] = await Promise.all([import('./presenting.ts'), import('./state.ts')])
    return [again.presentingSinceAtom, again.isPresentingAtom, again.isQuietAtom].map((one) =>
      state.store.get<unknown>(one),
    )
  }
  store.set(isPresentingAtom, true)
  store.set(presentedQuietAtom, false)
  leavePresentation()
  expect(await load()).toEqual([store.get(presentingSinceAtom), true, false])
  // It has a copy of the storage.
  expect(await load()).toEqual([undefined, false, true])
  leavePresentation()
  store.set(isPresentingAtom, false)
  leavePresentation()
  expect(await load()).toEqual([undefined, false, true])
})
