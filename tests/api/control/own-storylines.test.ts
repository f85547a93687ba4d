import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StoreError } from '../../../mock-api/engine/store/store-error.ts'
import { makeTemporaryFolder } from '../../../mock-api/temporary-folder.ts'
import { StoryFolder } from '../../../mock-api/tools/storylines/story-folder.ts'
import { Storylines } from '../../../mock-api/tools/storylines/storylines.ts'
import { type Mock, startMock } from '../../support/mock.ts'

const story = {
  version: 1,
  title: 'いいねが届く',
  world: { now: '2026-11-20T20:00', members: 0 },
  people: { a: 'woman', b: 'man' },
  begin: { actions: [{ open: '/home', phone: 'b' }] },
  scenes: [
    { title: '一日たつ', actions: [{ control: 'moveClock', input: { advance: 'P1D', keepSessions: true } }] },
    { title: '人が替わる', actions: [{ become: 'man-h', phone: 'b' }] },
    { title: '押す', actions: [{ press: { role: 'button', name: '送る' }, phone: 'a' }] },
  ],
}
const text = JSON.stringify(story)
const call = (mock: Mock, verb: string, body: object) => mock.control('POST', `/storylines/own${verb}`, body)
const filesOf = async (mock: Mock) => (await mock.control('GET', '/storylines/own')).body.files
const listed = async (mock: Mock) =>
  ((await mock.control('GET', '/storylines')).body as { key: string; source: string | null }[]).filter(
    ({ source }) => source !== null,
  )

test('a dropped story is saved, played, taken back and refused where it needs a page', async () => {
  const mock = await startMock({ members: 0 })
  expect((await call(mock, '', { name: 'いいね', text })).body).toEqual({ key: 'data/いいね' })
  expect(await listed(mock)).toMatchObject([{ key: 'data/いいね', title: 'いいねが届く', source: 'data' }])
  const { body: first } = await mock.control('POST', '/storylines/start', { key: 'data/いいね' })
  expect(first).toMatchObject({ step: 0, pages: { b: '/home' }, cast: { b: 'man@yoimachi.example' } })
  const { body: second } = await mock.control('POST', '/storylines/next')
  expect(second).toMatchObject({ step: 1, now: '2026-11-21T20:00:00.000+09:00' })
  expect((await mock.control('POST', '/storylines/next')).body).toMatchObject({
    cast: { a: 'woman@yoimachi.example', b: 'man-h@yoimachi.example' },
    pages: {},
  })
  const before = mock.worldText()
  expect(await mock.control('POST', '/storylines/next')).toMatchObject({
    status: 409,
    body: { code: 'needs-page', detail: 'scenes[2].actions[0]' },
  })
  expect(mock.worldText()).toBe(before)
  expect((await mock.control('POST', '/storylines/back')).body).toEqual(second)
})

test('a file is saved beside the stories under a free name, and a story uses it', async () => {
  const mock = await startMock({ members: 0 })
  const { body: capsule } = await mock.control('GET', '/capsule')
  const save = (name: string, body: string) =>
    mock.control('POST', `/storylines/own/files/${encodeURIComponent(name)}`, body)
  expect((await save('はじまり.yoimachi', capsule)).body).toEqual({ file: 'files/はじまり.yoimachi' })
  expect((await save('はじまり.yoimachi', 'x')).body).toEqual({ file: 'files/はじまり 2.yoimachi' })
  const beside = { ...story, world: { capsule: 'files/はじまり.yoimachi' } }
  await call(mock, '', { name: '続き', text: JSON.stringify(beside) })
  expect(await mock.control('POST', '/storylines/start', { key: 'data/続き' })).toMatchObject({
    status: 200,
    body: { step: 0 },
  })
  expect(await save('../x', 'x')).toMatchObject({ status: 422, body: { code: 'fields' } })
  expect(await filesOf(mock)).toHaveLength(1)
})

