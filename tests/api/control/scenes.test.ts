import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Mock, startMock } from '../../support/mock.ts'

const day = { control: 'moveClock', input: { advance: 'P1D', keepSessions: true } }
const story = {
  version: 1,
  title: '画面の筋書き',
  world: { now: '2026-11-20T20:00', members: 0 },
  people: { a: 'woman', b: 'man' },
  begin: { actions: [{ press: { role: 'link', name: 'ホーム' }, phone: 'a' }] },
  scenes: [
    {
      title: '送る',
      actions: [
        day,
        { call: 'API-45', as: 'woman', input: { profile_uuid: '{man}' } },
        { call: 'API-45', as: 'woman', input: { profile_uuid: '00000000-0000-4000-8000-000000000000' } },
        { press: { role: 'button', name: 'いいね' }, phone: 'a', expect: [{ text: '送りました', phone: 'a' }] },
      ],
    },
    { title: '一日たつ', actions: [day] },
  ],
}

/** A server whose story stands at its beginning. */
async function atBeginning(): Promise<Mock> {
  const mock = await startMock({ members: 0 })
  await mock.control('POST', '/storylines/own', { name: 'x', text: JSON.stringify(story) })
  await mock.control('POST', '/storylines/start', { key: 'data/x', onStage: true })
  return mock
}
const begin = (mock: Mock, step: number, player = 'one') => mock.control('POST', '/storylines/scene', { player, step })
const act = (mock: Mock, action: number, player = 'one') =>
  mock.control('POST', '/storylines/scene/action', { player, action })
const end = (mock: Mock, player = 'one') => mock.control('POST', '/storylines/scene/end', { player })
const history = async (mock: Mock) => (await mock.control('GET', '/history')).body
const namesOf = async (mock: Mock) =>
  (await history(mock)).moments.map(({ kind, subject }: Record<string, string>) => `${kind} ${subject}`)
test('calls and pages of a scene are one moment, and one way back leads to before it', async () => {
  const mock = await atBeginning()
  const before = mock.worldText()
  expect((await begin(mock, 1)).body).toMatchObject({ step: 1, title: '送る', place: 'scenes[0]' })
  expect((await act(mock, 0)).body).toBeNull()
  expect((await act(mock, 1)).body).toMatchObject({ method: 'POST', path: '/api/user_footprints', status: 200 })
  expect((await act(mock, 2)).body).toMatchObject({ status: 404 })
  expect(await act(mock, 3)).toMatchObject({ status: 409, body: { code: 'needs-page' } })
  expect(await act(mock, 4)).toMatchObject({ status: 422, body: { code: 'fields' } })
  await mock.control('POST', '/operator/message', { member: 'woman', content: 'こんばんは' })
  expect(await namesOf(mock)).toEqual(['start ', 'load storyline', 'step 送る'])
  expect((await mock.control('POST', '/history/undo')).status).toBe(200)
  expect(mock.worldText()).toBe(before)
  expect((await history(mock)).story).toEqual({ key: 'data/x', step: 0 })
  // The scene is over.
  expect(await act(mock, 0)).toMatchObject({ status: 409, body: { code: 'no-scene' } })
})

test('a scene that ended leaves what follows a moment of its own, and can be continued', async () => {
  const mock = await atBeginning()
  await begin(mock, 1)
  await end(mock)
  await mock.control('POST', '/operator/message', { member: 'woman', content: 'こんばんは' })
  await begin(mock, 1)
  await act(mock, 0)
  await end(mock)
  expect(await namesOf(mock)).toEqual(['start ', 'load storyline', 'step 送る', 'operator writeAsOperator'])
  expect((await mock.control('POST', '/storylines/back')).body).toMatchObject({ step: 0 })
  expect((await history(mock)).story).toEqual({ key: 'data/x', step: 0 })
})

test('only one window plays, until the scene ends, another world comes, or it goes back', async () => {
  const mock = await atBeginning()
  await begin(mock, 1)
  const played = { status: 409, body: { code: 'scene-played' } }
  expect(await begin(mock, 1, 'two')).toMatchObject(played)
  expect(await mock.control('POST', '/storylines/next')).toMatchObject(played)
  await end(mock, 'two')
  expect(await begin(mock, 2, 'two')).toMatchObject(played)
  await mock.control('POST', '/storylines/back')
  expect((await begin(mock, 1, 'two')).status).toBe(200)
  await mock.control('POST', '/storylines/start', { key: 'data/x', onStage: true })
  expect((await begin(mock, 0)).body).toMatchObject({ step: 0, title: '', place: 'begin' })
  expect((await begin(mock, 2)).body).toMatchObject({ code: 'story-moved' })
})

test('a scene that does not follow the present one is refused as moved, and one behind the last as the end', async () => {
  const mock = await atBeginning()
  expect(await begin(mock, 2)).toMatchObject({ status: 409, body: { code: 'story-moved' } })
  for (const step of [1, 2]) {
    expect((await begin(mock, step)).status).toBe(200)
    await end(mock)
  }
  expect(await begin(mock, 3)).toMatchObject({ status: 409, body: { code: 'last-step' } })
  expect(await begin(mock, 0)).toMatchObject({ status: 409, body: { code: 'story-moved' } })
})

