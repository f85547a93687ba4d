import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint, Identity } from '../../../src/contract/wire/endpoint.ts'
import { callEndpoint } from '../../support/call-endpoint.ts'
import { startMock, type Caller, type Mock, type Reply } from '../../support/mock.ts'
import { sampleRequests } from '../../support/sample-requests.ts'

const guarded = endpoints.filter(({ access }) => access !== 'open')

/** Makes every call and expects the same refusal without changes to the world. */
async function expectAll(
  mock: Mock,
  list: readonly Endpoint[],
  caller: Caller | undefined,
  expected: (endpoint: Endpoint) => { status: number; reason?: string },
): Promise<void> {
  const before = mock.worldText()
  const answers: Record<string, unknown> = {}
  const wanted: Record<string, unknown> = {}
  for (const endpoint of list) {
    const reply = await callEndpoint(mock.server.url, endpoint, sampleRequests[endpoint.id], caller?.headers)
    const { status, reason } = expected(endpoint)
    answers[endpoint.id] = {
      status: reply.status,
      reason: reply.body.reason,
      fits: fitsRefusal(endpoint, reply),
    }
    wanted[endpoint.id] = { status, reason, fits: true }
  }
  expect(answers).toEqual(wanted)
  expect(mock.worldText()).toBe(before)
}

/** Whether a refusal has the body that the contract gives for its status. */
function fitsRefusal(endpoint: Endpoint, { status, body }: Reply): boolean {
  const schema = endpoint.refusals[status as keyof typeof endpoint.refusals]
  return schema !== undefined && z.safeParse(schema, body).success
}

test('D-17 D-50 an expired session serves no call', async () => {
  const mock = await startMock()
  const [woman, man] = [await mock.signIn('woman'), await mock.signIn('man')]
  await mock.advance('P14D')
  await expectAll(mock, guarded, woman, () => ({ status: 401 }))
  await expectAll(mock, guarded, man, () => ({ status: 401 }))
})

test('C-6 an unconfirmed mail serves nothing', async () => {
  const mock = await startMock()
  const unconfirmed = await mock.signIn('unconfirmed')
  await expectAll(mock, guarded, unconfirmed, () => ({ status: 401 }))
})

test('C-7 D-51 refuses another member as the caller with reason owner', async () => {
  const mock = await startMock()
  const people = { 1: await mock.signIn('man'), 2: await mock.signIn('woman-premium') }
  const stranger = mock.world.members.findBy('email', 'woman@yoimachi.example')
  if (!stranger) throw new Error('the persona woman is missing')
  const before = mock.worldText()
  const claims = endpoints.flatMap((endpoint) => endpoint.identity.map((identity) => ({ endpoint, identity })))
  expect(claims.length).toBeGreaterThan(15)
  for (const { endpoint, identity } of claims) {
    const caller = people[endpoint.sex ?? 2]
    const foreign = { uid: stranger.email, email: stranger.email, id: stranger.id, uuid: stranger.uuid }[identity.kind]
    const reply = await callEndpoint(mock.server.url, endpoint, withClaim(endpoint, identity, foreign), caller.headers)
    expect([endpoint.id, reply.status, reply.body.reason]).toEqual([endpoint.id, 403, 'owner'])
  }
  expect(mock.worldText()).toBe(before)
})

test('C-7 D-51 refuses a foreign identity where none is documented, and accepts the own one', async () => {
  const mock = await startMock()
  const me = await mock.signIn('woman')
  const own = mock.world.members.findBy('email', 'woman@yoimachi.example')
  const stranger = mock.world.members.findBy('email', 'man@yoimachi.example')
  if (!own || !stranger) throw new Error('a persona is missing')
  const before = mock.worldText()
  const account = async (query: string) => {
    const { status, body } = await me.get(`/api/account?${query}`)
    return [status, body.reason]
  }
  for (const [name, field] of [
    ['uid', 'email'],
    ['email', 'email'],
    ['user_id', 'id'],
    ['user[id]', 'id'],
    ['user[uid]', 'email'],
  ] as const) {
    expect(await account(`${name}=${stranger[field]}`), name).toEqual([403, 'owner'])
    expect(await account(`${name}=${own[field]}`), name).toEqual([200, undefined])
  }
  const bonus = await me.post('/api/login_bonus/create', { user_id: stranger.id })
  expect([bonus.status, bonus.body.reason]).toEqual([403, 'owner'])
  expect(mock.worldText()).toBe(before)
})

/** The sample request with one field set. */
function withClaim(endpoint: Endpoint, { at }: Identity, value: unknown): object {
  const request = structuredClone(sampleRequests[endpoint.id] ?? {}) as Record<string, unknown>
  const path = at.split('.')
  const place = path.slice(0, -1).reduce((inner, key) => (inner[key] ??= {}) as Record<string, unknown>, request)
  place[path.at(-1) as string] = value
  return request
}

test('C-5 answers for records of others as for unknown ones', async () => {
  const mock = await startMock()
  const { world } = mock
  const me = await mock.signIn('woman-premium')
  const meId = world.members.findBy('email', me.headers['uid'] ?? '')?.id
  const foreign = [...world.pairings.all()].find(
    ({ womanId, statusN }) => womanId !== meId && [1, 2, 4, 7].includes(statusN),
  )
  if (!foreign) throw new Error('the town has no pairing of others')
  const before = mock.worldText()
  const calls = [
    me.get(`/api/message?uuid=${foreign.uuid}`),
    me.post(`/api/recommends/read?recommend[uuid]=${foreign.uuid}`),
    me.post('/api/matching_status', { recommend: { id: foreign.id, status: 'ng' } }),
    me.post('/api/recommend/submit_reply', { recommend: { id: foreign.id, status: 'ok' } }),
    me.post('/api/recommend/noreplied', { recommend: { id: foreign.id } }),
    me.get(`/api/review?recommend_id=${foreign.id}`),
    me.get(`/api/myreviews?id=${foreign.id}`),
  ]
  const unknown = await me.get('/api/message?uuid=none')
  for (const reply of await Promise.all(calls)) {
    expect(reply.status).toBe(404)
    expect(Object.keys(reply.body as object)).toEqual(Object.keys(unknown.body as object))
  }
  expect(mock.worldText()).toBe(before)
})
