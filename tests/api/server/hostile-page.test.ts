import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { localOrigins } from '../../../src/contract/rules/hosts.ts'
import { encodeRequest } from '../../../src/renderer/member/api/request-encoding.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { plainRequest } from '../../support/plain-request.ts'
import { sampleRequests } from '../../support/sample-requests.ts'

/** What a page of another site can make a browser send (R7 of docs/benchmarks.md); a browser sets these headers and no page can change them. */
const hostilePages: readonly (readonly [name: string, headers: Readonly<Record<string, string>>])[] = [
  ['a foreign Host (DNS rebinding)', { host: 'evil.example' }],
  ['a Host that only begins like ours', { host: '127.0.0.1.evil.example' }],
  ['a name below ours that is none of ours', { host: 'evil.yoimachi.localhost' }],
  ['a foreign Origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a null Origin (sandboxed frame)', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['a script tag', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
  ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
]

/** Valid bodies of control calls, because an empty one would be refused early. */
const controlBodies: Readonly<Record<string, object>> = {
  'POST /__control/clock': { advance: 'P1D' },
  'POST /__control/reset': { seed: 9 },
  'POST /__control/sessions': { persona: 'woman' },
  'POST /__control/history/name': { name: 'x' },
  'PUT /__control/variants': { hold: 'off' },
  'PUT /__control/faults': [{ match: { path: '/api/*' }, status: 500 }],
  'PUT /__control/backend': { mode: 'real', url: 'http://127.0.0.1:9' },
  'PUT /__control/operator/next-document': { birthDate: '2010-01-01', issuer: null },
  'POST /__control/operator/status': { member: 'woman', status: 1 },
  'POST /__control/operator/age-review': { member: 'woman-review', age_conf: 2 },
  'POST /__control/operator/message': { member: 'woman', content: 'x' },
  'POST /__control/operator/rank': { member: 'man', rank: 'S' },
}

interface Probe {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
}

/** Every documented call with a valid body, and every control call. */
function allProbes(): Probe[] {
  const calls = endpoints.map((endpoint) => {
    const { path, body } = encodeRequest(endpoint, sampleRequests[endpoint.id] ?? {})
    return { method: endpoint.method, path, body: typeof body === 'string' ? body : undefined }
  })
  const others = ['events', 'nothing'].map((name) => ({ method: 'GET', path: `/__control/${name}` }))
  const control = [...controlEndpoints, ...others].map(({ method, path }) => ({
    method,
    path: path.replace(/:\w+/g, '1'),
    body: method === 'GET' ? undefined : JSON.stringify(controlBodies[`${method} ${path}`] ?? {}),
  }))
  return [...calls, ...control]
}

const send = (mock: Mock, { method, path, body }: Probe, headers: Readonly<Record<string, string>>) =>
  plainRequest(mock.server.url, path, { method, headers, body })

test.each(hostilePages)(
  'R7 C-12 %s reads nothing and changes nothing, on any path',
  async (_, hostile) => {
    const mock = await startMock({ members: 10 })
    const { headers } = await mock.signIn('woman')
    const probes = allProbes()
    const before = mock.worldText()
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      for (const probe of probes) {
        // The worst case: the page knows the login of the member.
        const reply = await send(mock, probe, { ...headers, ...hostile, 'content-type': type })
        const label = `${probe.method} ${probe.path} as ${type}`
        expect(reply.status, label).toBe(403)
        expect(reply.text, label).toMatch(/^403 /)
        expect(reply.headers['access-control-allow-origin'], label).toBeUndefined()
      }
    }
    expect(mock.worldText()).toBe(before)
    expect(mock.server.runtime.clock.state.mode).toBe('frozen')
  },
  60_000,
)

test('R7 allows a preflight of a foreign page nothing', async () => {
  const mock = await startMock({ members: 0 })
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'access-token' }
  for (const path of ['/api/account', '/api/user/update', '/__control/reset']) {
    const preflight = { method: 'OPTIONS', path, body: undefined }
    const reply = await send(mock, preflight, { ...asked, origin: 'https://evil.example' })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect(reply.headers['access-control-allow-headers']).toBeUndefined()
  }
})

test.each([
  // Protocols B1: Rails answers a foreign page like a request without upgrade.
  ['a foreign Origin', { origin: 'https://evil.example' }, /404/],
  ['a null Origin', { origin: 'null' }, /404/],
  ['a foreign Host', { host: 'evil.example' }, /403/],
  ['a foreign Host and an Origin to match', { host: 'evil.example', origin: 'http://evil.example' }, /403/],
] as const)('R7 WS-01 a socket with %s is refused although the login is right', async (_, headers, refusal) => {
  const mock = await startMock({ members: 0 })
  const login = await mock.signIn('woman')
  const before = mock.worldText()
  const query = new URLSearchParams(login.headers).toString()
  const url = `ws://127.0.0.1:${mock.server.port}/cable?${query}`
  const socket = new WebSocket(url, ['actioncable-v1-json'], { headers })
  const [reason] = (await once(socket, 'error')) as [Error]
  expect(reason.message).toMatch(refusal)
  expect(mock.worldText()).toBe(before)
})

test('R7 pictures, pages and settings answer no foreign Host', async () => {
  const mock = await startMock({ members: 0 })
  for (const path of [
    '/',
    '/home',
    '/config.json',
    '/openapi.json',
    '/images/default.png',
    '/uploads/x.png',
    '/mock/three-d-secure/x',
  ]) {
    const reply = await send(mock, { method: 'GET', path, body: undefined }, { host: 'evil.example' })
    expect([path, reply.status, reply.text]).toEqual([path, 403, '403 Unknown host'])
  }
})

test('R7 no page of another site may frame a page of ours', async () => {
  const mock = await startMock({ members: 0 })
  const { workbench, phones } = localOrigins(mock.server.port)
  const policyAt = async (origin: string) => {
    const { host } = new URL(origin)
    const reply = await send(mock, { method: 'GET', path: '/', body: undefined }, { host })
    return String(reply.headers['content-security-policy'])
  }
  expect(await policyAt(workbench)).toContain("frame-ancestors 'none'")
  for (const phone of phones)
    expect(await policyAt(phone)).toMatch(new RegExp(`frame-ancestors 'self' ${workbench}(;|$)`))
})

test('R7 nothing listens beyond loopback', async () => {
  const mock = await startMock({ members: 0 })
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of outside) {
    const socket = connect({ host: address, port: mock.server.port, timeout: 2000 })
    const outcome = await Promise.race([
      once(socket, 'connect').then(() => 'connected'),
      once(socket, 'timeout').then(() => 'silence'),
    ]).catch(() => 'refused')
    socket.destroy()
    expect([address, outcome]).not.toEqual([address, 'connected'])
  }
  expect((await fetch(`http://127.0.0.1:${mock.server.port}/config.json`)).status).toBe(200)
})
