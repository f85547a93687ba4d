import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dailyReset } from '../../../mock-api/features/member/daily-reset.ts'
import { startServer } from '../../../mock-api/server/server.ts'
import { worldFormat } from '../../../mock-api/world/world-version.ts'
import { capsuleVersion } from '../../../src/contract/control/capsule.ts'
import { part, refusalOf, rewritten, worldOfCapsule } from '../../support/capsule-text.ts'
import { startMock, type Caller, type Mock } from '../../support/mock.ts'
import { jpegBytes, pngBytes } from '../../support/world/pictures.ts'
import { worldText } from '../../support/world/world-text.ts'

type Row = Record<string, unknown> & { id: number }

/** A capsule with changed lines of its world and valid checksums of world and capsule. */
const forged = (capsule: string, change: (lines: string[]) => string[]) =>
  rewritten(capsule, (lines) => {
    const from = lines.indexOf('world') + 1
    const world = `${change(lines.slice(from, -1)).join('\n')}\n`
    return [...lines.slice(0, from), `${world}end ${crc32(Buffer.from(world))}`]
  })

/** Changes the first record of a table. */
const record = (table: string, change: (row: Row) => unknown) => (lines: string[]) => {
  const at = lines.findIndex((line) => line.startsWith(`${table} `))
  const row = JSON.parse((lines[at] as string).slice(table.length + 1)) as Row
  return lines.with(at, `${table} ${JSON.stringify(change(row))}`)
}

/** Sources of the worlds that were loaded. */
const loadsOf = async (mock: Mock) =>
  ((await mock.control('GET', '/history')).body.moments as { kind: string; subject: string }[])
    .filter(({ kind }) => kind === 'load')
    .map(({ subject }) => subject)

test('D-04 refuses wrong records under a valid checksum with their place and changes nothing', async () => {
  const mock = await startMock({ members: 5 })
  const { body: capsule } = await mock.control('GET', '/capsule')
  const before = mock.worldText()
  // One fault of each kind. All of them: references.test.ts, world-format.test.ts and parts-read.test.ts.
  const cases: [(lines: string[]) => string[], RegExp][] = [
    [record('members', (row) => ({ ...row, sex: 3 })), /line 3, members\.sex: /],
    [record('members', (row) => ({ ...row, id: 0 })), /line 3, members\.id: /],
    [record('settings', (row) => ({ ...row, settledAt: 9e15 })), /line 2, settings\.settledAt: /],
    [record('settings', (row) => ({ ...row, variants: { rotate: 'on' } })), /line 2, settings\.variants\.rotate: /],
    [record('pairings', (row) => ({ ...row, womanId: 4711 })), /pairings\/\d+: womanId 4711 is not in members/],
    [
      record('reviews', (row) => ({ ...row, womanId: row['manId'], manId: row['womanId'] })),
      /line \d+, reviews\/\d+: womanId \d+ is not a woman\./,
    ],
    [(lines) => lines.toSpliced(2, 0, 'members {'), /line 3, members: it is not JSON/],
  ]
  for (const [change, place] of cases) expect(await refusalOf(mock, forged(capsule, change))).toMatch(place)
  expect(await refusalOf(mock, { format: 'yoimachi-capsule' })).toMatch(/it is not a capsule/)
  expect(mock.worldText()).toBe(before)
  expect(await loadsOf(mock)).toEqual([])
})

test('D-04 accepts the capsule of a used world and exports the same bytes', async () => {
  const mock = await startMock()
  await mock.advance('P400D')
  const { now } = (await mock.control('GET', '/clock')).body
  const { body: capsule } = await mock.control('GET', '/capsule')
  await mock.control('POST', '/reset', { now: '2026-11-21T12:00:00+09:00' })
  expect((await mock.control('POST', '/capsule', capsule)).body.now).toBe(now)
  expect(mock.worldText()).toBe(worldOfCapsule(capsule))
  expect((await mock.control('GET', '/capsule')).body).toBe(capsule)
})

test('D-04 opens a capsule in which a time rule fails: the next call meets it, and history leads back', async () => {
  const mock = await startMock({ members: 5, logError: () => {} })
  const own = mock.worldText()
  const { body: capsule } = await mock.control('GET', '/capsule')
  const later = rewritten(
    capsule,
    part('clock', (clock) => ({ ...clock, now: '2026-11-23T12:00:00.000+09:00' })),
  )
  const broken = vi.spyOn(dailyReset, 'apply').mockImplementation(() => {
    throw new Error('broken.')
  })
  onTestFinished(() => broken.mockRestore())
  expect((await mock.control('POST', '/capsule', later)).status).toBe(200)
  expect((await mock.get('/api/account')).status).toBe(500)
  expect((await mock.control('POST', '/history/undo')).status).toBe(200)
  expect([(await mock.get('/api/account')).status, mock.worldText()]).toEqual([401, own])
})

