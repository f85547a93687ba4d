import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ctl } from '../../../mock-api/package/ctl/command.ts'
import { startYoimachi } from '../../../mock-api/package/main.ts'
import type { World, Yoimachi } from '../../../mock-api/package/types.ts'
import { makeTemporaryFolder } from '../../../mock-api/temporary-folder.ts'

// The functions of the package (docs/in-your-tests.md); tests/package runs them from the packed tarball.

let mock: Yoimachi
beforeAll(async () => {
  mock = await startYoimachi({ seed: 7, now: '2026-11-20T12:00', members: 20 })
})
afterAll(() => mock.close())
beforeEach(() => mock.reset({ now: '2026-11-20T12:00' }))

const call = async (world: World, path: string, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', ...(await world.as('woman')) }
  return fetch(world.url + path, { ...init, headers })
}

test('a login of a persona is three headers that a call can be made with', async () => {
  const login = await mock.as('woman')
  expect(Object.keys(login)).toEqual(['access-token', 'client', 'uid'])
  const response = await fetch(`${mock.url}/api/account`, { headers: { ...login } })
  expect(await response.json()).toMatchObject({ email: 'woman@yoimachi.example' })
})

test('stops the clock at `now`, jumps to edges, by durations and to instants, and runs it', async () => {
  expect(await mock.clock.now()).toBe('2026-11-20T12:00:00.000+09:00')
  expect(await mock.clock.jump('next-reset')).toBe('2026-11-21T03:00:00.000+09:00')
  expect(await mock.clock.jump('P1D')).toBe('2026-11-22T03:00:00.000+09:00')
  expect(await mock.clock.jump('2026-11-23T00:00')).toBe('2026-11-23T00:00:00.000+09:00')
  await expect(mock.clock.jump('2020-01-01')).rejects.toThrow(/that instant has passed/)
  await mock.clock.run(60)
  expect(await mock.control('GET', '/ready')).toMatchObject({ mode: 'running' })
  await mock.clock.freeze()
  expect(await mock.control('GET', '/ready')).toMatchObject({ mode: 'frozen' })
})

test('received calls are found by short name, address and id, and by status', async () => {
  const uuid = 'nobody'
  await call(mock, '/api/send_like', { method: 'POST', body: JSON.stringify({ uuid }) })
  const [received] = await mock.received('send-like', { atLeast: 1 })
  expect(received).toMatchObject({
    method: 'POST',
    path: '/api/send_like',
    status: 404,
    request: { uuid },
    fault: false,
  })
  for (const name of ['POST /api/send_like', 'API-43']) expect(await mock.received(name)).toEqual([received])
  expect(await mock.received('send-like', { status: 200 })).toEqual([])
  await expect(mock.received('send-likes')).rejects.toThrow('no such call is documented')
  await expect(mock.received('send-like', { atLeast: 2, timeoutMs: 1 })).rejects.toThrow(
    /2 calls of send-like within 1 ms/,
  )
})

