import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { checkBackend } from './check-backend.ts'

interface Answers {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly sockets?: boolean
  /** Calls after which the server cuts every connection. */
  readonly most?: number
}

/** A server that answers every call alike; counts the calls. */
async function aServer({ status = 401, headers = {}, sockets = false, most = Infinity }: Answers = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (asked.length > most) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"errors":["x"]}')
  })
  const origins: unknown[] = []
  if (sockets)
    new WebSocketServer({ server, path: '/base/cable', handleProtocols: (offered) => [...offered][0] ?? false }).on(
      'connection',
      (socket, { headers: { origin } }) => origins.push([origin, socket.protocol]),
    )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => end(server))
  return { asked, origins, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}

test('tells that a server responds, and how far its clock is from ours', async () => {
  const { origin, asked, origins } = await aServer({
    headers: { date: new Date(testNow).toUTCString() },
    sockets: true,
  })
  const check = await checkBackend(`${origin}/base/`, () => testNow + 60_000)
  expect(check).toMatchObject({ url: `${origin}/base/`, problem: null, sockets: true })
  expect([Math.abs((check.clockMs ?? 0) + 59_500 - check.durationMs / 2) <= 1, check.durationMs >= 0]).toEqual([
    true,
    true,
  ])
  expect(asked[0]).toBe('GET /base/api/account')
  expect(origins).toEqual([[origin, 'actioncable-v1-json']])
  expect(asked.some((call) => !/^(?:GET|POST|PUT|DELETE) \/base\/api\//.test(call))).toBe(false)
})

test('lists the checked calls with their drift, and none that was not checked', async () => {
  const { origin, asked } = await aServer({ status: 500 })
  const { calls, sockets, problem } = await checkBackend(origin, () => testNow)
  expect([problem, sockets]).toEqual([null, false])
  expect(calls.find(({ id }) => id === 'API-09')).toEqual({
    ...{ id: 'API-09', method: 'GET', path: '/api/account' },
    issues: [{ path: 'status', expected: '401', actual: '500' }],
  })
  // The first call asked whether it responds.
  expect(calls).toHaveLength(asked.filter((call) => !call.startsWith('GET /cable')).length - 1)
})

test('tells no distance of a clock that gives no date, and follows no redirect', async () => {
  const { origin, asked } = await aServer({ status: 302, headers: { location: '/elsewhere', date: 'today' } })
  expect((await checkBackend(origin, () => testNow)).clockMs).toBeNull()
  expect(asked).not.toContain('GET /elsewhere')
})

test('stops after twenty seconds, and names the calls that it has not reached', async () => {
  const { origin } = await aServer()
  const whole = await checkBackend(origin, () => testNow)
  expect([whole.calls.length > 10, whole.notReached]).toEqual([true, []])
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 500))
  const { calls, notReached, problem } = await checkBackend(origin, () => testNow)
  clock.mockRestore()
  expect([calls.length > 0, notReached.length > 0, problem]).toEqual([true, true, null])
  const named = ({ id, method, path }: (typeof notReached)[number]) => ({ id, method, path })
  expect([...calls.map(named), ...notReached]).toEqual(whole.calls.map(named))
})

test('tells that a server breaks off in the middle', async () => {
  const { origin } = await aServer({ most: 4 })
  const { problem, calls, sockets, notReached } = await checkBackend(origin, () => testNow)
  expect([problem, calls.length > 0, sockets, notReached.length > 0]).toEqual(['breaks-off', true, false, true])
})

test('tells that a server falls silent in the middle, and waits no longer for a call than for the first', async () => {
  const { origin } = await aServer()
  const waits = vi.spyOn(AbortSignal, 'timeout')
  const { fetch } = globalThis
  const asked = vi.spyOn(globalThis, 'fetch')
  expect((await checkBackend(origin, () => testNow)).problem).toBeNull()
  expect(new Set(waits.mock.calls.flat())).toEqual(new Set([5000]))
  asked.mockImplementationOnce(fetch).mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))
  expect((await checkBackend(origin, () => testNow)).problem).toBe('silent')
})

test('tells why a server does not respond', async () => {
  const problemAt = async (base: string) => {
    const { durationMs, notReached, ...check } = await checkBackend(base, () => testNow)
    expect([durationMs >= 0, notReached.length > 10]).toEqual([true, true])
    return check
  }
  const gone = createTcpServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
  await new Promise((resolve) => gone.close(resolve))
  expect(await problemAt(url)).toEqual({ url, problem: 'refused', clockMs: null, sockets: null, calls: [] })
  const closing = createTcpServer((socket) => void socket.destroy())
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void closing.close())
  expect((await problemAt(`http://127.0.0.1:${(closing.address() as AddressInfo).port}`)).problem).toBe('breaks-off')
})

test.each([
  ['ENOTFOUND', 'unknown-name'],
  ['EAI_AGAIN', 'unknown-name'],
  ['ECONNREFUSED', 'refused'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate'],
  ['ECONNRESET', 'breaks-off'],
])('reads the error %s as %s', async (code, problem) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(Object.assign(new TypeError('fetch failed'), { cause: { code } }))
  expect((await checkBackend('http://127.0.0.1:9', () => testNow)).problem).toBe(problem)
})

test('reads a timeout as silence, and anything else as a break', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  asked.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))
  expect((await checkBackend('http://127.0.0.1:9', () => testNow)).problem).toBe('silent')
  asked.mockRejectedValueOnce('odd')
  expect((await checkBackend('http://127.0.0.1:9', () => testNow)).problem).toBe('breaks-off')
})