test('D-04 the way back from a capsule leads to the world that it replaced, changed while its file was read', async () => {
  const mock = await startMock({ members: 3 })
  const { body: capsule } = await mock.control('GET', '/capsule')
  const woman = await mock.signIn('woman')
  const { runtime } = mock.server
  const replaceWorld = runtime.replaceWorld.bind(runtime)
  vi.spyOn(runtime, 'replaceWorld').mockImplementationOnce(async (...given) => {
    await woman.post('/api/user/update', { user: { twitterid: 'akari_later' } })
    return replaceWorld(...given)
  })
  expect((await mock.control('POST', '/capsule', capsule)).status).toBe(200)
  expect(mock.worldText()).not.toContain('akari_later')
  const { former } = (await mock.control('GET', '/capsule/opened')).body
  expect((await mock.control('POST', '/history/go', { moment: former })).status).toBe(200)
  expect(mock.worldText()).toContain('akari_later')
})

const phoneOf = (phone: string, route: string) => ({
  phone,
  email: 'woman@yoimachi.example',
  route,
  screen: { device: '390×844' },
  device: {
    local: { 'yoimachi.theme': 'dark' },
    session: { 'yoimachi.draft.x/chat.1': '"まだ送っていない言葉"' },
    scrolls: [{ at: [], left: 0, top: 420 }],
  },
})

const wish = {
  note: { title: '返信できない', happened: '送っても残る', expected: '届く' },
  stage: {
    theme: 'dark',
    quiet: false,
    phones: [phoneOf('a', '/chat?uuid=1'), phoneOf('b', '/home'), phoneOf('c', '/shop')],
  },
  screenshots: [{ phone: 'b', content: Buffer.from(pngBytes()).toString('base64') }],
}

const faults = [
  { match: { path: '/api/recommends' }, status: 500, times: 1 },
  { match: { path: '/api/*' }, latencyMs: 5, probability: 0.5 },
  { match: { channel: '*' }, duplicate: true },
]

/** A woman's photo and a man's document are uploaded; a login and a payment leave secrets behind. */
async function live(mock: Mock): Promise<{ photo: string; man: Caller }> {
  const woman = await mock.signIn('woman')
  const form = new FormData()
  form.set('profile1', new File([jpegBytes()], 'me.jpg', { type: 'image/jpeg' }))
  const { body } = await woman.form('/api/user/profile_img', form)
  const man = await mock.signIn('man-no-document')
  await man.post('/api/age_conf/submit', { file: Buffer.from(pngBytes()).toString('base64') })
  await mock.post('/api/auth/sign_in', { email: 'woman@yoimachi.example', password: 'yoimachi123' })
  return { photo: new URL(body.profile1).pathname, man }
}

