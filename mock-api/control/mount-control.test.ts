import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { controlEndpoints } from '../../src/contract/control/endpoints.ts'
import { type VariantName, variants } from '../../src/contract/enums/variants.ts'
import { reasonOf } from '../../src/contract/rules/file-reasons.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { EffectFailure } from '../engine/clock/effect.ts'
import { Listeners } from '../engine/listeners.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { CapsuleError } from '../tools/capsule/capsule-error.ts'
import { HandsetError } from '../tools/handset/handset.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { controlRoutes } from './control-routes.ts'
import { mountControl } from './mount-control.ts'

/** The control API over a world in memory; `events` is what an open workbench is told. */
function aControl() {
  // Hono reports what it answers with 500.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const world = aWorld()
  const [storage, handset, storylines, history] = [new Listeners(), new Listeners(), new Listeners(), new Listeners()]
  const [stage, added] = [new Listeners<[isNews: boolean]>(), new Listeners<[number]>()]
  const followed = vi.spyOn(storylines, 'add')
  const order: string[] = []
  const saved = vi.fn<() => Promise<void>>(async () => void order.push('saved'))
  const whenSaved = async (work: () => unknown) => {
    const result = await work()
    await saved()
    return result
  }
  const serve = vi.fn<typeof whenSaved>((work) => {
    order.push('due effects')
    return whenSaved(work)
  })
  const time = { serve, whenSaved, now: () => testNow }
  const during = vi.fn<(key: object, cause: object, work: () => unknown) => unknown>((_, __, work) => {
    order.push('act')
    return work()
  })
  const operation = { hasMoment: false }
  const operationOf = vi.fn<() => typeof operation | undefined>(() => operation)
  const runtime = {
    ...{ time, clock: { state: { mode: 'frozen' } }, checkResponses: true, reports: [], dataDir: '/data' },
    store: {
      ...{ world, saved, folder: { health: { changed: storage, check: () => undefined } } },
      transact: (rule: (of: World) => unknown) => rule(world),
    },
    history: {
      ...{ changed: history, stage: { changed: stage }, undo: async () => true },
      ...{ operations: { during, of: operationOf }, moments: { present: { id: 1 } } },
    },
    variant: (name: VariantName) => variants[name][0],
  }
  const backend = new Backend()
  const clear = vi.fn<() => void>()
  const remove = vi.fn<(name: string) => Promise<boolean>>(async (name) => name === 'w1')
  const dependencies = {
    ...{
      runtime,
      backend,
      site: { port: () => 3100, appOrigins: [] },
      exchanges: { added, latestCalls: () => [] },
    },
    ...{
      handset: { changed: handset, read: () => ({ odd: true }) },
      storylines: { changed: storylines },
      coverage: { clear },
      worlds: { remove },
      logError: () => {},
      ending: new Listeners(),
    },
  } as unknown as AppDependencies
  const app = new Hono()
  mountControl(app, dependencies)
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const response = await app.request(`http://127.0.0.1:3100/__control${path}`, { method, headers, ...sent })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers }
  }
  /** Opens the events of a workbench; returns those so far. */
  const listen = async () => {
    const abort = new AbortController()
    const { body } = await app.request('http://127.0.0.1:3100/__control/events', { signal: abort.signal })
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    return { next, stop: () => reader.cancel() }
  }
  const all = { storage, handset, storylines, followed, history, stage, added }
  return {
    remove,
    world,
    send,
    listen,
    order,
    time,
    saved,
    during,
    operation,
    operationOf,
    backend,
    runtime,
    clear,
    ...all,
  }
}

