// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { HandsFault } from '../../../../contract/phone-hands.ts'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneOrder } from '../../../../contract/phone-orders.ts'
import { queryClient } from '../control/query-client.ts'
import { enqueueMove } from '../control/queue.ts'
import { store } from '../state.ts'
import { storyFaultCopy } from './copy.ts'
import { beginOnStage } from './play-scene.ts'
import { isPlaying, player, scenePlayAtom, stopPlaying } from './play-state.ts'
import { faultsOf, nextAction } from './scene-play.ts'

freshWorkbench()

const hold = { role: 'button', name: '保留する' }
const scene = {
  ...{ key: 'data/x', step: 1, title: '保留する', place: 'scenes[0]' },
  actions: [
    { control: 'moveClock', input: { advance: 'P1D' } },
    { press: hold, phone: 'a', expect: [{ text: '保留中', phone: 'a' }] },
    { back: true, phone: 'a' },
  ],
}
const now = '2026-11-20T12:00:00.000+09:00'
const missing: HandsFault = { reason: 'missing', there: ['いいね'], page: 'お相手' }

const playOnStage = async (step: number, from = 0) => (await enqueueMove(() => beginOnStage(step, from)))?.()

/** A server and a phone. `faultOf` decides how the phone replies to an act; undefined is no reply. */
function aStage(faultOf: (order: PhoneOrder) => HandsFault | null | undefined) {
  let player: string | null = null
  const calls = stubControl({
    'GET /backend': { mode: 'mock', url: null },
    'GET /stage': { world: 1, phones: {}, whole: null },
    'PUT /stage': { world: 1, phones: {}, whole: null },
    'POST /storylines/scene': (body: { readonly player: string }) => {
      player = body.player
      return scene
    },
    'POST /storylines/scene/action': null,
    'POST /storylines/scene/end': () => {
      player = null
      return { success: true }
    },
    'GET /history': () => ({
      ...{ present: 1, undo: null, redo: null, most: 1, bytes: 0, mostBytes: 1, forgotten: 0, moments: [] },
      ...{ story: { key: 'data/x', step: 1 }, player },
    }),
    'GET /personas': [],
    'GET /exchanges/rows?after=1000000000': { rows: [], oldest: 0, newest: 0, dropped: 0 },
    'GET /outbox': [],
    [`GET /clock?members=`]: { now },
  })
  const phone = standInPhone('a', (order): PhoneMessage | undefined => {
    if (order.kind === 'rest') return { kind: 'done', id: order.id, fault: null }
    if (order.kind !== 'act' && order.kind !== 'check') return undefined
    const fault = faultOf(order)
    return fault === undefined ? undefined : { kind: 'done', id: order.id, fault }
  })
  const acts = () => phone.orders.flatMap((order) => ('act' in order ? [Object.keys(order.act)[0]] : [])).join(' ')
  const states = () => store.get(scenePlayAtom)?.marks.map(({ state }) => state)
  return { calls, phone, acts, states, play: () => store.get(scenePlayAtom) }
}

test('a reload ends a scene in its middle, and leaves it to be continued or repeated', async () => {
  const { play } = aStage(() => null)
  await playOnStage(1)
  const passed = play()
  expect(JSON.parse(sessionStorage.getItem('yoimachi.workbench.scenePlay') ?? '')).toEqual(passed)
  sessionStorage.setItem('yoimachi.workbench.scenePlay', JSON.stringify({ ...passed, state: 'running' }))
  vi.resetModules()
  const reloaded = await import('./play-state.ts')
  const held = (await import('../state.ts')).store.get(reloaded.scenePlayAtom)
  expect([held?.state, held?.marks, reloaded.isPlaying()]).toEqual(['stopped', passed?.marks, false])
})

test('plays a scene on the phone and the server, and ends it', async () => {
  const { calls, acts, states, play } = aStage(() => null)
  await playOnStage(1)
  expect(acts()).toBe('press back')
  expect([states(), play()?.state]).toEqual([['held', 'held', 'held'], 'passed'])
  const lines = calls.map(({ line }) => line).filter((line) => line.startsWith('POST /storylines'))
  expect(lines).toEqual(['POST /storylines/scene', 'POST /storylines/scene/action', 'POST /storylines/scene/end'])
})