test('a way back is refused as the beginning at step 0 only', async () => {
  const mock = await atBeginning()
  const back = async () => {
    const { status, body } = await mock.control('POST', '/storylines/back')
    return status === 200 ? body.step : body.code
  }
  for (const step of [1, 2]) {
    await begin(mock, step)
    await end(mock)
  }
  const both = await Promise.all([back(), back()])
  expect(new Set(both)).toEqual(new Set([1, 'story-moved']))
  mock.server.runtime.history.moments.forgetOldest(2)
  expect(await back()).toBe('moment-forgotten')
  await mock.control('POST', '/storylines/start', { key: 'data/x', onStage: true })
  expect(await back()).toBe('first-step')
})

test('a scene is played as it was begun when its file changes, gets another name or is deleted', async () => {
  const mock = await atBeginning()
  const now = async () => (await mock.control('GET', '/clock?members=')).body.now
  await begin(mock, 1)
  const changed = { ...story, scenes: [{ title: '送る', actions: [{ open: '/home', phone: 'a' }] }] }
  writeFileSync(join(mock.dataDir, 'stories/x.json'), JSON.stringify(changed))
  expect((await act(mock, 0)).status).toBe(200)
  expect(await now()).toBe('2026-11-21T20:00:00.000+09:00')
  await mock.control('POST', '/storylines/own/rename', { key: 'data/x', name: 'y' })
  expect((await act(mock, 1)).body).toMatchObject({ status: 200 })
  await mock.control('POST', '/storylines/own/delete', { key: 'data/y' })
  expect((await act(mock, 2)).body).toMatchObject({ status: 404 })
})

test('without a stage a story with pages is refused, and its files stay below its folder', async () => {
  const mock = await atBeginning()
  const needsPage = { status: 409, body: { code: 'needs-page', detail: 'begin.actions[0]' } }
  expect(await mock.control('POST', '/storylines/start', { key: 'data/x' })).toMatchObject(needsPage)
  await mock.control('POST', '/storylines/own/files/a.txt', 'hello')
  const read = (file: string) => mock.control('GET', `/storylines/file?key=data/x&file=${encodeURIComponent(file)}`)
  expect(await read('files/a.txt')).toMatchObject({ status: 200, body: 'hello' })
  for (const file of ['../x', 'files/none', '/etc/passwd'])
    expect(await read(file)).toMatchObject({ status: 422, body: { code: 'story-file' } })
})

test('going back shows the phones as they stood before a scene of hands', async () => {
  const mock = await atBeginning()
  const { body: stage } = await mock.control('GET', '/stage')
  const phones = { ...stage.phones, a: { ...stage.phones.a, page: '/chat' } }
  await mock.control('PUT', '/stage', { phones })
  await begin(mock, 1)
  await mock.control('PUT', '/stage', { phones: { ...phones, a: { ...phones.a, page: '/shop' } } })
  await end(mock)
  expect((await mock.control('POST', '/storylines/back')).body).toMatchObject({ pages: { a: '/chat' } })
})

test('a step without pages leaves the phones where hands of an earlier scene went', async () => {
  const mock = await startMock({ members: 0 })
  const scenes = [story.scenes[0], story.scenes[1], { title: '開く', actions: [{ open: '/home', phone: 'b' }] }]
  await mock.control('POST', '/storylines/own', { name: 'x', text: JSON.stringify({ ...story, scenes }) })
  await mock.control('POST', '/storylines/start', { key: 'data/x', onStage: true })
  await begin(mock, 1)
  const stage = async () => (await mock.control('GET', '/stage')).body.phones
  const phones = await stage()
  const moved = { ...phones, a: { ...phones.a, page: '/shop' }, b: { ...phones.b, page: '/hona' } }
  await mock.control('PUT', '/stage', { phones: moved })
  await end(mock)
  expect((await mock.control('POST', '/storylines/next')).body).toMatchObject({ pages: { a: '/shop', b: '/hona' } })
  expect(await stage()).toEqual(moved)
  expect((await mock.control('POST', '/storylines/next')).body).toMatchObject({ pages: { a: '/shop', b: '/home' } })
  expect((await stage()).a).toEqual(moved.a)
})

/** A story of one scene without pages. */
const scene = (...actions: object[]) =>
  JSON.stringify({ ...story, begin: { actions: [] }, scenes: [{ title: '送る', actions }] })

async function nextOf(...actions: object[]) {
  const mock = await startMock({ members: 0 })
  await mock.control('POST', '/storylines/own', { name: 'x', text: scene(...actions) })
  await mock.control('POST', '/storylines/start', { key: 'data/x' })
  return mock.control('POST', '/storylines/next')
}

const unknownMan = { call: 'API-45', as: 'woman', input: { profile_uuid: '00000000-0000-4000-8000-000000000000' } }

test('a refused call ends a scene on the server with the words of the rule, unless the scene expects it', async () => {
  const refused = await nextOf(unknownMan)
  expect([refused.status, refused.body.code]).toEqual([404, 'rule'])
  const expected = { call: { method: 'POST', path: '/api/user_footprints', status: 404 } }
  expect(await nextOf({ ...unknownMan, expect: [expected] }, day)).toMatchObject({ status: 200, body: { step: 1 } })
})

test('two people who have not met are refused as such', async () => {
  const refused = await nextOf({ open: '/chat/{woman-premium+man-h}', phone: 'a' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'not-met' } })
})