test('calls that left the memory of a world for the disk are received too, and in its HTTP Archive', async () => {
  await using world = await mock.world({ members: 40 })
  await world.call('API-43', { as: 'woman', input: { uuid: 'nobody' }, status: 404 })
  const since = await world.mark()
  const latest = async () => (await world.control('GET', '/exchanges')) as { id: number; path: string }[]
  // The memory of a world beside the first holds half a megabyte; the oldest leave it when the server is idle.
  while ((await latest()).some(({ path }) => path === '/api/send_like')) {
    await Promise.all(Array.from({ length: 10 }, () => call(world, '/api/timeline')))
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  expect(await world.received('send-like', { times: 1 })).toMatchObject([{ status: 404, request: { uuid: 'nobody' } }])
  expect(await world.received('send-like', { since })).toEqual([])
  const { log } = (await world.har()) as { log: { entries: { request: { url: string } }[] } }
  expect(log.entries.filter(({ request }) => request.url.endsWith('/api/send_like'))).toHaveLength(1)
})

test('a call to an address with doubled slashes or an ending is received under its documented name', async () => {
  const since = await mock.mark()
  for (const path of ['//api/account', '/api/account/', '/api/account.json']) await call(mock, path)
  expect((await mock.received('account', { since })).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a mail address may have capitals and spaces', async () => {
  expect(await mock.member(' Woman@Yoimachi.example')).toMatchObject({ email: 'woman@yoimachi.example' })
  await call(mock, '/api/auth/password', {
    method: 'POST',
    body: JSON.stringify({ email: 'woman@yoimachi.example', redirect_url: `${mock.url}/a` }),
  })
  expect(await mock.outbox.latest({ to: 'WOMAN@yoimachi.example' })).toMatchObject({ to: 'woman@yoimachi.example' })
})

test('an exact number of calls is waited for, and one more is a failure', async () => {
  const since = await mock.mark()
  const send = () => call(mock, '/api/send_like', { method: 'POST', body: JSON.stringify({ uuid: 'nobody' }) })
  await send()
  expect(await mock.received('send-like', { since, status: 404, times: 1 })).toHaveLength(1)
  const received = mock.received('send-like', { since, times: 1 })
  await send()
  await expect(received).rejects.toThrow('Failed to see 1 call of send-like: there were 2.')
  await expect(mock.received('send-like', { since, times: 3, timeoutMs: 1 })).rejects.toThrow(/within 1 ms/)
})

test('the outbox hands out each mail once, and none of before', async () => {
  const to = 'woman@yoimachi.example'
  const ask = () =>
    call(mock, '/api/auth/password', {
      method: 'POST',
      body: JSON.stringify({ email: to, redirect_url: `${mock.url}/a` }),
    })
  await ask()
  const first = await mock.outbox.next({ to, subject: 'パスワード' })
  expect(first.links[0]?.address).toMatch(mock.url)
  await expect(mock.outbox.next({ to, timeoutMs: 1 })).rejects.toThrow(`a mail to ${to} within 1 ms`)
  await ask()
  expect((await mock.outbox.next()).id).toBeGreaterThan(first.id)
  await mock.reset()
  await expect(mock.outbox.next({ timeoutMs: 1 })).rejects.toThrow('a mail within 1 ms')
})

test('faults strike until they are cleared; a reset clears them too', async () => {
  await mock.faults.set({ match: { path: '/api/account' }, status: 503, times: 1 })
  expect([(await call(mock, '/api/account')).status, (await call(mock, '/api/account')).status]).toEqual([503, 200])
  expect(await mock.faults.list()).toMatchObject([{ fired: 1 }])
  await mock.reset()
  expect(await mock.faults.list()).toEqual([])
})

test('restores the world of a capsule', async () => {
  await call(mock, '/api/account')
  const file = await mock.capsule({ title: 'いいねが届かない' })
  await mock.clock.jump('P3D')
  await mock.openCapsule(file)
  expect(await mock.clock.now()).toBe('2026-11-20T12:00:00.000+09:00')
  expect(await mock.control('GET', '/capsule/opened')).toMatchObject({ note: { title: 'いいねが届かない' } })
})

test('the end removes the temporary folder, and may be asked for twice', async () => {
  const other = await startYoimachi({ members: 0 })
  const { folder } = (await other.control('GET', '/storage')) as { folder: string }
  expect(existsSync(folder)).toBe(true)
  await Promise.all([other.close(), other.close()])
  expect(existsSync(folder)).toBe(false)
  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
})

test('a wrong option is refused in one line, with the name of the option', async () => {
  await expect(startYoimachi({ members: -1 })).rejects.toThrow(
    /^members takes a whole number from 0 to 100000, not -1\.$/,
  )
  await expect(startYoimachi({ now: 'noon' })).rejects.toThrow(/^now takes an ISO 8601 instant/)
})

/** Runs `yoimachi ctl` against the mock of this file. */
async function run(...args: readonly string[]) {
  const [out, err, bytes]: [string[], string[], Uint8Array[]] = [[], [], []]
  const streams = {
    print: (line: string) => out.push(line),
    write: (piece: Uint8Array) => bytes.push(piece),
    warn: (line: string) => err.push(line),
  }
  const code = await ctl(args, { ...streams, env: { YOIMACHI_URL: mock.url } })
  return { code, out: out.join('\n'), err: err.join('\n'), bytes: Buffer.concat(bytes) }
}

test('ctl makes a control call by noun and verb and prints JSON', async () => {
  const moved = await run('clock', 'move', '--edge', 'next-reset')
  expect([moved.code, JSON.parse(moved.out)]).toEqual([
    0,
    expect.objectContaining({ now: '2026-11-21T03:00:00.000+09:00' }),
  ])
  const members = await run('members', 'list', '--email=man@yoimachi.example')
  expect(JSON.parse(members.out)).toMatchObject([{ sex: 1 }])
  const faults = await run('faults', 'replace', '--json', '[{"match":{"path":"/api/account"},"status":500}]')
  expect(JSON.parse(faults.out)).toMatchObject([{ status: 500 }])
})

test('ctl cuts long lists unless all of it is wanted', async () => {
  const [short, full] = [await run('personas', 'list'), await run('personas', 'list', '--full')]
  expect(JSON.parse(short.out)).toHaveLength(6)
  expect(JSON.parse(short.out)[5]).toMatch(/^… \d+ more; --full shows all$/)
  expect(JSON.parse(full.out).length).toBeGreaterThan(6)
})

test('ctl sends a file as it is, and writes one as it is', async () => {
  const folder = await makeTemporaryFolder('ctl')
  const picture = Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00, 0x0a])
  writeFileSync(join(folder, 'a.png'), picture)
  const saved = await run('beside-storylines', 'save', '--name', 'a.png', '--json', `@${join(folder, 'a.png')}`)
  expect(JSON.parse(saved.out)).toEqual({ file: 'files/a.png' })
  const { folder: dataDir } = (await mock.control('GET', '/storage')) as { folder: string }
  expect(readFileSync(join(dataDir, 'stories/files/a.png'))).toEqual(picture)
  await run('sample-document', 'submit', '--member', 'woman-new')
  const [document] = (await mock.control('GET', '/operator/documents')) as { id: number; picture: string }[]
  const shown = await run('document', 'show', '--id', String(document?.id))
  const sent = await fetch(`${mock.url}${document?.picture}`)
  expect(shown.bytes).toEqual(Buffer.from(await sent.arrayBuffer()))
  expect(shown.out).toBe('')
})