test('waits before each action and at the end until the phones are at rest', async () => {
  const { phone } = aStage(() => null)
  await playOnStage(1)
  const kinds = phone.orders.flatMap(({ kind }) =>
    kind === 'rest' || kind === 'act' || kind === 'check' ? [kind] : [],
  )
  expect(kinds).toEqual(['rest', 'rest', 'act', 'check', 'rest', 'act', 'rest'])
})

test('stops at the first failure with its reason, and goes on behind it', async () => {
  const stage = aStage((order) => ('act' in order && 'press' in order.act ? missing : null))
  await expect(playOnStage(1)).rejects.toMatchObject({ message: '「保留する」の途中で止まりました。' })
  expect([stage.states(), stage.play()?.state]).toEqual([['held', 'failed', 'ahead'], 'failed'])
  const [why] = faultsOf(stage.play()).map(storyFaultCopy.ja.fault)
  expect(why).toBe('「保留する」が見つかりません。あったのは「いいね」です。（画面：お相手）')
  const play = stage.play()
  await playOnStage(1, play && nextAction(play))
  expect([stage.acts(), stage.play()?.state]).toEqual(['press back', 'passed'])
})

test('a second press does nothing, and a stop ends the act that waits', async () => {
  const stage = aStage(() => undefined)
  const played = playOnStage(1)
  await expect.poll(() => stage.acts()).toBe('press')
  await playOnStage(1)
  stopPlaying()
  expect(stage.phone.orders.at(-1)).toEqual({ kind: 'stop' })
  const { id } = stage.phone.orders.find((order) => order.kind === 'act') as PhoneOrder & { kind: 'act' }
  stage.phone.say({ kind: 'done', id, fault: { reason: 'stopped', there: [], page: '' } })
  await played
  const play = stage.play()
  expect([play?.state, play && nextAction(play), isPlaying()]).toEqual(['stopped', 1, false])
})

test('a page that unloads ends its scene, and its next load may go on with it', async () => {
  const stage = aStage(() => undefined)
  const played = playOnStage(1)
  await expect.poll(() => stage.acts()).toBe('press')
  const sent = vi.spyOn(globalThis, 'fetch')
  window.dispatchEvent(new Event('pagehide'))
  const ending = expect.stringContaining('/storylines/scene/end') as string
  const body = JSON.stringify({ player })
  expect(sent.mock.calls).toEqual([[ending, expect.objectContaining({ method: 'POST', body, keepalive: true })]])
  const load = () => {
    vi.resetModules()
    return import('./play-state.ts')
  }
  expect((await load()).player).toBe(player)
  // A duplicate of the tab has a copy of its storage.
  expect((await load()).player).not.toBe(player)
  stage.phone.leave()
  await expect(played).rejects.toThrow('途中で止まりました')
})

test('a page that unloads as soon as its scene has begun ends it, too', async () => {
  aStage(() => null)
  const reading = vi.spyOn(queryClient, 'refetchQueries').mockReturnValue(new Promise(() => {}))
  void playOnStage(1)
  await expect.poll(() => reading.mock.calls.length).toBe(1)
  const sent = vi.spyOn(globalThis, 'fetch')
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.mock.calls.map(([address]) => address)).toEqual([expect.stringContaining('/storylines/scene/end')])
  reading.mockRestore()
  stopPlaying()
  store.set(scenePlayAtom, undefined)
})

test('a phone that leaves the stage ends the act', async () => {
  const stage = aStage(() => undefined)
  const played = playOnStage(1)
  await expect.poll(() => stage.acts()).toBe('press')
  stage.phone.leave()
  await expect(played).rejects.toThrow('途中で止まりました')
  expect(faultsOf(stage.play()).map(storyFaultCopy.ja.fault).join('')).toContain('閉じられたか')
})