test('has a route for every control call of the contract', () => {
  expect(controlRoutes.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(
    controlEndpoints.map(({ id }) => id).toSorted(),
  )
  for (const { run } of controlRoutes) expect(run).toBeInstanceOf(Function)
})

test('runs due effects before a call and saves after it', async () => {
  const { send, order } = aControl()
  const { status, headers } = await send('GET', '/scenarios')
  expect([status, order]).toEqual([200, ['due effects', 'saved']])
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/json', 'no-store'])
})

test('runs no due effects on the way back, nor for calls of a real API', async () => {
  const { send, time } = aControl()
  await send('POST', '/history/undo', {})
  await send('GET', '/backend')
  expect(time.serve).not.toHaveBeenCalled()
})

test('refuses the mock while the real API is chosen, but not its own calls', async () => {
  const { send, backend } = aControl()
  backend.use('real', 'https://api.example.com')
  const refused = {
    status: 409,
    body: { code: 'real-api', error: expect.stringMatching(/^Failed to do that: the real API answers/) },
  }
  expect(await send('GET', '/scenarios')).toMatchObject(refused)
  expect(await send('GET', '/nothing')).toMatchObject({ status: 404, body: { code: 'unknown' } })
  expect(await send('GET', '/backend')).toMatchObject({ status: 200, body: { mode: 'real' } })
  backend.use('beside')
  expect((await send('GET', '/scenarios')).status).toBe(200)
})

test('knows no other call and serves no other page', async () => {
  const { send } = aControl()
  const error = expect.stringMatching(/^Failed to find \w+ \/__control\/\w+: there is no such control call\. See GET /)
  const unknown = { status: 404, body: { error, code: 'unknown' } }
  expect(await send('GET', '/nothing')).toMatchObject(unknown)
  expect(await send('DELETE', '/scenarios')).toMatchObject(unknown)
  expect((await send('GET', '/scenarios', undefined, { origin: 'https://evil.example' })).status).toBe(403)
})

test.each<[unknown, number, string]>([
  ['{', 400, 'Failed to read the body: it is not JSON. Send a JSON object.'],
  ['null', 422, 'Failed to read the body: it must be object. See GET /__control/openapi.json.'],
  [[1], 422, 'Failed to read the body: it must be object. See GET /__control/openapi.json.'],
  ['5', 422, 'Failed to read the body: it must be object. See GET /__control/openapi.json.'],
  [{ testPlan: 'x' }, 422, 'Failed to read the body: testPlan must be boolean. See GET /__control/openapi.json.'],
  [{ more: 1, most: 2 }, 422, 'Failed to read the body: more, most is unknown. See GET /__control/openapi.json.'],
])('refuses the body %j', async (body, status, error) => {
  const { send } = aControl()
  expect(await send('PUT', '/variants', body)).toMatchObject({ status, body: { error } })
})

test('reads a query, and names each of its faults', async () => {
  const { send } = aControl()
  const { status, body } = await send('GET', '/exchanges/search?text=&x=1')
  expect(status).toBe(422)
  expect(body.error).toMatch(/^Failed to read the query: text: .*\. See GET \/__control\/openapi\.json\.$/)
})

test('a change of the world is one act of the operator, of which workbenches are told', async () => {
  const { send, during, operation, world, listen } = aControl()
  const events = await listen()
  expect((await send('PUT', '/variants', { testPlan: true })).status).toBe(200)
  const cause = { kind: 'operator', subject: 'changeVariants', phone: null, memberId: null }
  expect(during.mock.calls.map(([, by]) => by)).toEqual([cause])
  expect([world.settings.get(1).testPlan, await events.next()]).toEqual([
    true,
    expect.stringContaining('event: variants'),
  ])
  operation.hasMoment = true
  await send('PUT', '/variants', ' ')
  expect(await events.next()).toContain('event: variants')
  expect(await events.next()).toContain('event: acted')
  await send('GET', '/scenarios')
  expect(during).toHaveBeenCalledTimes(2)
})

test('tells workbenches of exchanges, storage, storylines, phone, stage and history, until they leave', async () => {
  const { listen, added, storage, handset, storylines, history, stage } = aControl()
  const events = await listen()
  storage.notify()
  storylines.notify()
  handset.notify()
  for (const isNews of [false, true]) stage.notify(isNews)
  history.notify()
  added.notify(7)
  let text = ''
  while (!text.includes('event: exchange')) text += await events.next()
  expect(text.match(/event: \w+/g)).toEqual(
    ['storage', 'storylines', 'handset', 'stage', 'history', 'exchange'].map((name) => `event: ${name}`),
  )
  expect(text).toContain('data: 7')
  expect(text).toContain('event: storage\ndata: \n\n')
  await events.stop()
  expect(() => added.notify(8)).not.toThrow()
})

test('forgets a workbench that left', async () => {
  const { listen, added, followed } = aControl()
  const listened = vi.spyOn(added, 'add')
  // The stories belong to all worlds of a server: only a workbench follows them.
  expect(followed).not.toHaveBeenCalled()
  const events = await listen()
  const stops = [...listened.mock.results, ...followed.mock.results].map(({ value }) => value as () => boolean)
  expect(stops).toHaveLength(2)
  added.notify(7)
  await events.next()
  await events.stop()
  // Deletes the listeners, which are gone already.
  await vi.waitFor(() => expect(stops.map((stop) => stop())).toEqual([false, false]))
})

test('checks its own responses against the contract', async () => {
  const { send, runtime } = aControl()
  await expect(send('GET', '/handset')).resolves.toMatchObject({ status: 500 })
  runtime.checkResponses = false
  expect(await send('GET', '/handset')).toMatchObject({ status: 200, body: { odd: true } })
})

const lineThree = { line: 3, ...reasonOf('no-json') }

test.each<[Error, number, object]>([
  [new StoreError('full'), 409, { error: 'full', code: 'store' }],
  [
    new CapsuleError('It broke.', 'cut', lineThree),
    422,
    { code: 'cut', detail: 'line 3: it is not JSON', fileReason: lineThree },
  ],
  [new HandsetError('foreign-address', 'none'), 422, { error: 'none', code: 'foreign-address' }],
  [
    new EffectFailure({ at: testNow, kind: 'x', id: 1, rule: { kind: 'x', table: 'y' } }, 'z'),
    500,
    { code: 'time-rule' },
  ],
  [new Refusal('unknown', { msg: 'gone' }), 404, { error: 'gone', code: 'rule', msg: 'gone' }],
])('answers %s with its status and code', async (thrown, status, body) => {
  const { send, saved } = aControl()
  saved.mockRejectedValue(thrown)
  expect(await send('GET', '/scenarios')).toMatchObject({ status, body })
})

test('answers what a call refuses', async () => {
  const { send } = aControl()
  expect(await send('PUT', '/backend', { mode: 'real' })).toMatchObject({
    status: 422,
    body: { code: 'backend-address' },
  })
  expect(await send('POST', '/sessions', { persona: 'nobody' })).toMatchObject({
    status: 404,
    body: { error: expect.any(String) },
  })
})

test('leaves a defect to the server', async () => {
  const { send, saved } = aControl()
  saved.mockRejectedValue(new Error('It is broken.'))
  expect(await send('GET', '/scenarios')).toMatchObject({ status: 500, body: 'Internal Server Error' })
  expect(vi.mocked(console.error).mock.calls.map(([thrown]) => thrown)).toEqual([new Error('It is broken.')])
})

test('takes a file as it is', async () => {
  const { send } = aControl()
  expect(await send('POST', '/capsule', 'no capsule')).toMatchObject({ status: 422, body: { code: 'foreign' } })
})

test('an act of the operator is a moment of history, also one that is refused', async () => {
  const { send, during, operationOf } = aControl()
  operationOf.mockReturnValue(undefined)
  const { status, body } = await send('POST', '/operator/age-review', { member: '9', age_conf: 2 })
  expect([status, body.code]).toEqual([404, 'unknown-member'])
  expect(during.mock.calls.map(([, cause]) => cause)).toMatchObject([{ kind: 'operator', subject: 'reviewAge' }])
  expect((await send('GET', '/scenarios')).status).toBe(200)
})

test('announces a change of variants, and a world that is replaced', async () => {
  const { send, listen } = aControl()
  const events = await listen()
  await send('PUT', '/variants', {})
  expect(await events.next()).toContain('variants')
  expect((await send('POST', '/history/undo')).body).toMatchObject({ present: 1 })
  expect(await events.next()).toContain('event: world')
})

test('names all faults of a body by their places', async () => {
  const { send } = aControl()
  const { error } = (await send('POST', '/drift', { calls: { 'GET /api/x': { samples: 'x' } }, version: 2 })).body
  expect(error).toMatch(/calls\.GET \/api\/x\.samples must be \w+; .*version: /)
})

test('takes an empty body for none', async () => {
  const { send, world } = aControl()
  aWoman(world)
  aMan(world)
  expect((await send('PUT', '/variants')).status).toBe(200)
  expect(await send('DELETE', '/coverage')).toMatchObject({ status: 200 })
})
