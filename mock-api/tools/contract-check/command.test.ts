import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { contractCommand } from './command.ts'

/** Runs the command in a folder of its own. */
async function aCommand() {
  const dir = await aFolder()
  const driftFile = join(dir, 'drift.json')
  const run = async (args: readonly string[], logins?: string) => {
    const [printed, warned]: [string[], string[]] = [[], []]
    const code = await contractCommand(args, {
      ...{ env: { CONTRACT_LOGINS: logins }, driftFile, today: '2026-11-20' },
      print: (line) => void printed.push(line),
      warn: (line) => void warned.push(line),
    })
    return { code, printed, warned }
  }
  return { dir, driftFile, run }
}

/** A server that refuses every call with this status; counts the calls. */
async function aServer(status = 401, body = '{"errors":["x"]}') {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const allowed =
  'Allowed: --har FILE alone; or --base URL, --write, --drift FILE, --record, ' +
  'with logins in CONTRACT_LOGINS="email:password email:password".'

test.each([
  [[], '', /^--base is missing\. Allowed: /],
  [['--base', 'x'], '', /^--base takes an http or https address, not x\.$/],
  [['--base', 'ftp://x'], '', /^--base takes an http or https address, not ftp:\/\/x\.$/],
  [['--base', 'xhttp://x'], '', /^--base takes an http or https address, not xhttp:\/\/x\.$/],
  [['--base', 'httpx://x'], '', /^--base takes an http or https address, not httpx:\/\/x\.$/],
  [['--har', 'x', '--write'], '', /^--har stands alone\. Allowed: /],
  [['--more'], '', /^Unknown option '--more'.*Allowed: /],
  [['--base', 'http://x'], 'login', /^CONTRACT_LOGINS takes email:password, several with spaces between\.$/],
  [['--base', 'http://x'], 'a:b c:', /^CONTRACT_LOGINS takes email:password/],
  [['--base', 'http://x'], ':b', /^CONTRACT_LOGINS takes email:password/],
])('refuses the options %j with one line', async (args, logins, why) => {
  const { run } = await aCommand()
  const { code, printed, warned } = await run(args, logins)
  expect([code, printed, warned.length]).toEqual([2, [], 1])
  expect(warned[0]).toMatch(why)
  const rest = /Allowed: .*$/.exec(warned[0] ?? '')?.[0]
  expect([undefined, allowed]).toContain(rest)
})

test('refuses a ledger that is none or cannot be read', async () => {
  const { driftFile, dir, run } = await aCommand()
  writeFileSync(driftFile, '{"calls":{},"version":2}')
  const { code, warned } = await run(['--base', 'http://127.0.0.1:9'])
  expect([code, warned]).toEqual([
    2,
    [
      expect.stringMatching(
        /drift\.json: it is no drift ledger \(version: .*\)\. Repair it, or name another file with --drift\.$/,
      ),
    ],
  ])
  const unread = await run(['--base', 'http://127.0.0.1:9', '--drift', dir])
  expect([unread.code, unread.warned]).toEqual([
    2,
    [expect.stringMatching(/^Failed to read \S+: EISDIR.*\. Name another file with --drift\.$/)],
  ])
})

test('ends with 3 when the server does not respond', async () => {
  const { run } = await aCommand()
  const { code, warned } = await run(['--base', 'http://127.0.0.1:9'])
  expect([code, warned]).toEqual([
    3,
    ['Failed to check http://127.0.0.1:9: bad port. Check the address, and whether the server runs.'],
  ])
})

test('checks the refusals of reading calls without a login', async () => {
  const { run, dir } = await aCommand()
  const { base, asked } = await aServer()
  const { code, printed } = await run(['--base', `${base}/`])
  const reading = endpoints.filter(({ readOnly, access }) => readOnly && access !== 'open')
  for (const { method, path } of reading) expect(asked).toContain(`${method} ${path}`)
  const writing = endpoints.filter(({ readOnly, access }) => !readOnly && access !== 'open')
  for (const { method, path } of writing) expect(asked).not.toContain(`${method} ${path}`)
  expect(printed).toContain('ok          API-09   GET    /api/account  (no login, 401)')
  expect(
    printed.some((line) => /^not checked \S+ +POST +\S+ {2}\(no login\): it writes; give --write$/.test(line)),
  ).toBe(true)
  expect(printed.at(-2)).toMatch(/^\d+ as documented, \d+ drift, \d+ not checked$/)
  expect(printed.at(-1)).toMatch(/^Without a login only refusals can be checked\. Allowed: /)
  expect([code === 0 || code === 1, readdirSync(dir)]).toEqual([true, []])
})

test('makes writing calls only if asked to', async () => {
  const { run } = await aCommand()
  const { base, asked } = await aServer()
  await run(['--base', base, '--write'])
  expect(asked).toContain('POST /api/send_like')
  expect(asked.filter((call) => call === 'POST /api/auth')).toEqual([])
})

test('prints drift with its places, records it, and fails until it is reviewed', async () => {
  const { run, driftFile } = await aCommand()
  const { base } = await aServer(500, 'x')
  const found = await run(['--base', base, '--record'])
  expect(found.code).toBe(1)
  expect(found.printed).toContain('drift       API-09   GET    /api/account  (no login, 500)')
  expect(found.printed).toContain('            status: expected 401, got 500')
  expect(found.printed.at(-1)).toBe(`written: ${driftFile}`)
  const ledger = JSON.parse(readFileSync(driftFile, 'utf8')) as {
    calls: Record<string, { drifts: { note: string | null }[] }>
  }
  expect(ledger.calls['GET /api/account']).toMatchObject({
    samples: 1,
    drifts: [{ place: 'status.500', first: '2026-11-20' }],
  })
  for (const { drifts } of Object.values(ledger.calls)) for (const drift of drifts) drift.note = 'known'
  writeFileSync(driftFile, JSON.stringify(ledger))
  const again = await run(['--base', base])
  expect(again.code).toBe(0)
  expect(again.printed).toContain('reviewed    API-09   GET    /api/account  (no login, 500)')
  expect(again.printed.at(-2)).toMatch(/^0 as documented, \d+ reviewed drift, 0 drift, \d+ not checked$/)
})

test('tells that the ledger cannot be written and leaves nothing behind', async () => {
  const { run, dir } = await aCommand()
  const { base } = await aServer()
  const { code, warned } = await run(['--base', base, '--record', '--drift', join(dir, 'gone', 'x.json')])
  expect([code, warned]).toEqual([
    2,
    [expect.stringMatching(/^Failed to write \S+x\.json: ENOENT.*\. Name another file with --drift\.$/)],
  ])
  expect(readdirSync(dir)).toEqual([])
})

test('fails when a login is refused', async () => {
  const { run } = await aCommand()
  const { base } = await aServer()
  const { code, warned } = await run(['--base', base], ' a@b:c:d  e@f:g ')
  expect([code, warned]).toEqual([
    2,
    [`Failed to check ${base}: Failed to log in as a@b: status 401. Check CONTRACT_LOGINS.`],
  ])
})

test('checks a recording alone', async () => {
  const { run, dir } = await aCommand()
  const har = join(dir, 'x.har')
  const entry = (path: string, status: number, text?: string) => ({
    request: { method: 'GET', url: `http://x${path}` },
    response: { status, content: { text } },
  })
  writeFileSync(
    har,
    JSON.stringify({
      log: {
        entries: [entry('/api/account', 418, '{}'), entry('/api/nothing', 200, '{}'), entry('/api/account', 304)],
      },
    }),
  )
  const { code, printed } = await run(['--har', har])
  expect([
    code,
    printed[0],
    printed[1]?.startsWith('             status: expected 200, '),
    ...printed.slice(2),
  ]).toEqual([
    1,
    'drift        API-09   GET    /api/account  (entry 1)',
    true,
    'undocumented -        GET    /api/nothing  (entry 2)',
    'not checked  API-09   GET    /api/account  (entry 3, not modified)',
    '0 as documented, 1 drift, 1 undocumented, 1 not checked',
  ])
  writeFileSync(har, JSON.stringify({ log: { entries: [entry('/api/account', 413, '{}')] } }))
  expect(await run(['--har', har])).toMatchObject({ code: 0, warned: [] })
  mkdirSync(join(dir, 'folder'))
  for (const [file, why] of [
    [join(dir, 'folder'), 'EISDIR'],
    [join(dir, 'drift.json'), 'ENOENT'],
  ] as const) {
    const unread = await run(['--har', file])
    expect([unread.code, unread.warned]).toEqual([
      2,
      [expect.stringMatching(`^Failed to read .*: ${why}.* Name an HTTP Archive that a browser saved\\.$`)],
    ])
  }
})
