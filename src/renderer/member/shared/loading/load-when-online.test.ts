// @vitest-environment happy-dom
import { act, createElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../../../tests/support/mount-for-test.tsx'
import { store } from '../../api/store.ts'
import { loadWhenOnline } from './load-when-online.ts'
import { chunkLoadFailedAtom, lazyLayer, lazyWithFallback } from './loading.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')
let online = true

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  store.set(chunkLoadFailedAtom, false)
})
afterEach(() => {
  vi.useRealTimers()
  store.set(chunkLoadFailedAtom, false)
})

/** Fails the given number of times, then returns the part. */
const failing = <Part>(times: number, part: Part) => {
  let left = times
  return vi.fn<() => Promise<Part>>(() => (left-- > 0 ? Promise.reject(lost) : Promise.resolve(part)))
}
const flush = () => vi.advanceTimersByTimeAsync(1)
const pass = () => vi.advanceTimersByTimeAsync(1_000)

test('tries once more after a pause while online, then fails for code that is missing', async () => {
  for (const [times, outcome] of [
    [1, 'part'],
    [2, lost],
  ] as const) {
    const load = failing(times, 'part')
    const ended = vi.fn<(outcome: unknown) => void>()
    void loadWhenOnline(load).then(ended, ended)
    await flush()
    expect(load).toHaveBeenCalledTimes(1)
    await pass()
    expect(load).toHaveBeenCalledTimes(2)
    expect(ended).toHaveBeenCalledExactlyOnceWith(outcome)
  }
})

test('waits for a connection whose loss is seen only after the failure', async () => {
  const load = failing(1, 'part')
  const loaded = vi.fn<(part: string) => void>()
  void loadWhenOnline(load).then(loaded)
  online = false
  await pass()
  expect(load).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await flush()
  expect(loaded).toHaveBeenCalledExactlyOnceWith('part')
})

test('waits for code while offline, at each return of the connection', async () => {
  online = false
  const load = failing(2, 'part')
  let loaded = ''
  void loadWhenOnline(load).then((part) => (loaded = part))
  for (const tries of [1, 2, 3]) {
    await flush()
    expect(load).toHaveBeenCalledTimes(tries)
    expect(loaded).toBe(tries === 3 ? 'part' : '')
    window.dispatchEvent(new Event('online'))
  }
  await flush()
  expect(load).toHaveBeenCalledTimes(3)
})

test('retries at once after an offline failure that surfaces when the connection is back', async () => {
  for (const left of ['before', 'while']) {
    online = left === 'while'
    let fail = () => {}
    const load = vi
      .fn<() => Promise<string>>(() => Promise.reject(lost))
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(lost))))
    const failed = vi.fn<(error: unknown) => void>()
    void loadWhenOnline(load).catch(failed)
    window.dispatchEvent(new Event('offline'))
    online = true
    window.dispatchEvent(new Event('online'))
    fail()
    await flush()
    expect(load, left).toHaveBeenCalledTimes(2)
    await pass()
    expect(load, left).toHaveBeenCalledTimes(3)
    expect(failed, left).toHaveBeenCalledWith(lost)
  }
})

const shown = async (load: () => Promise<() => string>) => {
  const page = mount(createElement(Suspense, { fallback: 'wait' }, createElement(lazyWithFallback(load))))
  await act(pass)
  const { textContent } = page.box
  page.unmount()
  return [textContent, store.get(chunkLoadFailedAtom)]
}

test('loads a part of a page on demand', async () => {
  expect(await shown(failing(0, () => 'part'))).toEqual(['part', false])
})

test('omits a part that is missing and makes the frame offer a reload', async () => {
  expect(await shown(failing(2, () => 'part'))).toEqual(['', true])
})

test('a layer loads when it opens first, and stays for its closing', async () => {
  const load = failing(0, ({ open }: { open: boolean }) => (open ? 'open' : 'closing'))
  const layer = lazyLayer(load)
  const page = mount(createElement(layer, { open: false }))
  await act(flush)
  expect([page.box.textContent, load.mock.calls.length]).toEqual(['', 0])
  for (const [open, text] of [
    [true, 'open'],
    [false, 'closing'],
    [true, 'open'],
  ] as const) {
    page.render(createElement(layer, { open }))
    await act(flush)
    expect([page.box.textContent, load.mock.calls.length]).toEqual([text, 1])
  }
  page.unmount()
})
