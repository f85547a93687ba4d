import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { aContext, testNow } from '../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { openLogin } from '../features/auth/session.ts'
import { isPresent } from '../features/member/member.ts'
import { defineOpenRoute, definePreparedRoute, RouteResponse } from '../http/define-route.ts'
import type { ApiRequest } from '../http/request.ts'
import type { Runtime } from '../runtime.ts'
import type { Member } from '../world/records/member.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { checkAccess, servedSession } from './access.ts'
import { handleCall } from './handle-call.ts'

const anEndpoint = (more: Partial<Endpoint> = {}): Endpoint => ({
  ...{ id: 'API-0', method: 'POST', path: '/api/x', summary: '', access: 'login', evenIfBarred: false },
  ...{ identity: [], headerFields: [], place: 'json', refusals: {}, readOnly: false },
  ...{ request: z.looseObject({}), response: z.object({ done: z.boolean() }) },
  ...more,
})

const members = () => {
  const world = aWorld()
  return {
    ...{ woman: aWoman(world), man: aMan(world), unpaid: aMan(world, { paid: false }) },
    ...{ unchecked: aWoman(world, { ageConf: 0 }), uncheckedMan: aMan(world, { ageConf: 0, paid: false }) },
    ...{ minor: aWoman(world, { ageConf: 3 }), older: aWoman(world, { ageConf: 4 }) },
    gone: aWoman(world, { activeStatus: 'inactive' }),
  }
}

test('C-6 a minor and an inactive member are barred, and have a session only where a call says so', () => {
  const { woman, unchecked, minor, older, gone } = members()
  expect([woman, unchecked, minor, older, gone].map(isPresent)).toEqual([true, true, false, false, false])
  const [session, barred] = [{ member: woman }, { member: minor }]
  expect([servedSession(anEndpoint(), session), servedSession(anEndpoint(), undefined)]).toEqual([session, undefined])
  expect(servedSession(anEndpoint(), barred)).toBeUndefined()
  expect(servedSession(anEndpoint({ evenIfBarred: true }), barred)).toBe(barred)
})

test.each<[string, Partial<Endpoint>, keyof ReturnType<typeof members> | undefined, string | undefined]>([
  ['an open call nobody', { access: 'open' }, undefined, undefined],
  ['a call of members nobody', {}, undefined, 'unauthenticated'],
  ['a call of members any of them', {}, 'unchecked', undefined],
  ['a call of women a man', { sex: 2 }, 'man', 'sex'],
  ['a call of women a woman', { sex: 2 }, 'woman', undefined],
  ['a call of verified members a verified woman', { access: 'verified' }, 'woman', undefined],
  ['a call of verified members an unverified woman', { access: 'verified' }, 'unchecked', 'age'],
  ['a call of verified members a paid man', { access: 'verified' }, 'man', undefined],
  ['a call of verified members an unpaid man', { access: 'verified' }, 'unpaid', 'payment'],
  ['a call of verified members an unverified man', { access: 'verified' }, 'uncheckedMan', 'age'],
  ['an empty list an unverified woman', { access: 'verified-or-empty' }, 'unchecked', undefined],
])('C-6 serves or refuses %s', (_, endpoint, name, code) => {
  let refused: unknown
  try {
    checkAccess(anEndpoint(endpoint), name && { member: members()[name] })
  } catch (cause) {
    refused = cause
  }
  expect((refused as Refusal | undefined)?.code).toBe(code)
})

interface Sent {
  readonly params?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly endpoint?: Partial<Endpoint>
  /** Whether the login goes into the query instead of the headers. */
  readonly login?: 'headers' | 'query' | 'bearer' | 'none'
  readonly run?: (call: Given) => unknown
  readonly prepare?: () => Promise<unknown>
}

interface Given {
  readonly world: World
  readonly me: Member | undefined
  readonly input: Record<string, unknown>
  readonly appOrigin: string
  readonly apiOrigin: string
  readonly navigation: boolean
  readonly prepared: unknown
}

const url = 'http://a.yoimachi.localhost:3100/api/x'

