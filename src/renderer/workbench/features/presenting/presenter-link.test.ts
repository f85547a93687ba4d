// @vitest-environment happy-dom
import { Provider } from 'jotai'
import { act, createElement } from 'react'
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { openPresenterLink, type PresenterMessage, stageStateOf, usePresenterLink, useStage } from './presenter-link.ts'

freshWorkbench()

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
/** Waits until a message of a channel has arrived. */
const arrived = () => act(() => new Promise((done) => setTimeout(done, 20)))

test("the presenter's window keeps the presenting stage when another window opens, reloads or closes", async () => {
  const [one, two] = [openPresenterLink(() => {}), openPresenterLink(() => {})]
  await withHook(useStage, async (page) => {
    const after = async (link: typeof one, message: PresenterMessage) => {
      link.post(message)
      await arrived()
      return [page.value.window, page.value.since]
    }
    expect([page.value.window, page.value.since]).toEqual(['none', null])
    expect(await after(one, stageMessage('one', 5))).toEqual(['presenting', 5])
    expect(await after(two, stageMessage('two', null))).toEqual(['presenting', 5])
    expect(await after(two, { kind: 'gone', window: 'two' })).toEqual(['presenting', 5])
    expect(await after(two, stageMessage('three', null))).toEqual(['presenting', 5])
    expect(await after(one, { kind: 'gone', window: 'one' })).toEqual(['open', null])
    expect(await after(two, { kind: 'gone', window: 'three' })).toEqual(['none', null])
  })
  one.close()
  two.close()
})

test('the stage that began last is the presenting one', () => {
  expect(stageStateOf([stageMessage('one', 5), stageMessage('two', 9)])).toMatchObject({ since: 9 })
  const problem = { ...stageMessage('two', 9), problem: '場面を再生できません。' }
  expect(stageStateOf([stageMessage('one', null), problem])).toMatchObject({ problem: '場面を再生できません。' })
})

test('a stage names its window in all messages, and ends presenting when another window begins', async () => {
  const heard: PresenterMessage[] = []
  const other = openPresenterLink((message) => heard.push(message))
  await withHook(
    usePresenterLink,
    async () => {
      await arrived()
      act(() => store.set(isPresentingAtom, true))
      await arrived()
      window.dispatchEvent(new Event('pagehide'))
      other.post(stageMessage('other', null))
      await arrived()
      expect(store.get(isPresentingAtom)).toBe(true)
      other.post(stageMessage('other', 7))
      await arrived()
      expect(store.get(isPresentingAtom)).toBe(false)
    },
    (page) => createElement(Provider, { store }, page),
  )
  other.close()
  expect(heard.map((message) => [message.kind, 'since' in message && message.since !== null])).toEqual([
    ['stage', false],
    ['stage', true],
    ['gone', false],
    ['stage', false],
  ])
  expect(new Set(heard.map((message) => ('window' in message ? message.window : undefined))).size).toBe(1)
})
