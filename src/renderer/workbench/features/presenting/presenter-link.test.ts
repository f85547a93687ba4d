// @vitest-environment happy-dom
import { Provider } from 'jotai'
import { act, createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { openPresenterLink, type PresenterMessage } from './presenter-channel.ts'
import { usePresenterLink } from './presenter-link.ts'
import { stageStateOf, useStage } from './use-stage.ts'

freshWorkbench()
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

/**
 * Gives the page locks, which the DOM of the tests lacks.
 * @returns the names that were asked for, and the function that frees one as the end of its page does
 */
function lendLocks() {
  const waiting = new Map<string, (() => unknown)[]>()
  const asked: string[] = []
  const request = (name: string, ...[options, take]: [unknown, (() => unknown)?]) => {
    asked.push(name)
    const queue = waiting.get(name)
    const taken = take ?? (options as () => unknown)
    waiting.set(name, [...(queue ?? []), taken])
    if (!queue) taken()
    return new Promise(() => {})
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return { asked, free: (name: string) => waiting.get(name)?.[1]?.() }
}

test('delivers messages while the channel is open, and drops them after it is closed', async () => {
  const stage = openPresenterLink(() => {})
  const notes: { close?: () => void } = {}
  const heard = new Promise<PresenterMessage>((hear) => {
    notes.close = openPresenterLink(hear).close
  })
  stage.post({ kind: 'stage', window: 'one', since: null, problem: null })
  expect(await heard).toEqual({ kind: 'stage', window: 'one', since: null, problem: null })
  stage.close()
  expect(() => stage.post({ kind: 'gone', window: 'one' })).not.toThrow()
  notes.close?.()
})

const stageMessage = (window: string, since: number | null) =>
  ({ kind: 'stage', window, since, problem: null }) as const
/** Polls a value while messages of the channels arrive. */
const polled = <Value>(read: () => Value) =>
  expect.poll(async () => {
    await act(() => new Promise((done) => setTimeout(done, 10)))
    return read()
  })

test("the presenter's window keeps the presenting stage when another window opens, reloads or closes", async () => {
  const [one, two] = [openPresenterLink(() => {}), openPresenterLink(() => {})]
  await withHook(useStage, async (page) => {
    const shown = () => [page.value.window, page.value.since]
    expect(shown()).toEqual(['none', null])
    one.post(stageMessage('one', 5))
    await polled(shown).toEqual(['presenting', 5])
    two.post(stageMessage('two', null))
    await polled(shown).toEqual(['presenting', 5])
    two.post({ kind: 'gone', window: 'two' })
    two.post(stageMessage('three', null))
    await polled(shown).toEqual(['presenting', 5])
    one.post({ kind: 'gone', window: 'one' })
    await polled(shown).toEqual(['open', null])
    two.post({ kind: 'gone', window: 'three' })
    await polled(shown).toEqual(['none', null])
  })
  one.close()
  two.close()
})

test('the stage that began last is the presenting one', () => {
  expect(stageStateOf([stageMessage('one', 5), stageMessage('two', 9)])).toMatchObject({ since: 9 })
  const problem = { ...stageMessage('two', 9), problem: { id: '3', text: '場面を再生できません。' } }
  expect(stageStateOf([stageMessage('one', null), problem])).toMatchObject({ problem: { id: '3' } })
})

test('a stage names its window in all messages, and ends presenting when another window begins', async () => {
  const heard: PresenterMessage[] = []
  const other = openPresenterLink((message) => heard.push(message))
  const said = () => heard.map((message) => [message.kind, 'since' in message && message.since !== null])
  const stages = async () => {
    await polled(said).toEqual([['stage', false]])
    act(() => store.set(isPresentingAtom, true))
    await polled(() => said().slice(1)).toEqual([['stage', true]])
    window.dispatchEvent(new Event('pagehide'))
    await polled(() => said().slice(2)).toEqual([['gone', false]])
    // The response to the question proves that the message before it was read.
    other.post(stageMessage('other', null))
    other.post({ kind: 'ask' })
    await polled(() => said().slice(3)).toEqual([['stage', true]])
    other.post(stageMessage('other', 7))
    await polled(() => store.get(isPresentingAtom)).toBe(false)
    await polled(() => said().slice(4)).toEqual([['stage', false]])
  }
  await withHook(usePresenterLink, stages, (page) => createElement(Provider, { store }, page))
  other.close()
  expect(new Set(heard.map((message) => ('window' in message ? message.window : undefined))).size).toBe(1)
})

test("the presenter's window notices that the page of the stage crashed", async () => {
  const { asked, free } = lendLocks()
  const lockOf = (stage: string) => `yoimachi.presenter.${stage}`
  // The stage.
  void navigator.locks.request(lockOf('one'), () => {})
  const one = openPresenterLink(() => {})
  await withHook(useStage, async (page) => {
    const shown = () => page.value.window
    one.post(stageMessage('one', 5))
    await polled(shown).toBe('presenting')
    one.post(stageMessage('one', 6))
    await polled(() => page.value.since).toBe(6)
    expect(asked).toEqual([lockOf('one'), lockOf('one')])
    free(lockOf('one'))
    await polled(shown).toBe('none')
  })
  one.close()
})

test('each problem of the stage has an id of its own, also with the same text', async () => {
  stubControl({ 'POST /storylines/start': () => refusal(409, 'real-api') })
  const problems: unknown[] = []
  const presenter = openPresenterLink((message) => {
    if (message.kind === 'stage' && message.problem) problems.push(message.problem)
  })
  const tryTwice = async () => {
    act(() => store.set(isPresentingAtom, true))
    for (const count of [1, 2]) {
      presenter.post({ kind: 'begin', key: 'meeting' })
      await polled(() => problems.length).toBe(count)
    }
  }
  await withHook(usePresenterLink, tryTwice, (page) => createElement(Provider, { store }, page))
  presenter.close()
  const [first, second] = problems as { readonly id: string; readonly text: string }[]
  expect([first?.text === second?.text, first?.id === second?.id]).toEqual([true, false])
})
