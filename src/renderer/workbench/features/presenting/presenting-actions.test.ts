// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, stubControl } from '../../../../../tests/support/stub-control.ts'
import { historyQuery, storylinesQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { chooseQuiet } from '../../hub/phones/quiet-stage.ts'
import { isPresentingAtom, isQuietAtom, presentingViewAtom, tapsAtom } from '../../hub/presenting.ts'
import { quietAtom, store } from '../../hub/state.ts'
import { scenePlayAtom } from '../../hub/stories/play-state.ts'
import { newPlay } from '../../hub/stories/scene-play.ts'
import { changeView, endPresenting, openPresenter, present } from './presenting-actions.ts'
import { beginStory, goToStep, playNextStep, undoStep } from './story-presses.ts'

const now = '2026-11-20T12:00:00.000+09:00'
const step = (title: string) => ({ title, caption: '', notes: '', points: [], byHand: false })
const storyline = {
  ...{
    key: 'hold',
    source: null,
    title: '保留',
    text: '',
    scenario: null,
    cast: {},
    now,
    caption: '',
    notes: '',
    quiet: null,
    byHand: false,
  },
  steps: ['一', '二', '三'].map(step),
}
const history = (at: number | null) => ({
  ...{ present: 301, undo: null, redo: null, most: 1, bytes: 0, mostBytes: 1, forgotten: 0, player: null, moments: [] },
  story: at === null ? null : { key: 'hold', step: at },
})

/**
 * A server that is at a step of the story, and the steps that it was sent through.
 * @param answered when it has finished a step forward
 */
async function tell(at: number | null, answered: Promise<void> = Promise.resolve()) {
  let place = at
  const scene = () => ({ key: 'hold', step: place, now, cast: {}, pages: {} })
  const go = (to: () => number) => () => {
    place = to()
    return scene()
  }
  const calls = stubControl({
    'GET /history': () => history(place),
    'POST /storylines/next': () => answered.then(go(() => (place ?? 0) + 1)),
    'POST /storylines/back': go(() => (place ?? 0) - 1),
    'GET /backend': { mode: 'mock', url: null },
    'POST /sessions': loginOf,
    'POST /storylines/start': go(() => 0),
  })
  await queryClient.prefetchQuery({ ...historyQuery, staleTime: 0 })
  queryClient.setQueryData(storylinesQuery.queryKey, [storyline])
  return () => calls.flatMap(({ line }) => /\/storylines\/(\w+)/.exec(line)?.[1] ?? [])
}

freshWorkbench()
// The DOM of the tests has no full screen.
beforeEach(() => {
  Object.assign(document.documentElement, { requestFullscreen: () => Promise.reject(new Error('refused')) })
})

afterEach(() => store.set(scenePlayAtom, undefined))

test('the next step plays until the last, and the one before until the first', async () => {
  const played = await tell(2)
  await playNextStep()
  await playNextStep()
  expect(played()).toEqual(['next'])
  const back = await tell(1)
  await undoStep()
  await undoStep()
  expect(back()).toEqual(['back'])
  const none = await tell(null)
  await playNextStep()
  await undoStep()
  expect(none()).toEqual([])
})

test('the next press goes on with the scene that a reload has ended in its middle', async () => {
  const played = await tell(1)
  store.set(scenePlayAtom, { ...newPlay({ key: 'hold', step: 1, cast: {}, actions: [] }, 0), state: 'stopped' })
  // The stubbed server has no scene to play.
  expect(await playNextStep()).toBe(false)
  expect(played()).toEqual(['scene'])
})

test('the next press goes on after a scene that was played to its end', async () => {
  const played = await tell(1)
  store.set(scenePlayAtom, { ...newPlay({ key: 'hold', step: 1, cast: {}, actions: [] }, 0), state: 'passed' })
  expect(await playNextStep()).toBe(true)
  expect(played()).toEqual(['next'])
})

test('goes to any step, one at a time, in either direction', async () => {
  const ahead = await tell(0)
  await goToStep(2)
  expect(ahead()).toEqual(['next', 'next'])
  const back = await tell(3)
  await goToStep(1)
  await goToStep(1)
  expect(back()).toEqual(['back', 'back'])
})

test.each([
  ['a step back', undoStep, ['next', 'back']],
  ['another story', () => beginStory('hold'), ['next', 'start']],
  ['the end of the presentation', () => Promise.resolve(endPresenting()), ['next']],
])('%s ends the steps on the way to a later one', async (_name, act, expected) => {
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  const played = await tell(0, answered)
  present()
  const walk = goToStep(3)
  await expect.poll(played).toEqual(['next'])
  const acted = act()
  answer()
  await Promise.all([walk, acted])
  expect(played()).toEqual(expected)
})

test('a held key queues one step, not a step for each repeat', async () => {
  const played = await tell(0)
  const presses = [playNextStep(), playNextStep(), playNextStep(), playNextStep()]
  expect(await Promise.all(presses)).toEqual([true, true, true, true])
  expect(played()).toEqual(['next', 'next'])
  await playNextStep()
  expect(played()).toHaveLength(3)
})

test('a step that fails says so, and the next press works', async () => {
  await tell(0)
  stubControl({})
  expect(await playNextStep()).toBe(false)
  const played = await tell(0)
  expect(await playNextStep()).toBe(true)
  expect(played()).toEqual(['next'])
})

test('begins a story', async () => {
  const played = await tell(null)
  expect(await beginStory('hold')).toBe(true)
  expect(played()).toEqual(['start'])
})

test('presenting makes the stage quiet, opens the curtain and fills the screen; its end leaves no marks', () => {
  const asked: string[] = []
  Object.assign(document.documentElement, {
    requestFullscreen: () => {
      asked.push('full')
      return Promise.reject(new Error('refused'))
    },
  })
  Object.assign(document, {
    exitFullscreen: () => {
      asked.push('window')
      return Promise.resolve()
    },
  })
  store.set(quietAtom, false)
  changeView({ curtain: true, time: false })
  present()
  present()
  expect([store.get(isPresentingAtom), store.get(isQuietAtom)]).toEqual([true, true])
  expect(store.get(presentingViewAtom)).toMatchObject({ curtain: false, time: false })
  store.set(tapsAtom, [{ id: '1', phone: 'a', x: 0, y: 0 }])
  Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true })
  endPresenting()
  endPresenting()
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
  expect([store.get(isPresentingAtom), store.get(tapsAtom)]).toEqual([false, []])
  expect(asked).toEqual(['full', 'window'])
  changeView({ time: true })
})

