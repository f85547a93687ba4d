import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { har } from '../../../mock-api/package/ctl/command.ts'
import { startYoimachi } from '../../../mock-api/package/main.ts'
import { contractCommand } from '../../../mock-api/tools/contract-check/command.ts'

// HTTP Archives with frames: out of a server, and back into the contract check.

let folder = ''
let recording = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-har-'))
  await using mock = await startYoimachi({ seed: 7, members: 20, now: '2026-11-20T12:00' })
  const login = await mock.as('woman')
  const headers = { ...login, 'content-type': 'application/json' }
  const socket = new WebSocket(
    `${mock.url.replace('http', 'ws')}/cable?${new URLSearchParams({ ...login }).toString()}`,
  )
  const frames: string[] = []
  const delivered = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      frames.push(data.toString())
      if (data.toString().includes('こんばんは')) resolve()
      if (data.toString().includes('confirm_subscription'))
        fetch(`${mock.url}/api/admin_messages`, { method: 'POST', headers, body }).catch(() => {})
    })
  })
  const body = JSON.stringify({ admin_message: { content: 'こんばんは' } })
  await once(socket, 'open')
  const identifier = JSON.stringify({ channel: 'AdminMessageChannel', uid: login.uid })
  socket.send(JSON.stringify({ command: 'subscribe', identifier }))
  await delivered
  await fetch(`${mock.url}/api/account`, { headers })
  await fetch(`${mock.url}/api/recommends?page=1&status=matching`, { headers })
  await mock.received('API-09', { atLeast: 1 })
  socket.terminate()
  const lines: string[] = []
  const streams = { print: (line: string) => lines.push(line), warn: () => {} }
  await har([], { ...streams, env: { YOIMACHI_URL: mock.url } })
  recording = lines.join('\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function check(text: string | Buffer, ...more: readonly string[]) {
  const path = join(folder, 'recording.har')
  writeFileSync(path, text)
  const [out, err]: [string[], string[]] = [[], []]
  const streams = { print: (line: string) => out.push(line), warn: (line: string) => err.push(line) }
  const rest = { env: {}, driftFile: join(folder, 'drift.json'), today: '2026-11-20' }
  const code = await contractCommand(['--har', path, ...more], { ...streams, ...rest })
  return { code, out, err }
}

test('what a server recorded keeps to the contract, calls and frames', async () => {
  const { code, out } = await check(recording)
  expect(out.filter((line) => line.startsWith('ok '))).toHaveLength(out.length - 1)
  expect(out.some((line) => / frame +in /.test(line))).toBe(true)
  expect(out.some((line) => / frame +out /.test(line))).toBe(true)
  expect(out.at(-1)).toMatch(/^\d+ as documented, 0 drift, 0 undocumented, 0 not checked$/)
  expect(code).toBe(0)
})

test('a field of another type in a response, and in a frame, is told with its place', async () => {
  const inCall = await check(recording.replace(String.raw`\"sex\":2`, String.raw`\"sex\":\"2\"`))
  expect([inCall.code, inCall.out.join('\n')]).toEqual([
    1,
    expect.stringMatching(/^drift .*\n +response\..*sex: expected/m),
  ])
  const inFrame = await check(recording.replaceAll(String.raw`\"sender\":1`, String.raw`\"sender\":3`))
  expect(inFrame.out.join('\n')).toMatch(/^drift +frame +out .*\n +frame\.message\.sender: expected/m)
})

