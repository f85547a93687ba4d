// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { storedAtom, store, windowAtom } from './state.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('state comes back from the storage of the browser, and of the window', () => {
  localStorage.setItem('yoimachi.workbench.width', '300')
  sessionStorage.setItem('yoimachi.workbench.draft', '{"text":"a"}')
  expect(store.get(storedAtom('width', z.number(), 452))).toBe(300)
  expect(store.get(windowAtom('draft', z.object({ text: z.string() })))).toEqual({ text: 'a' })
})

test.each(['"wide"', '{', 'null'])('a stored value that does not fit counts as missing: %s', (stored) => {
  localStorage.setItem('yoimachi.workbench.width', stored)
  sessionStorage.setItem('yoimachi.workbench.draft', stored)
  expect(store.get(storedAtom('width', z.number(), 452))).toBe(452)
  expect(store.get(windowAtom('draft', z.object({ text: z.string() })))).toBeUndefined()
})

test('phones and a played scene of a former version do not stop the workbench', async () => {
  localStorage.setItem('yoimachi.workbench.phones', '{"a":{"device":"100×100"}}')
  sessionStorage.setItem('yoimachi.workbench.scenePlay', '{"state":"running"}')
  sessionStorage.setItem('yoimachi.workbench.storyRecording', '{"isRunning":true}')
  vi.resetModules()
  const [state, phones, { scenePlayAtom }, { storyRecordingAtom }] = await Promise.all([
    import('./state.ts'),
    import('./phone-state.ts'),
    import('./stories/play-state.ts'),
    import('./recording/recording.ts'),
  ])
  expect(state.store.get(phones.phonesAtom).a).toMatchObject({ device: '390×844', route: '/home' })
  expect(state.store.get(scenePlayAtom)).toBeUndefined()
  expect(state.store.get(storyRecordingAtom)).toBeUndefined()
  vi.resetModules()
})
