import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { arbitraryFrame, textOf } from '../../support/arbitrary-frame.ts'
import { openCable, type CableClient } from '../../support/cable-client.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { arbitraryRequest, inherited } from '../../support/open-api/arbitrary-request.ts'
import { OpenApiJudge } from '../../support/open-api/judge.ts'

/** Requests to each call: FUZZ_RUNS=270 makes more than 20,000 (R5 of docs/benchmarks.md). */
const runs = Number(process.env['FUZZ_RUNS'] ?? 4)

/** Sign-out and withdrawal. */
const ends = new Set(['API-03', 'API-71'])
/** Limit in ms of processor time, for the bench only, because limits of time in `npm test` fail on a slow machine. */
const longestMs = runs > 100 ? 50 : Number.POSITIVE_INFINITY

/** Calls after the fuzz, so that all frames leave the memory and are written. */
const callsAfter = 2_000

test(
  'C-5 R5 any request gets a documented, cheap response without a stack or path; a refusal changes nothing',
  async () => {
    const mock = await startMock()
    const judge = new OpenApiJudge((await mock.get('/openapi.json')).body)
    const lasting = [await mock.signIn('woman-premium'), await mock.signIn('man')]
    const { store } = mock.server.runtime
    // Calls that end the login or the membership get the next woman of the town.
    let next = 0
    const women = [...store.world.members.all()].filter(({ sex, confirmedAt }) => sex === 2 && confirmedAt)
    const expendable = () => mock.signIn(women[next++ % women.length]?.email ?? 'woman')
    let commits = 0
    store.committed.add((changes) => {
      commits += changes.length
    })
    const costs: number[] = []
    const statuses: Record<string, number> = {}

    async function send(call: string, address: string, init: RequestInit): Promise<void> {
      const before = commits
      // The server runs in this process; processor time shows the cost of a call on a busy machine too.
      const began = process.cpuUsage()
      const reply = await fetch(mock.server.url + address, init)
      const text = await reply.text()
      const { user, system } = process.cpuUsage(began)
      costs.push((user + system) / 1000)
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
      const { status, headers } = reply
      expect(status, text.slice(0, 500)).toBeLessThan(500)
      expect(text).not.toMatch(/\n\s+at |node_modules|\/mock-api\//)
      expect(judge.faultsOf(call, { status, headers, text }), `${status} ${text.slice(0, 500)}`).toEqual([])
      expect(status >= 400 ? commits - before : 0).toBe(0)
    }

    const uuids = [...store.world.pairings.all()].slice(0, 20).map(({ uuid }) => uuid)
    let cable: CableClient | undefined
    let frames = 0

    /** Sends frames and waits until the server has read them all: no call is made meanwhile. */
    async function sendFrames(seed: number): Promise<void> {
      const drawn = fc.sample(arbitraryFrame(uuids), { numRuns: 2 * runs, seed })
      if (cable?.socket.readyState !== WebSocket.OPEN)
        cable = await openCable(mock.server.url, await mock.signIn('woman-premium'))
      const began = process.cpuUsage()
      for (const frame of drawn) cable.socket.send(frame)
      const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: `last of ${seed}` })
      cable.command({ command: 'subscribe', identifier })
      await Promise.race([cable.next((frame) => frame['identifier'] === identifier), cable.closed()])
      const { user, system } = process.cpuUsage(began)
      frames += drawn.length
      expect((user + system) / 1000 / drawn.length, 'processor time of a frame').toBeLessThan(longestMs)
    }

    for (const [index, call] of [...judge.calls.values()].entries()) {
      if (!call.tags.includes('service')) continue
      await sendFrames(index + 1)
      // Before later exchanges replace those of the frames.
      if (index % 24 === 0) await readAll(mock)
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(call), fc.constantFrom(...lasting), async (request, usual) => {
          const { headers } = ends.has(call.operationId) ? await expendable() : usual
          const { address, init } = written(call.method, call.path, request, headers)
          const { length } = costs
          await send(call.operationId, address, init)
          // A collection of garbage or code that is compiled for the first time is no fault of the call: a slow one is slow
          // each time.
          for (let again = 0; again < 3 && (costs.at(-1) ?? 0) > longestMs; again += 1)
            await send(call.operationId, address, init)
          const least = Math.min(...costs.splice(length))
          expect(least, `${call.operationId}: processor time of ${textOf(request).slice(0, 500)}`).toBeLessThan(
            longestMs,
          )
          costs.push(least)
        }),
        { numRuns: runs, seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true },
      )
    }
    await readAll(mock)
    for (let made = 0; made < callsAfter; made += 1) expect((await mock.get('/api/account')).status).toBe(401)
    await readAll(mock)
    // oxlint-disable-next-line no-console -- the figures of R5
    if (runs > 100)
      console.log(`${costs.length} calls, ${frames} frames, longest ${Math.max(...costs).toFixed(1)} ms`, statuses)
  },
  Math.max(120_000, runs * 10_000),
)