/** A member with a login, and the calls made with it. */
function aCaller(rotates: 'on' | 'off' = 'off') {
  const world = aWorld()
  const me = aWoman(world)
  const other = aMan(world)
  const { login, token } = openLogin(world, me.id, aContext())
  const values = { uid: me.email, client: login.client, 'access-token': token }
  const during = vi.fn<(call: object, cause: object, work: () => unknown) => unknown>((_, __, work) => work())
  const runtime = {
    ...{
      store: { world, transact: (rule: (of: World) => unknown) => rule(world) },
      history: { operations: { during } },
    },
    ...{
      context: () => aContext({ now: testNow + 60_000 }),
      variant: (name: string) => (name === 'rotateTokens' ? rotates : 'other'),
      checkResponses: true,
    },
    ...{ port: () => 3100, isOwnAddress: () => true, files: {}, readAhead: {}, formerLogins: new Set() },
    appOriginOf: (origin: string | undefined, address: string) => origin ?? new URL(address).origin,
  } as unknown as Runtime
  const bearer = `Bearer ${Buffer.from(JSON.stringify(values)).toString('base64')}`
  const send = async ({ params = {}, headers = {}, endpoint, login: where = 'headers', run, prepare }: Sent = {}) => {
    const query = where === 'query' ? `?${new URLSearchParams(values)}` : ''
    const own = { headers: values, query: {}, bearer: { authorization: bearer }, none: {} }[where]
    const call = {
      ...{
        method: 'POST',
        url: url + query,
        headers: { host: 'a.yoimachi.localhost:3100', ...own, ...headers },
        path: '/api/x',
      },
      body: Buffer.from(JSON.stringify(params)),
    } as unknown as ApiRequest
    const rule = (given: object) => (run ? run(given as Given) : { done: true })
    const route = prepare
      ? definePreparedRoute(anEndpoint(endpoint), prepare, rule)
      : defineOpenRoute(anEndpoint(endpoint), rule)
    const { status, headers: sent, body } = await handleCall(call, route, runtime)
    return { call, status, headers: sent, body: JSON.parse(String(body)) as unknown }
  }
  return { world, me, other, login, token, values, during, runtime, bearer, send }
}

test('API-02 answers a member with the login repeated, as headers of their own and as one', async () => {
  const { send, me, login, values, during } = aCaller()
  const seen: Given[] = []
  const run = (call: Given) => {
    seen.push(call)
    return { done: true }
  }
  const { status, body, headers, call } = await send({ run, params: { a: 1 } })
  expect([status, body, call.params]).toEqual([200, { done: true }, { a: 1 }])
  expect(headers).toMatchObject({ ...values, 'token-type': 'Bearer', 'content-type': 'application/json' })
  const { authorization = '', 'content-type': _, ...session } = headers
  expect(JSON.parse(Buffer.from(authorization.slice('Bearer '.length), 'base64').toString())).toEqual(session)
  expect(seen[0]).toMatchObject({
    ...{ me, input: { a: 1 }, appOrigin: 'http://a.yoimachi.localhost:3100', navigation: false },
    apiOrigin: 'http://a.yoimachi.localhost:3100',
  })
  expect(during.mock.calls.map(([, cause]) => cause)).toEqual([
    { kind: 'call', subject: 'API-0', phone: 'a', memberId: login.memberId },
  ])
  expect((await send()).headers['access-token']).toBe(values['access-token'])
})

test.each(['query', 'bearer'] as const)('API-02 finds a login in the %s', async (where) => {
  const { send } = aCaller()
  expect((await send({ login: where })).status).toBe(200)
  const empty = { uid: '', client: '', 'access-token': '' }
  expect((await send({ login: where, headers: empty })).status).toBe(200)
  expect((await send({ login: where, params: where === 'bearer' ? empty : {} })).status).toBe(200)
})

test('API-02 repeats the address that a member has now', async () => {
  const { send, world, me } = aCaller()
  await send()
  world.members.update(me.id, { email: 'new@yoimachi.example' })
  expect((await send({ headers: { uid: 'new@yoimachi.example' } })).headers['uid']).toBe('new@yoimachi.example')
})