test('presenting reloads no phone, follows the quiet of the story, and leaves the choice of the stage', async () => {
  await tell(1)
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  for (const [quiet, chosen, presented] of [
    [false, false, false],
    [null, false, true],
    [true, false, true],
    [false, true, false],
  ] as const) {
    queryClient.setQueryData(storylinesQuery.queryKey, [{ ...storyline, quiet }])
    store.set(quietAtom, chosen)
    present()
    expect(store.get(isQuietAtom)).toBe(presented)
    endPresenting()
    expect(store.get(isQuietAtom)).toBe(chosen)
  }
  vi.runAllTimers()
  expect(orders).toEqual([])
})

test('a story that says nothing of quiet is presented quietly after one that wants its dialogs', async () => {
  await tell(1)
  store.set(quietAtom, false)
  queryClient.setQueryData(storylinesQuery.queryKey, [{ ...storyline, quiet: false }])
  present()
  queryClient.setQueryData(storylinesQuery.queryKey, [storyline])
  expect(store.get(isQuietAtom)).toBe(false)
  await beginStory('hold')
  expect(store.get(isQuietAtom)).toBe(true)
})

test('a choice of quiet during a presentation holds at once and afterwards', () => {
  store.set(quietAtom, true)
  present()
  chooseQuiet(false)
  expect(store.get(isQuietAtom)).toBe(false)
  endPresenting()
  expect(store.get(isQuietAtom)).toBe(false)
})

test("the presenter's window opens once and is brought to the front", () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openPresenter()
  expect(open.mock.calls).toEqual([['/presenter', 'yoimachi-presenter', expect.stringContaining('popup')]])
})

test('another story and a step back take the place of presses that wait', async () => {
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  const played = await tell(0, answered)
  const first = playNextStep()
  await expect.poll(played).toEqual(['next'])
  const presses = [playNextStep(), beginStory('hold'), playNextStep()]
  answer()
  await Promise.all([first, ...presses])
  expect(played()).toEqual(['next', 'start', 'next'])
})

test.each([
  ['the next step', playNextStep, ['next']],
  ['a press on a later step', () => goToStep(3), ['next', 'next', 'next']],
])('%s waits for the scene that was begun in the panel', async (_name, act, expected) => {
  const played = await tell(0)
  const play = newPlay({ key: 'hold', step: 0, cast: {}, actions: [] }, 0)
  store.set(scenePlayAtom, play)
  const acted = act()
  await new Promise((done) => setTimeout(done, 20))
  expect(played()).toEqual([])
  store.set(scenePlayAtom, { ...play, state: 'passed' })
  await acted
  expect(played()).toEqual(expected)
})

test('leaves the full screen that comes after the end of the presentation', async () => {
  let grant = () => {}
  let hasLeft = false
  const show = (value: Element | null) =>
    Object.defineProperty(document, 'fullscreenElement', { value, configurable: true })
  Object.assign(document.documentElement, {
    requestFullscreen: () =>
      new Promise<void>((done) => {
        grant = () => {
          show(document.body)
          done()
        }
      }),
  })
  Object.assign(document, {
    exitFullscreen: async () => {
      hasLeft = true
      show(null)
    },
  })
  present()
  endPresenting()
  expect(hasLeft).toBe(false)
  grant()
  await expect.poll(() => hasLeft).toBe(true)
})
