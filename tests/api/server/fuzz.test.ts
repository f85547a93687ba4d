import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { RefusalStatus } from '../../../src/contract/wire/endpoint.ts'
import { startMock } from '../../support/mock.ts'
import { sampleRequests } from '../../support/sample-requests.ts'

/** More with FUZZ_RUNS, for a long soak. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 4)

/** Sign-out and withdrawal. */
const ends = new Set(['API-03', 'API-71'])

/** Values that break careless servers. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    '',
    '\0',
    '\uD800',
    '💕'.repeat(300),
    'x'.repeat(200_000),
    '../../../etc/passwd',
    '%00%2e%2e%2f',
    "' OR 1=1 --",
    -1,
    1e308,
    2 ** 53,
    0.1,
    '９９',
    { length: 1e9 },
    [[[[[[]]]]]],
  ),
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
)

/** A sample request with some fields replaced, dropped or added, anywhere in it. */
function mutated(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(sample) }, nasty)
  const fields = Object.entries(sample).map(([key, value]) =>
    fc.option(mutated(value), { freq: 6, nil: undefined }).map((changed) => [key, changed] as const),
  )
  const extra = fc.constantFrom<readonly (readonly [string, unknown])[]>(
    [],
    [['__proto__', { admin: true }]],
    [
      ['constructor', 1],
      ['id', 1],
      ['paid', true],
    ],
  )
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(fc.tuple(...fields), extra).map(([own, more]) => fromEntries([...own, ...more])),
    },
    { weight: 1, arbitrary: nasty },
  )
}

/** As Object.fromEntries, but `__proto__` becomes a field of its own, as in JSON. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const result = {}
  for (const [key, value] of entries)
    Object.defineProperty(result, key, { value, enumerable: true, configurable: true })
  return result
}

/** JSON of anything; what JSON cannot say (bigint, cycles) is left out. */
function textOf(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? ''
    )
  } catch {
    return '{'
  }
}

test(
  'C-5 whatever a call is sent: no status of 500 or more, no stack or path in the answer, refusals change nothing',
  async () => {
    const mock = await startMock()
    const callers = [await mock.signIn('woman-premium'), await mock.signIn('man')]
    const { store } = mock.server.runtime
    // Calls that end the login or the membership get the next woman of the town.
    let next = 0
    const women = [...store.world.members.all()].filter(({ sex, confirmedAt }) => sex === 2 && confirmedAt)
    const expendable = () => mock.signIn(women[next++ % women.length]?.email ?? 'woman')
    let commits = 0
    store.onCommit((changes) => {
      commits += changes.length
    })
    for (const endpoint of endpoints) {
      await fc.assert(
        fc.asyncProperty(
          mutated(sampleRequests[endpoint.id] ?? {}),
          fc.constantFrom(...callers),
          async (request, lasting) => {
            const caller = ends.has(endpoint.id) ? await expendable() : lasting
            const text = textOf(request)
            const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
            const query = inQuery ? `?${new URLSearchParams(flat(request)).toString().slice(0, 6000)}` : ''
            const body = inQuery ? {} : { body: text }
            const before = commits
            const began = process.cpuUsage()
            const reply = await fetch(mock.server.url + endpoint.path + query, {
              method: endpoint.method,
              headers: { ...caller.headers, ...(!inQuery && { 'content-type': 'application/json' }) },
              redirect: 'manual',
              signal: AbortSignal.timeout(30_000),
              ...body,
            })
            const answer = await reply.text()
            expect(
              reply.status,
              `${endpoint.id} ${text.slice(0, 500)} → ${answer.slice(0, 500)}`,
            ).toBeLessThan(500)
            expect(answer).not.toMatch(/\n\s+at |node_modules|\/mock-api\//)
            const documented =
              reply.status === 200 ? endpoint.response : endpoint.refusals[reply.status as RefusalStatus]
            const isJson = reply.headers.get('content-type')?.startsWith('application/json')
            const asDocumented = !isJson || documented?.safeParse(JSON.parse(answer)).success === true
            expect(asDocumented, `${endpoint.id} ${reply.status} ${answer.slice(0, 500)}`).toBe(true)
            // R5: the server runs in this process; its own time tells a hang whatever else the machine does.
            expect(process.cpuUsage(began).user / 1000, `${endpoint.id} ${text.slice(0, 500)}`).toBeLessThan(
              1000,
            )
            expect(reply.status >= 400 ? commits - before : 0, endpoint.id).toBe(0)
          },
        ),
        { numRuns: runs, seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true },
      )
    }
  },
  Math.max(120_000, runs * 10_000),
)

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
