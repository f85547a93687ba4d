import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Finding, checkServer } from './check-server.ts'

interface Call {
  readonly line: string
  readonly type: string | undefined
  readonly token: string | undefined
  readonly body: string
}

type StubResponse = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>]

/** A server that answers by `METHOD /path` and keeps what it was asked. Every other call gets 401. */
async function aServer(responses: Readonly<Record<string, StubResponse>>) {
  const calls: Call[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const line = `${request.method} ${request.url}`
      const { 'content-type': type, 'access-token': token } = request.headers
      calls.push({ line, type, token: token as string | undefined, body: Buffer.concat(chunks).toString() })
      const [status, value, headers] = responses[line.split('?', 1)[0] ?? ''] ?? [401, { errors: ['x'] }]
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls }
}

async function findingsOf(check: AsyncGenerator<Finding>): Promise<Finding[]> {
  const findings = []
  for await (const finding of check) findings.push(finding)
  return findings
}

const login = { email: 'a@yoimachi.example', password: 'yoimachi123' }
const session = { 'access-token': 't1', client: 'c', uid: login.email }
const opens = { 'POST /api/auth/sign_in': [200, { data: {} }, session] } as const

test('without --write no call is made that writes', async () => {
  const { base, calls } = await aServer(opens)
  const findings = await findingsOf(checkServer({ base, logins: [], write: false }))
  const left = findings.filter(({ outcome }) => outcome === 'not checked')
  const made = findings.filter(({ outcome }) => outcome !== 'not checked')
  expect(made.filter(({ endpoint }) => !endpoint.readOnly)).toEqual([])
  expect(made.length).toBe(calls.length)
  expect(left.length).toBeGreaterThan(20)
  for (const { endpoint, reason, issues } of left) {
    expect(endpoint.readOnly, endpoint.id).toBe(false)
    expect([reason, issues]).toEqual(['it writes; give --write', []])
  }
})

test('with --write, calls that mail or change accounts are left out, and the rest expects 401', async () => {
  const { base } = await aServer({ 'GET /api/account': [200, {}] })
  const findings = await findingsOf(checkServer({ base, logins: [], write: true }))
  const left = findings.filter(({ outcome }) => outcome === 'not checked')
  expect(left.map(({ endpoint }) => endpoint.id)).toContain('API-01')
  expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set(['it mails, or changes accounts']))
  const account = findings.find(({ endpoint }) => endpoint.id === 'API-09')
  expect(account).toMatchObject({
    as: 'no login',
    outcome: 'drift',
    status: 200,
    issues: [{ path: 'status', expected: '401', actual: '200' }],
  })
})

test('a login reads its account and lists first, sends the newest token and logs out last', async () => {
  const rows = [{ id: 5, uuid: 'u5', status_n: 1, partner_user_id: 9 }]
  const { base, calls } = await aServer({
    ...opens,
    // A blank token keeps the one before.
    'GET /api/account': [200, { sex: 2, uuid: 'me' }, { 'access-token': ' ' }],
    'GET /api/recommends': [200, { rec: rows }, { 'access-token': 't2' }],
  })
  const findings = await findingsOf(checkServer({ base, logins: [login], write: false }))
  const own = calls.slice(calls.findIndex(({ line }) => line === 'POST /api/auth/sign_in'))
  expect(own[0]).toMatchObject({ type: 'application/json', body: JSON.stringify(login) })
  const lines = own.map(({ line }) => line)
  expect(lines.slice(1, 4)).toEqual(['GET /api/account', 'GET /api/recommends', 'GET /api/notice_list'])
  expect(lines.at(-1)).toBe('DELETE /api/auth/sign_out')
  expect(own.map(({ token }) => token).slice(0, 4)).toEqual([undefined, 't1', 't1', 't2'])
  expect(own.find(({ line }) => line.startsWith('GET /api/account'))?.type).toBeUndefined()
  // A woman's login makes no call of men, and a conversation is opened with what the list gave.
  expect(findings.filter(({ as, endpoint }) => as === login.email && endpoint.sex === 1)).toEqual([])
  expect(lines.filter((line) => line.includes('uuid=u5'))).not.toEqual([])
  const unknown = findings.find(({ as, endpoint }) => as === login.email && endpoint.id === 'API-22')
  expect(unknown).toMatchObject({ outcome: 'not checked', issues: [], reason: 'nothing to ask for was found' })
})

test('a login with --write reads first, and makes no call that mails, changes accounts or ends it early', async () => {
  const { base } = await aServer({ ...opens, 'GET /api/account': [200, { sex: 1, uuid: 'me' }] })
  const findings = await findingsOf(checkServer({ base, logins: [login], write: true }))
  const made = findings.filter(({ as, outcome }) => as === login.email && outcome !== 'not checked').slice(1, -1)
  const isReading = made.map(({ endpoint }) => endpoint.readOnly)
  expect(isReading.toSorted((a, b) => Number(b) - Number(a))).toEqual(isReading)
  expect(new Set(isReading)).toEqual(new Set([true, false]))
  expect(new Set(made.map(({ endpoint }) => endpoint)).size).toBe(made.length)
  const barred = ['API-01', 'API-02', 'API-03', 'API-04', 'API-05', 'IMP-28b', 'API-06', 'IMP-04']
  expect(made.filter(({ endpoint }) => barred.includes(endpoint.id))).toEqual([])
})

test('says which login a server refuses', async () => {
  const { base } = await aServer({ 'POST /api/auth/sign_in': [401, { errors: ['x'] }] })
  await expect(findingsOf(checkServer({ base, logins: [login], write: false }))).rejects.toThrow(
    'Failed to log in as a@yoimachi.example: status 401. Check CONTRACT_LOGINS.',
  )
})