test('restores world, pictures, clock, faults, exchanges, note and phones in an empty folder', async () => {
  const here = await startMock({ seed: 3 })
  const { photo } = await live(here)
  await here.control('PUT', '/faults', faults)
  expect((await here.get('/api/recommends')).status).toBe(500)
  await here.control('PUT', '/variants', { testPlan: true })
  await here.control('POST', '/clock', { mode: 'running', speed: 60 })
  const { body: capsule } = await here.control('POST', '/capsule/file', wish)
  expect(capsule).not.toMatch(/yoimachi123|"access-token":"[^•]/)

  const there = await startMock({ members: 3 })
  const before = there.worldText()
  const { status, body } = await there.control('POST', '/capsule', capsule)
  expect(status).toBe(200)
  expect((await there.control('GET', '/stage')).body.whole.stage).toEqual(wish.stage)
  expect(there.worldText()).toBe(worldOfCapsule(capsule))
  const [, clock] = capsule.match(/^clock (.*)$/m) ?? []
  expect((await there.control('GET', '/clock')).body).toMatchObject({ mode: 'running', speed: 60 })
  expect(body.now >= JSON.parse(clock ?? '').now).toBe(true)
  expect((await there.control('GET', '/variants')).body.testPlan).toBe(true)
  // The one-time fault has struck and does not strike again.
  expect((await there.control('GET', '/faults')).body).toMatchObject([{ fired: 1 }, {}, {}])
  expect(there.server.runtime.time.now()).toBeGreaterThan(0)
  const shown = await fetch(there.server.url + photo)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(readdirSync(join(there.dataDir, 'documents'))).toEqual(readdirSync(join(here.dataDir, 'documents')))

  const { body: opened } = await there.control('GET', '/capsule/opened')
  expect(opened).toMatchObject({ note: wish.note, faults: 3, pictures: 2, screenshots: wish.screenshots })
  const signIn = opened.exchanges.find((exchange: Row) => exchange['path'] === '/api/auth/sign_in')
  expect(signIn).toMatchObject({ method: 'POST', status: 200, changes: null })
  expect(JSON.stringify(signIn)).toContain('•••')
  await there.control('DELETE', '/capsule/opened')
  expect((await there.control('GET', '/capsule/opened')).body).toBeNull()

  await there.control('POST', '/history/go', { moment: opened.former })
  expect(there.worldText()).toBe(before)
  await there.control('POST', '/history/go', {
    moment: (await there.control('GET', '/history')).body.moments.at(-1).id,
  })
  expect(there.worldText()).toBe(worldOfCapsule(capsule))
})

test('refuses a damaged or hostile capsule with its place and changes nothing', async () => {
  const mock = await startMock({ members: 5 })
  const { man } = await live(mock)
  await man.get('/api/account')
  const { body: capsule } = await mock.control('POST', '/capsule/file', wish)
  const before = mock.worldText()
  const png = Buffer.from(pngBytes()).toString('base64')
  const cases: [(lines: string[]) => string[], RegExp][] = [
    [part('clock', (clock) => ({ ...clock, now: '2026-02-31T00:00:00.000+09:00' })), /is not a valid date and time/],
    [part('faults', () => [{ fault: { match: { path: 'x' } }, chances: 0, fired: 0 }]), /line 4, faults\.0/],
    [
      part('stage', (stage) => ({ ...stage, phones: [{ ...stage.phones[0], route: '//evil.example' }] })),
      /line 5, stage\.phones.0.route: /,
    ],
    [part('screenshot', (shot) => ({ ...shot, content: '<svg>' })), /line 6, screenshot\.content: /],
    [part('exchange', (exchange) => ({ ...exchange, extra: 1 })), /line 7, exchange\.extra: /],
    [part('picture', (picture) => ({ ...picture, content: png })), /picture .*: its name does not match/],
    [
      part('picture', (picture) => ({ ...picture, content: Buffer.from('<svg/>').toString('base64') })),
      /picture .*: it is not a picture that can be stored/,
    ],
    [part('picture', (picture) => ({ ...picture, name: '../../etc/passwd' })), /no record of its world refers to it/],
    [(lines) => lines.toSpliced(-2, 1), /Failed to open the world of the capsule: .*checksum/],
  ]
  for (const [change, place] of cases) expect(await refusalOf(mock, rewritten(capsule, change))).toMatch(place)
  expect(await refusalOf(mock, capsule.replace('返信できない', '返信できる'))).toMatch(
    /its checksum does not match its content/,
  )
  const codeOf = async (text: string) => {
    const { status, body } = await mock.control('POST', '/capsule', text)
    return [status, body.code, body.detail]
  }
  expect(await codeOf('hello')).toEqual([422, 'foreign', 'it is not a capsule'])
  expect(await codeOf(capsule.slice(0, -200))).toEqual([422, 'cut', 'the end of the file is missing'])
  const newer = part('capsule', (head) => ({ ...head, version: capsuleVersion + 1 }))
  expect(await codeOf(rewritten(capsule, newer))).toMatchObject([422, 'newer', /newer version/])
  const inner = (change: object) =>
    forged(capsule, (lines) => lines.with(0, JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...change })))
  expect(await codeOf(inner({ version: 999 }))).toMatchObject([422, 'newer', /newer version/])
  expect(await codeOf(inner({ format: 'x' }))).toEqual([422, 'damaged', 'it is not a world file'])
  expect(mock.worldText()).toBe(before)
  expect(await loadsOf(mock)).toEqual([])
  expect((await mock.control('GET', '/capsule/opened')).body).toBeNull()
})

test('the latest exchanges travel along, as many as fit into five megabytes', async () => {
  const mock = await startMock({ members: 0 })
  for (let count = 0; count < 60; count += 1) await mock.get(`/api/account?n=${count}`)
  const { body } = await mock.control('GET', '/capsule')
  const exchanges = body.match(/^exchange .*$/gm) ?? []
  expect(exchanges).toHaveLength(60)
  expect(exchanges.at(-1)).toContain('n=59')
})

test('starts a server with a capsule: a workbench gets its phones, and undo restores the folder', async () => {
  const here = await startMock({ members: 5 })
  await here.advance('P3D')
  const { body: capsule } = await here.control('POST', '/capsule/file', wish)
  const path = join(here.dataDir, 'case.yoimachi')
  writeFileSync(path, capsule)
  const options = { port: 0, dataDir: join(here.dataDir, 'other'), members: 3 }
  const broken = join(here.dataDir, 'broken.yoimachi')
  writeFileSync(broken, capsule.slice(0, 500))
  for (const [wrong, why] of [
    [broken, 'the end of the file is missing'],
    [join(here.dataDir, 'gone.yoimachi'), 'ENOENT'],
  ] as const)
    await expect(startServer({ ...options, capsule: wrong })).rejects.toThrow(why)

  const server = await startServer({ ...options, capsule: path })
  onTestFinished(() => server.close())
  const control = async (method: string, place: string) =>
    (await fetch(`${server.url}/__control${place}`, { method })).json()
  const { store } = server.runtime
  expect(worldText(store.world, worldFormat)).toBe(worldOfCapsule(capsule))
  expect((await control('GET', '/stage')).whole.stage).toEqual(wish.stage)
  expect((await control('GET', '/capsule/opened')).note).toEqual(wish.note)
  await control('POST', '/history/undo')
  expect(worldText(store.world, worldFormat)).not.toBe(worldOfCapsule(capsule))
})