test('the workbench lists a recording with verdicts and reasons, stores nothing, and leaves the world alone', async () => {
  await using mock = await startYoimachi({ seed: 7, members: 20, now: '2026-11-20T12:00' })
  interface Row {
    readonly kind: string
    readonly method: string
    readonly verdict: string
    readonly response: string
    readonly issues: readonly { readonly path: string }[]
    readonly requestHeaders: Readonly<Record<string, string>>
  }
  const control = async (path: string, body?: string) => {
    const response = await fetch(`${mock.url}/__control${path}`, body === undefined ? {} : { method: 'POST', body })
    return { status: response.status, body: (await response.json()) as { exchanges: Row[]; rows: unknown[] } }
  }
  const before = await control('/history')
  const drifted = recording.replace(String.raw`\"sex\":2`, String.raw`\"sex\":\"2\"`)
  const { status, body } = await control('/exchanges/recording', drifted)
  expect(status).toBe(200)
  expect(body.exchanges.filter(({ kind }) => kind === 'cable').map(({ method }) => method)).toContain('in')
  const drift = body.exchanges.filter(({ verdict }) => verdict === 'drift')
  expect(drift.flatMap(({ issues }) => issues.map(({ path }) => path)).join()).toContain('sex')
  expect(body.exchanges.every(({ requestHeaders }) => !/^[^•]/.test(requestHeaders['access-token'] ?? ''))).toBe(true)
  const noBody = { request: { method: 'GET', url: 'https://api.example.com/api/account' }, response: { status: 200 } }
  const unchecked = await control('/exchanges/recording', JSON.stringify({ log: { entries: [noBody] } }))
  expect(unchecked.body.exchanges).toMatchObject([
    { verdict: 'undocumented', response: expect.stringContaining('<not checked: ') as string },
  ])
  for (const text of ['no JSON', '{"log":{"entries":[{}]}}'])
    expect(await control('/exchanges/recording', text)).toMatchObject({
      status: 422,
      body: { code: 'foreign', detail: expect.stringContaining('it is not an HTTP Archive') as string },
    })
  expect(await control('/history')).toEqual(before)
  expect((await control('/exchanges/rows')).body.rows).toEqual([])
})

const entry = (url: string, text?: string, status = 200) => ({
  request: { method: 'GET', url },
  response: { status, content: text === undefined ? {} : { text } },
})
const archive = (...entries: object[]) => JSON.stringify({ log: { entries } })

test('an undocumented call fails, other requests are left out, and a missing body is not checked', async () => {
  expect((await check(archive(entry('https://api.example.com/api/no_such', '{}')))).code).toBe(1)
  const { code, out, err } = await check(
    archive(
      entry('https://api.example.com/assets/a.js', 'x'),
      entry('https://api.example.com/api/account'),
      entry('https://api.example.com/api/account', '{}', 413),
    ),
  )
  expect([code, out, err]).toEqual([
    0,
    [
      'not checked  API-09   GET    /api/account  (entry 2, the archive holds no response body)',
      'ok           API-09   GET    /api/account  (entry 3)',
      '1 as documented, 0 drift, 0 undocumented, 1 not checked',
    ],
    [],
  ])
})

test.each([
  ['no entry', [], 'It has no call to /api and no frame of /cable'],
  [
    'calls of another site',
    [entry('https://other.example/a.js', 'x')],
    'It has no call to /api and no frame of /cable',
  ],
  ['no response bodies', [entry('https://api.example.com/api/account')], 'Each entry says why above'],
])('refuses an archive with %s with code 2, because nothing can be checked', async (_, entries, why) => {
  const { code, out, err } = await check(archive(...entries))
  expect([code, out.at(-1), err]).toEqual([
    2,
    expect.stringMatching(/^0 as documented, 0 drift, 0 undocumented, \d not checked$/),
    [
      expect.stringMatching(
        `^Nothing in \\S+recording\\.har can be checked\\. ${why}\\. Save an archive of the app with its response bodies\\.$`,
      ),
    ],
  ])
})

test.each([
  ['no JSON', [], /^Failed to read \S+: it is not an HTTP Archive/],
  ['{"log":{"entries":[{}]}}', [], /log\.entries\.0\.request: it is not an HTTP Archive/],
  ['{}', ['--write'], /^--har stands alone/],
] as const)('refuses %j with one line and code 2', async (text, more, line) => {
  expect(await check(text, ...more)).toEqual({ code: 2, out: [], err: [expect.stringMatching(line)] })
})

test.each<[string, (text: string) => Buffer]>([
  ['with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['redirected into a file on Windows', (text) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`, 'utf16le')],
])('reads an archive %s', async (_, encode) => {
  expect(await check(encode(recording))).toEqual(await check(recording))
})

test('writes an archive that Firefox imports: with pages', () => {
  expect(recording).toMatch(/"pages": ?\[\]/)
})