test('refuses a call without a login, with a broken body, of another member, and what its rule refuses', async () => {
  const { send, other, values } = aCaller()
  const refused = (status: number, more: object) => expect.objectContaining({ status, ...more })
  expect(await send({ login: 'none' })).toEqual(refused(401, { headers: { 'content-type': 'application/json' } }))
  expect(await send({ params: [] })).toEqual(
    refused(400, { body: expect.objectContaining({ msg: 'JSON のオブジェクトを送信してください。' }) }),
  )
  expect(await send({ params: [], endpoint: { path: '/api/auth/x' } })).toMatchObject({
    ...{ status: 400, body: { errors: [expect.any(String)] } },
  })
  const strict = { request: z.object({ a: z.number() }) }
  expect(await send({ endpoint: strict })).toMatchObject({ status: 422, body: { errors: { a: [expect.any(String)] } } })
  const owner = { status: 403, body: { reason: 'owner' }, headers: values }
  for (const params of [{ user_id: other.id }, { email: other.email }, { user: { uid: other.email, id: 1 } }])
    expect(await send({ params })).toMatchObject(owner)
  const run = () => {
    throw new Refusal('state', { msg: 'いまはできません。' })
  }
  expect(await send({ run })).toMatchObject({ status: 422, body: { msg: 'いまはできません。' }, headers: values })
  const denied = () => {
    throw new Refusal('bad-credentials')
  }
  expect((await send({ run: denied })).headers).not.toHaveProperty('uid')
})

test('C-7 accepts the own identity, and an empty or missing one', async () => {
  const { send, me } = aCaller()
  const own = [{ user_id: String(me.id) }, { uid: me.email.toUpperCase() }, { user: { id: me.id } }]
  for (const params of [...own, { email: '' }, { user_id: null }, { user: 5 }, { user: null }, { user: { id: {} } }])
    expect((await send({ params })).status).toBe(200)
  const endpoint = { identity: [{ at: 'who.uuid', kind: 'uuid' as const }], access: 'open' as const }
  expect((await send({ endpoint, params: { who: { uuid: me.uuid } } })).status).toBe(200)
  expect((await send({ endpoint, params: { who: { uuid: 'x' } } })).status).toBe(403)
  expect((await send({ endpoint, params: { user_id: 99 } })).status).toBe(200)
  expect((await send({ endpoint, login: 'none', params: { who: { uuid: 'x' } } })).status).toBe(200)
})

test('leaves a defect to the server', async () => {
  const { send } = aCaller()
  const run = () => {
    throw new Error('broken')
  }
  await expect(send({ run })).rejects.toThrow('broken')
  await expect(send({ run: () => ({ done: 'yes' }) })).rejects.toThrow(/^Failed to answer API-0/)
  const { send: unchecked, runtime } = aCaller()
  Object.assign(runtime, { checkResponses: false })
  expect((await unchecked({ run: () => ({ done: 'yes' }) })).body).toEqual({ done: 'yes' })
})

test('sends what a rule answers instead: a redirect, a page, another login or none', async () => {
  const { send, world, other, values } = aCaller()
  const answering = (options: ConstructorParameters<typeof RouteResponse>[1]) =>
    send({ run: () => new RouteResponse({ done: true }, options) }).catch((cause: unknown) => cause)
  expect(await answering({ redirect: 'http://x/y' })).toMatchObject({
    ...{ status: 302, headers: { location: 'http://x/y' }, body: null },
  })
  const { login, token } = openLogin(world, other.id, aContext())
  const opened = { member: other, login, token }
  expect(await answering({ opened })).toMatchObject({
    status: 200,
    headers: { uid: other.email, client: login.client },
  })
  expect(await answering({ ended: true })).toMatchObject({ headers: { 'content-type': 'application/json' } })
  expect(((await answering({ ended: true })) as { headers: object }).headers).not.toHaveProperty('uid')
  expect(await answering({})).toMatchObject({ headers: values })
})