test('own files are renamed, copied, deleted and restored, and no name is lost', async () => {
  const mock = await startMock({ members: 0 })
  await call(mock, '', { name: 'one', text })
  expect((await call(mock, '', { name: 'one', text })).body).toEqual({ key: 'data/one 2' })
  expect(await call(mock, '/rename', { key: 'data/one 2', name: 'one' })).toMatchObject({
    status: 409,
    body: { code: 'story-named' },
  })
  expect((await call(mock, '/rename', { key: 'data/one 2', name: 'two' })).body).toEqual({ key: 'data/two' })
  expect((await call(mock, '/duplicate', { key: 'data/two' })).body).toEqual({ key: 'data/two 2' })
  expect((await call(mock, '/delete', { key: 'data/two' })).body).toEqual({ success: true })
  expect((await call(mock, '/delete', { key: 'data/two' })).body).toMatchObject({ code: 'unknown-storyline' })
  expect((await filesOf(mock)).map(({ name }: { name: string }) => name)).toEqual(['one', 'two 2'])
  expect((await call(mock, '/restore', { key: 'data/two' })).body).toEqual({ key: 'data/two' })
  expect((await call(mock, '/restore', { key: 'data/two' })).status).toBe(404)
  expect(readdirSync(join(mock.dataDir, 'stories'))).toEqual(['one.json', 'two 2.json', 'two.json'])
  expect((await mock.control('GET', '/storylines/own/file?key=data/two')).body).toBe(text)
})

test('a story that is renamed while it is under way goes on under its new name, also after a restart', async () => {
  const mock = await startMock({ members: 0 })
  await call(mock, '', { name: 'one', text })
  await mock.control('POST', '/storylines/start', { key: 'data/one' })
  await mock.control('POST', '/storylines/next')
  await call(mock, '/rename', { key: 'data/one', name: 'two' })
  const story = async (on: Mock) => (await on.control('GET', '/history')).body.story
  expect(await story(mock)).toEqual({ key: 'data/two', step: 1 })
  expect((await mock.control('POST', '/storylines/next')).body).toMatchObject({ key: 'data/two', step: 2 })
  expect((await mock.control('POST', '/storylines/back')).body).toMatchObject({ key: 'data/two', step: 1 })
  await mock.close()
  const again = await startMock({ dataDir: mock.dataDir })
  expect(await story(again)).toEqual({ key: 'data/two', step: 1 })
  expect((await again.control('POST', '/storylines/back')).body).toMatchObject({ key: 'data/two', step: 0 })
})

test('a scene that is played reads its files also when its story was renamed', async () => {
  const mock = await startMock({ members: 0 })
  await call(mock, '', { name: 'one', text })
  await mock.control('POST', '/storylines/own/files/a.txt', 'x')
  await call(mock, '/rename', { key: 'data/one', name: 'two' })
  expect((await mock.control('GET', '/storylines/file?key=data/one&file=files/a.txt')).status).toBe(200)
  expect((await mock.control('GET', '/storylines/file?key=none&file=files/a.txt')).status).toBe(404)
})

test('a missing story file is refused with the list to choose from', async () => {
  const mock = await startMock({ members: 0 })
  const { body } = await call(mock, '/delete', { key: 'data/x' })
  expect(body.error).toBe(
    'Failed to find the own story data/x: no file has this key. Take one of GET /__control/storylines/own.',
  )
})

test.each(['', '.hidden', 'a/b', '..', 'a\\b', 'x'.repeat(81), 'a:b', 'ends.'])('refuses the name %j', async (name) => {
  const mock = await startMock({ members: 0 })
  expect((await call(mock, '', { name, text })).body.code).toBe('fields')
})

test.each(['data/../clock', 'data/..', 'data/', 'hold-week', 'other/x', 'data/.x'])(
  'the key %j leads to no file',
  async (key) => {
    const mock = await startMock({ members: 0 })
    await call(mock, '', { name: 'x', text })
    for (const verb of ['/delete', '/duplicate', '/restore'])
      expect((await call(mock, verb, { key })).body.code).toBe('unknown-storyline')
  },
)

test('a damaged file stays in the list with code and place, and is read again when it is complete', async () => {
  const mock = await startMock({ members: 0 })
  const folder = join(mock.dataDir, 'stories')
  mkdirSync(folder)
  writeFileSync(join(folder, 'half.json'), text.slice(0, 200))
  expect(await filesOf(mock)).toMatchObject([
    { key: 'data/half', title: null, problem: { code: 'cut', place: 'file' } },
  ])
  expect(await listed(mock)).toEqual([])
  expect(await mock.control('POST', '/storylines/start', { key: 'data/half' })).toMatchObject({
    status: 422,
    body: { code: 'cut' },
  })
  writeFileSync(join(folder, 'half.json'), text)
  expect(await filesOf(mock)).toMatchObject([{ key: 'data/half', title: 'いいねが届く', problem: null }])
  writeFileSync(join(folder, 'half.json'), text.replace('"woman"', '"nobody"'))
  expect(await filesOf(mock)).toMatchObject([{ problem: { code: 'story-fields', place: 'people.a' } }])
})