test.each([
  [2, ['capsule', 'import'], /^capsule import needs --json @FILE\.$/],
  [2, ['members', 'list', '--json', '{"email":"man"}'], /^members list takes no --json: it sends no body\./],
  [2, ['clock', 'move', '--to=2030-01-01', '--json', '{}'], /^clock move takes --json or --to, not both:/],
  [2, ['clock', 'read', '--url', 'localhost:3100'], /^--url takes an address such as http:.*, not localhost:3100\.$/],
  [2, ['clock', 'read', '--url', 'https://127.0.0.1'], /^--url takes an address such as http:.*, not https:/],
  [2, ['clock', 'read', '--world', '日本'], /^--world takes the name of a world, such as w1, not 日本\.$/],
  [1, ['clock', 'move', '--to', '2020-01-01'], /^Failed to move the clock: that instant has passed/],
  [2, ['clock', 'mov'], /^clock mov is no command\. clock takes: read, move\.$/],
  [2, [], /^Nothing is no command\. yoimachi ctl --help lists all\.$/],
  [2, ['moment', 'unname'], /^moment unname needs --id VALUE\.$/],
  [2, ['clock', 'move', 'next-reset'], /^next-reset is no field\. Write --field value\.$/],
  [
    3,
    ['clock', 'read', '--url', 'http://127.0.0.1:1'],
    /^Failed to reach http:\/\/127\.0\.0\.1:1: no server answers\./,
  ],
] as const)('ctl ends with code %i and one line for %j', async (code, args, line) => {
  const ended = await run(...args)
  expect(ended).toMatchObject({ code, out: '', err: expect.stringMatching(line) })
})

test('ctl says of a response that is cut off what failed, and not that no server answers', async () => {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/ready') === true) request.socket.destroy()
    else response.writeHead(200, { 'content-length': '100' }).write('{', () => request.socket.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ended = [await run('clock', 'read', '--url', url), await run('ready', 'read', '--url', url)]
  server.close()
  for (const { code, out, err } of ended) {
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(new RegExp(`^Failed to read the response of ${url}: .+\\. Try again\\.$`))
  }
})