/** Reads every control call, with the names of what objects inherit as the parts that are left open in its path. */
async function readAll(mock: Mock): Promise<void> {
  for (const { method, path } of controlEndpoints) {
    if (method !== 'GET') continue
    for (const name of path.includes(':') ? ['1', ...inherited] : ['']) {
      const reply = await fetch(mock.server.url + path.replaceAll(/:\w+/g, name))
      const text = await reply.text()
      expect(reply.status, `${path} ${name}: ${text.slice(0, 300)}`).toBeLessThan(500)
      // A throwing verdict is reported, because recording never fails.
      expect(text).not.toContain('check failed: ')
    }
  }
}

/** A request as a client of any kind may write it: fields in the query where there is no body, else as JSON. */
function written(method: string, path: string, request: unknown, headers: Readonly<Record<string, string>>) {
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = inQuery ? `?${new URLSearchParams(flat(request)).toString().slice(0, 6000)}` : ''
  const init: RequestInit = {
    method,
    headers: { ...headers, ...(!inQuery && { 'content-type': 'application/json' }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(!inQuery && { body: textOf(request) }),
  }
  return { address: path + query, init }
}

function flat(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['value', String(value)]]
  return Object.entries(value).map(([key, inner]) => [
    key,
    typeof inner === 'string' ? inner.replaceAll(/\p{Surrogate}/gu, '?') : textOf(inner),
  ])
}

test.each([
  ['malformed JSON', '{"user":', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['deep nesting', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, 'application/json'],
  ['a broken multipart body', '--x\r\nContent-Disposition: nonsense', 'multipart/form-data; boundary=x'],
  ['a body of another type', '<user/>', 'application/xml'],
])('C-5 D-93 %s is refused with 400', async (_, body, type) => {
  const mock = await startMock()
  const { headers } = await mock.signIn('woman')
  const reply = await fetch(`${mock.server.url}/api/user/update`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body,
  })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ success: false, msg: expect.stringMatching(/./) })
})

test('a body above the limit is 413 and changes nothing', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  const big = 'x'.repeat(600 * 1024)
  expect((await mock.post('/api/auth/sign_in', { email: big, password: 'x' })).status).toBe(413)
  const huge = 'x'.repeat(33 * 1024 * 1024)
  const woman = await mock.signIn('woman-new')
  const login = mock.worldText()
  expect((await woman.post('/api/age_conf/submit', { file: huge })).status).toBe(413)
  expect(mock.worldText()).toBe(login)
  expect(before).not.toBe(login)
})

test('C-8 the body of a DELETE has the limit of every other, and that of a GET is never read', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const big = { page: 'x'.repeat(600 * 1024) }
  expect((await woman.delete('/api/user/profile_img', big)).status).toBe(413)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const get = async (body = '') => {
    const headers = { ...woman.headers, 'content-length': body.length }
    const [response] = await once(request(`${mock.server.url}/api/account`, { agent, headers }).end(body), 'response')
    return [response.statusCode, await text(response)]
  }
  const plain = await get()
  expect(plain).toEqual([200, expect.stringContaining('"woman@yoimachi.example"')])
  expect(await get(JSON.stringify(big))).toEqual(plain)
  expect(await get()).toEqual(plain)
})
