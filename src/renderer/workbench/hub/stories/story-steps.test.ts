// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { historyQuery, storylinesQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { phonesAtom } from '../phone-state.ts'
import { setNetwork } from '../phones/phone-network.ts'
import { quietAtom, store } from '../state.ts'
import { useFeatureEvents } from '../use-events.ts'
import { playStep, startStory, stepBack, stepOn } from './story-steps.ts'

const before = store.get(phonesAtom)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
  store.set(phonesAtom, before)
})

const stageOf = (world: number, phones: object) => ({ world, phones, whole: null })
const history = {
  moments: [],
  present: 1,
  undo: null,
  redo: null,
  most: 1,
  bytes: 0,
  mostBytes: 1,
  forgotten: 0,
  player: null,
}
const scene = {
  key: 'hold',
  step: 0,
  now: '2026-11-20T12:00:00.000+09:00',
  cast: { a: 'misaki@yoimachi.example' },
  pages: { a: '/recommends' },
}

/**
 * Mail addresses of the logins. The world is replaced before the story's response arrives.
 * @param startedWorld number of the story's world
 */
function stubServer(startedWorld = 9001): string[] {
  const logins: string[] = []
  let world = startedWorld - 1
  const stream = new EventTarget()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = stream.addEventListener.bind(stream)
      close = () => {}
    },
  )
  vi.stubGlobal('fetch', (address: string, { body = '' }: { readonly body?: string } = {}) => {
    if (address.endsWith('/storylines/start')) stream.dispatchEvent(new Event('world'))
    if (address.endsWith('/start')) world = startedWorld
    if (!address.endsWith('/sessions')) {
      const response = /\/(?:start|back)$/.test(address)
        ? scene
        : address.endsWith('/stage')
          ? stageOf(
              world,
              world === startedWorld ? { a: { email: scene.cast.a, page: scene.pages.a, revision: startedWorld } } : {},
            )
          : address.endsWith('/backend')
            ? { mode: 'mock', url: null }
            : { ...history, story: null }
      return Promise.resolve(Response.json(response))
    }
    const { email } = JSON.parse(body) as { email: string }
    logins.push(email)
    const account = { id: logins.length, provider: 'email', uid: email, email, sex: 1 }
    const login = { 'access-token': 't', 'token-type': 'Bearer', client: 'c', expiry: '1', uid: email }
    return Promise.resolve(Response.json({ ...login, account }))
  })
  return logins
}

test('a started story logs each phone in once: its own members and those who stood there', async () => {
  // A report that waits ends with its test.
  vi.useFakeTimers()
  const logins = stubServer()
  for (const phone of ['a', 'b'] as const) standInPhone(phone)
  setNetwork('b', 'offline')
  await withHook(useFeatureEvents, () => startStory('hold'))
  expect(logins.toSorted()).toEqual(['man@yoimachi.example', 'misaki@yoimachi.example'])
  const { a, b } = store.get(phonesAtom)
  expect([a.route, b.route]).toEqual(['/recommends', before.b.route])
  // A story says itself which phone is offline.
  expect(b.look?.network).toBe('online')
})

test('a story that says whether its phones are quiet sets the stage; any other leaves it', async () => {
  stubServer()
  for (const [quiet, expected] of [
    [false, false],
    [null, false],
    [true, true],
    [null, true],
  ] as const) {
    queryClient.setQueryData(storylinesQuery.queryKey, [{ key: 'hold', quiet }] as never)
    await startStory('hold')
    expect(store.get(quietAtom)).toBe(expected)
  }
})

test('a story of hands begins on phones that load from scratch, with nothing stored but what its capsule brings', async () => {
  stubServer()
  const { orders } = standInPhone('a')
  for (const now of [scene.now, null]) {
    queryClient.setQueryData(storylinesQuery.queryKey, [{ key: 'hold', quiet: null, byHand: true, now }] as never)
    // The stubbed server has no scene to play.
    await startStory('hold').catch(() => {})
  }
  const loaded = orders.filter(({ kind }) => kind === 'become')
  expect(loaded).toMatchObject([{ device: { local: {}, session: {} } }, { device: undefined }])
})

test('a story of hands logs each phone in once', async () => {
  const logins = stubServer(9002)
  for (const phone of ['a', 'b'] as const) standInPhone(phone)
  queryClient.setQueryData(storylinesQuery.queryKey, [
    { key: 'hold', quiet: null, byHand: true, now: scene.now },
  ] as never)
  await startStory('hold').catch(() => {})
  expect(logins.toSorted()).toEqual(['man@yoimachi.example', 'misaki@yoimachi.example'])
})

test('a way back restores the networks of the phones before the step, also after a reload', async () => {
  stubServer()
  setNetwork('b', 'slow')
  // The stubbed server has no scene to play.
  await playStep(1).catch(() => {})
  setNetwork('b', 'offline')
  vi.resetModules()
  const [again, phones, { setNetwork: set }, state, queries, { queryClient: client }] = await Promise.all([
    import('./story-steps.ts'),
    import('../phone-state.ts'),
    import('../phones/phone-network.ts'),
    import('../state.ts'),
    import('../control/queries.ts'),
    import('../control/query-client.ts'),
  ])
  client.setQueryData(queries.historyQuery.queryKey, { ...history, story: { key: 'hold', step: 1 } })
  client.setQueryData(queries.storylinesQuery.queryKey, [{ key: 'hold', steps: [{ byHand: true }] }] as never)
  set('b', 'offline')
  await again.stepBack().catch(() => {})
  expect(state.store.get(phones.phonesAtom).b.look?.network).toBe('slow')
})

test('a step on that is pressed during a step back begins at the place where that one ends', async () => {
  let step = 2
  const calls = stubControl({
    'GET /backend': { mode: 'mock', url: null },
    'GET /stage': stageOf(9003, {}),
    'PUT /stage': stageOf(9003, {}),
    'GET /history': () => ({ ...history, story: { key: 'hold', step } }),
    'POST /storylines/back': () => {
      step -= 1
      return { ...scene, step }
    },
    'POST /storylines/scene': () => refusal(409, 'scene-played'),
  })
  await queryClient.prefetchQuery(historyQuery)
  const steps = [1, 2, 3].map(() => ({ byHand: true }))
  queryClient.setQueryData(storylinesQuery.queryKey, [{ key: 'hold', steps }] as never)
  await Promise.all([stepBack(), expect(stepOn()).rejects.toMatchObject({ code: 'scene-played' })])
  const begun = calls.filter(({ line }) => line === 'POST /storylines/scene')
  expect(begun).toMatchObject([{ body: { step: 2 } }])
})