test('links that lead out of the folder, large files and bytes that are no text are refused', async () => {
  const mock = await startMock({ members: 0 })
  const folder = join(mock.dataDir, 'stories')
  mkdirSync(folder)
  writeFileSync(join(mock.dataDir, 'outside.json'), text)
  symlinkSync(join(mock.dataDir, 'outside.json'), join(folder, 'a-link.json'))
  symlinkSync(join(folder, 'gone.json'), join(folder, 'b-broken.json'))
  writeFileSync(join(folder, 'c-large.json'), ' '.repeat(5_000_001))
  writeFileSync(join(folder, 'd-bytes.json'), Buffer.from([0x7b, 0xff, 0x7d]))
  writeFileSync(join(folder, 'e-good.json'), text)
  symlinkSync(join(folder, 'e-good.json'), join(folder, 'f-link.json'))
  symlinkSync(join(mock.dataDir, 'clock.json'), join(folder, 'case.yoimachi'))
  writeFileSync(join(folder, 'g-capsule.json'), JSON.stringify({ ...story, world: { capsule: 'case.yoimachi' } }))
  const codes = (await filesOf(mock)).map(({ problem }: { problem: { code: string } | null }) => problem?.code ?? null)
  expect(codes).toEqual(['story-file', 'story-file', 'too-long', 'foreign', null, null, null])
  const before = mock.worldText()
  expect((await mock.control('POST', '/storylines/start', { key: 'data/g-capsule' })).body).toMatchObject({
    code: 'story-file',
    detail: 'world.capsule: is outside the folder of the story',
    fileReason: { part: 'world.capsule', code: 'outside-folder', values: {} },
  })
  expect(mock.worldText()).toBe(before)
})

test('what is no file, and a file that cannot be read, leave the other stories in the list', async () => {
  const mock = await startMock({ members: 0 })
  const folder = join(mock.dataDir, 'stories')
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(join(folder, 'good.json'), text)
  symlinkSync('files', join(folder, 'folder.json'))
  execFileSync('mkfifo', [join(folder, 'pipe.json'), join(folder, 'files/pipe.png')])
  expect((await filesOf(mock)).map(({ key }: { key: string }) => key)).toEqual(['data/good'])
  expect(await mock.control('GET', '/storylines/file?key=data/good&file=files/pipe.png')).toMatchObject({
    status: 422,
    body: { code: 'story-file' },
  })
  // As for a file without rights, which root reads all the same.
  const cause = Object.assign(new Error('EACCES'), { syscall: 'open' })
  const reading = vi.spyOn(StoryFolder.prototype, 'readBeside').mockRejectedValueOnce(new StoreError('', { cause }))
  onTestFinished(() => reading.mockRestore())
  writeFileSync(join(folder, 'other.json'), text)
  expect((await filesOf(mock)).at(-1)).toMatchObject({
    key: 'data/other',
    problem: { code: 'store', reason: { code: 'unread', values: { system: 'EACCES' } } },
  })
  expect((await filesOf(mock)).at(-1)).toMatchObject({ key: 'data/other', problem: null })
})

test('a folder of a team that is a file is named as missing', async () => {
  const data = await makeTemporaryFolder('data')
  const team = join(data, 'team')
  writeFileSync(team, text)
  const storylines = new Storylines(data, team)
  onTestFinished(() => storylines.close())
  expect(await storylines.own()).toEqual([])
  expect(storylines.places()).toMatchObject([{ source: 'data' }, { source: 'team', isThere: false }])
})

test('a folder that the system does not let be read hides none of the built-in stories', async () => {
  const mock = await startMock({ members: 0 })
  const listing = vi.spyOn(StoryFolder.prototype, 'list').mockRejectedValue(new StoreError('no rights'))
  onTestFinished(() => listing.mockRestore())
  expect((await mock.control('GET', '/storylines')).body[0]).toMatchObject({ source: null })
  expect(await mock.control('GET', '/storylines/own')).toMatchObject({ status: 409, body: { code: 'store' } })
})

test('stories that are saved, copied and renamed at the same time all keep their text', async () => {
  const mock = await startMock({ members: 0 })
  const titles = ['一', '二', '三', '四', '五', '六']
  const saved = await Promise.all(
    titles.map((title) => call(mock, '', { name: '同じ', text: JSON.stringify({ ...story, title }) })),
  )
  expect(saved.map(({ status }) => status)).toEqual(titles.map(() => 200))
  expect((await listed(mock)).map((one) => (one as unknown as { title: string }).title).toSorted()).toEqual(
    titles.toSorted(),
  )
  const renamed = await Promise.all(
    ['同じ', '同じ 2', '同じ 3'].map((name) => call(mock, '/rename', { key: `data/${name}`, name: '新' })),
  )
  expect(renamed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await listed(mock)).toHaveLength(titles.length)
})