test('answers a page that is not found as plain text', async () => {
  const { runtime } = aCaller()
  const run = () => new RouteResponse(undefined, { notFoundPage: 'plain' })
  const call = { method: 'GET', url, headers: {} } as unknown as ApiRequest
  const route = defineOpenRoute(anEndpoint({ access: 'open' }), run)
  expect(await handleCall(call, route as never, runtime)).toEqual({
    ...{ status: 404, headers: { 'content-type': 'text/plain; charset=UTF-8' }, body: '404 Not Found' },
  })
})

test('D-50 rotates the token when the variant says so, and keeps it in a batch', async () => {
  const { send, token, world, login } = aCaller('on')
  const { headers } = await send()
  const repeated = JSON.parse(Buffer.from(String(headers['authorization']).slice(7), 'base64').toString()) as object
  expect(repeated).toMatchObject({ 'access-token': headers['access-token'], expiry: headers['expiry'] })
  expect([headers['access-token'] === token, world.logins.get(login.id).rotations]).toEqual([false, 1])
  const { headers: batch } = await send({ headers: { 'access-token': String(headers['access-token']) } })
  expect(batch['access-token']).toBe(' ')
  const said = JSON.parse(Buffer.from(String(batch['authorization']).slice(7), 'base64').toString()) as object
  expect(said).toMatchObject({ 'access-token': headers['access-token'], client: login.client })
  const { headers: alone } = await send({
    headers: { 'access-token': String(headers['access-token']) },
    params: { unbatch: true },
  })
  expect(alone['access-token']).not.toBe(' ')
})

test('reads fields from headers where a call allows it, with hyphens too, but parameters first', async () => {
  const { send } = aCaller()
  const seen: object[] = []
  const run = ({ input }: Given) => {
    seen.push(input)
    return { done: true }
  }
  const endpoint = { headerFields: ['redirect_url', 'config'] }
  await send({ run, endpoint, headers: { 'redirect-url': 'r', config: 'c' } })
  await send({
    run,
    endpoint,
    headers: { redirect_url: 's', config: 'c' },
    params: { config: 'own', redirect_url: null },
  })
  await send({ run, headers: { config: 'c' } })
  await send({ run: (call) => run({ ...call, input: { names: Object.keys(call.input) } }), endpoint })
  expect(seen).toEqual([{ redirect_url: 'r', config: 'c' }, { redirect_url: 's', config: 'own' }, {}, { names: [] }])
})

test.each<readonly [string, (caller: ReturnType<typeof aCaller>) => void]>([
  ['has ended', ({ world, login }) => world.logins.delete(login.id)],
  [
    'has the id of another one in a new world',
    ({ world, login }) => world.logins.update(login.id, { client: 'other' }),
  ],
  ['is barred', ({ world, me }) => world.members.update(me.id, { ageConf: 3 })],
])('C-6 D-141 runs no rule when the login %s after slow work', async (_, change) => {
  const caller = aCaller()
  const run = vi.fn<() => object>(() => ({ done: true }))
  const { status, headers } = await caller.send({ run, prepare: async () => change(caller) })
  expect([status, headers, run.mock.calls]).toEqual([401, { 'content-type': 'application/json' }, []])
})

test('D-141 marks the refusal of a login that went with its world during slow work', async () => {
  const { send, world, login, runtime } = aCaller()
  const prepare = async () => {
    Object.assign(runtime, { formerLogins: new Set([login.client]) })
    world.logins.delete(login.id)
  }
  expect(await send({ prepare })).toMatchObject({ status: 401, headers: { 'x-yoimachi-former-login': '1' } })
})

test('prepares slow work before the rule, and knows who navigates and both origins', async () => {
  const { send } = aCaller()
  const seen: Given[] = []
  const run = (call: Given) => {
    seen.push(call)
    return { done: true }
  }
  await send({ run, prepare: async () => 'ready', headers: { 'sec-fetch-mode': 'navigate' } })
  await send({ run, headers: { origin: 'http://localhost:5173' } })
  expect(seen[0]).toMatchObject({ prepared: 'ready', navigation: true })
  const own = 'http://a.yoimachi.localhost:3100'
  expect(seen.map(({ appOrigin, apiOrigin }) => [appOrigin, apiOrigin])).toEqual([
    [own, own],
    ['http://localhost:5173', own],
  ])
})