test('a story begins in the world of a capsule beside it, with a clock that stands still', async () => {
  const mock = await startMock({ members: 0 })
  await mock.advance('P3D')
  const folder = join(mock.dataDir, 'stories')
  mkdirSync(folder)
  writeFileSync(join(folder, 'case.yoimachi'), (await mock.control('GET', '/capsule')).body)
  const world = mock.worldText()
  await call(mock, '', { name: 'case', text: JSON.stringify({ ...story, world: { capsule: 'case.yoimachi' } }) })
  await mock.control('POST', '/reset', { members: 0 })
  const { body } = await mock.control('POST', '/storylines/start', { key: 'data/case' })
  expect(body).toMatchObject({ step: 0, now: '2026-11-24T12:00:00.000+09:00' })
  expect(mock.worldText()).toBe(world)
  expect((await mock.control('POST', '/storylines/next')).body.step).toBe(1)
  expect((await mock.control('POST', '/storylines/back')).body.step).toBe(0)
  expect(mock.worldText()).toBe(world)
})

test('a folder of a team is read beside the own one, and a change on disk is reported', async () => {
  const data = await makeTemporaryFolder('data')
  const team = await makeTemporaryFolder('team')
  writeFileSync(join(team, 'flow.json'), text)
  const storylines = new Storylines(data, team)
  onTestFinished(() => storylines.close())
  expect((await storylines.own()).map(({ key }) => key)).toEqual(['team/flow'])
  const changed = vi.fn<() => void>()
  storylines.changed.add(changed)
  writeFileSync(join(team, 'flow.json'), text.replace('いいねが届く', '別の題'))
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 5000)
  expect(await storylines.find('team/flow')).toMatchObject({ title: '別の題' })
})

test('200 damaged files are refused with a place, and neither the world nor the folder changes', async () => {
  const mock = await startMock({ members: 0 })
  const before = mock.worldText()
  const damaged = fc.oneof(
    fc.nat(text.length - 1).map((end) => text.slice(0, end)),
    fc
      .tuple(fc.nat(text.length - 1), fc.constantFrom('{', '"', ',', ']', '\0', '1e999'))
      .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at)),
    fc.json(),
    fc
      .tuple(fc.constantFrom(...Object.keys(story)), fc.anything({ maxDepth: 2 }))
      .map(([name, value]) => JSON.stringify({ ...story, [name]: [value] })),
  )
  const refusals: string[] = []
  for (const file of fc.sample(damaged, { numRuns: 200, seed: 7 })) {
    const { status, body } = await call(mock, '', { name: 'x', text: file })
    // A sign within a text makes another story.
    if (status === 200) await call(mock, '/delete', { key: body.key })
    else refusals.push(`${status} ${body.code} ${body.detail}`)
  }
  expect(refusals.length).toBeGreaterThan(150)
  expect(refusals.filter((refusal) => !/^422 [a-z-]+ \S+ .+/.test(refusal))).toEqual([])
  expect(mock.worldText()).toBe(before)
  expect(await filesOf(mock)).toEqual([])
}, 30_000)

test('a story under way goes on under its new name, also after a way back to before it was renamed', async () => {
  const mock = await startMock({ members: 0 })
  const under = async () => (await mock.control('GET', '/history')).body.story
  await call(mock, '', { name: 'one', text })
  await mock.control('POST', '/storylines/start', { key: 'data/one' })
  await mock.control('POST', '/storylines/next')
  await call(mock, '/rename', { key: 'data/one', name: 'two' })
  await call(mock, '/rename', { key: 'data/two', name: 'three' })
  expect(await under()).toEqual({ key: 'data/three', step: 1 })
  expect(await mock.control('POST', '/storylines/next')).toMatchObject({ status: 200, body: { step: 2 } })
  expect(await mock.control('POST', '/storylines/back')).toMatchObject({ status: 200, body: { step: 1 } })
  expect(await under()).toEqual({ key: 'data/three', step: 1 })
  await call(mock, '/rename', { key: 'data/three', name: 'one' })
  expect(await under()).toEqual({ key: 'data/one', step: 1 })
  // Another file with a former name is a story of its own.
  await call(mock, '', { name: 'two', text: JSON.stringify({ ...story, title: '別の筋書き' }) })
  expect(await mock.control('POST', '/storylines/start', { key: 'data/two' })).toMatchObject({
    status: 200,
    body: { key: 'data/two' },
  })
})
