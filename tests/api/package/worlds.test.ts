import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startYoimachi } from '../../../mock-api/package/main.ts'
import type { World, Yoimachi } from '../../../mock-api/package/types.ts'
import { fetchByHost } from '../../support/fetch-by-host.ts'
import { interleaveWorlds } from '../../support/interleave-worlds.ts'
import { endMock, openMock, startMock } from '../../support/mock.ts'

// Worlds side by side in one process (docs/in-your-tests.md).

let mock: Yoimachi
beforeAll(async () => {
  mock = await startYoimachi({ seed: 7, now: '2026-11-20T12:00', members: 20 })
})
afterAll(() => mock.close())

const worldsOf = async () => (await mock.control('GET', '/worlds')) as { name: string; phones: string[] }[]

const worlds = Number(process.env['WORLDS'] ?? 4)
const calls = Number(process.env['WORLD_CALLS'] ?? 400)

test(
  'no answer, frame, mail, fault, count or clock of a world reaches another, however their calls mix',
  async () => {
    const { strangers, frames, mails } = await interleaveWorlds(mock, { worlds, calls, atOnce: 8, seed: 11 })
    expect(strangers).toEqual([])
    expect(Math.min(frames, mails)).toBeGreaterThan(calls / 12)
    expect(await worldsOf()).toEqual([])
  },
  20_000 + 20 * calls,
)

test('a world begins as the first was founded, whatever was done to that, and each has its own', async () => {
  const headers = { ...(await mock.as('woman')), 'content-type': 'application/json' }
  const body = JSON.stringify({ admin_message: { content: '最初の世界で' } })
  await fetch(`${mock.url}/api/admin_messages`, { method: 'POST', headers, body })
  const text = async (url: string, login: object) =>
    (await fetch(`${url}/api/admin_messages`, { headers: { ...login } as Record<string, string> })).text()
  await using one = await mock.world()
  await using other = await mock.world({ seed: 8, members: 3, now: '2027-01-01T09:00', scenario: undefined })
  expect(await text(mock.url, headers)).toContain('最初の世界で')
  expect(await text(one.url, await one.as('woman'))).not.toContain('最初の世界で')
  expect(await one.clock.now()).toBe('2026-11-20T12:00:00.000+09:00')
  expect(await other.control('GET', '/ready')).toMatchObject({
    world: { name: other.name, seed: 8, members: 3 },
    now: '2027-01-01T09:00:00.000+09:00',
  })
  // A login of a world is not valid in another one.
  const foreign = await fetch(`${other.url}/api/account`, { headers })
  expect(foreign.status).toBe(401)
})

test('worlds of one founding are alike, but no login and no link of a mail opens another one', async () => {
  const [one, other] = [await mock.world({ seed: 3 }), await mock.world({ seed: 3 })]
  const visit = async (world: World) => {
    const headers = { ...(await world.as('woman')) }
    const timeline = await fetch(`${world.url}/api/timeline`, { headers })
    const { users } = (await timeline.json()) as { users: { uuid: string }[] }
    await fetch(`${world.url}/api/auth/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'man@yoimachi.example', redirect_url: `${world.url}/reset_password` }),
    })
    const link = new URL((await world.outbox.next({ to: 'man@yoimachi.example' })).links[0]?.address ?? '')
    const uuids = users.map(({ uuid }) => uuid)
    return { headers, uuids, path: link.pathname, token: link.searchParams.get('reset_password_token') ?? '' }
  }
  const [first, second] = [await visit(one), await visit(other)]
  expect([second.uuids, second.path]).toEqual([first.uuids, first.path])
  const accountAt = async (world: World, headers: Record<string, string>) =>
    (await fetch(`${world.url}/api/account`, { headers })).status
  expect([await accountAt(one, first.headers), await accountAt(other, second.headers)]).toEqual([200, 200])
  expect([await accountAt(other, first.headers), await accountAt(one, second.headers)]).toEqual([401, 401])
  expect(second.token).not.toBe(first.token)
  await one.close()
  await other.close()
})

test('pages of a world have origins of their own, and no other world lets them in', async () => {
  await using one = await mock.world()
  await using other = await mock.world()
  expect(one.phones.a).toBe(`http://${one.name}.a.yoimachi.localhost:${mock.port}`)
  const get = (origin: string) => fetchByHost(`${origin}/config.json`)
  const preflight = (to: string, from: string) => fetchByHost(`${to}/api/account`, { headers: { origin: from } })
  expect((await get(one.phones.a)).status).toBe(200)
  // Without a login: let in, but not known.
  expect((await preflight(one.phones.a, one.phones.b)).status).toBe(401)
  expect((await preflight(one.phones.a, other.phones.a)).status).toBe(403)
  expect((await preflight(one.phones.a, `http://a.yoimachi.localhost:${mock.port}`)).status).toBe(403)
  expect((await preflight(`http://a.yoimachi.localhost:${mock.port}`, one.phones.a)).status).toBe(403)
  expect((await get(one.phones.a.replace(one.name, 'w999'))).status).toBe(403)
  const policy = (await get(one.workbench)).headers.get('content-security-policy')
  expect(policy).toContain(one.phones.a)
  expect(policy).not.toContain('//a.yoimachi')
})

test('worlds opened at once with different options are each what was asked for', async () => {
  const worlds = await Promise.all([3, 4, 5].map((seed) => mock.world({ seed, members: seed })))
  const ready = await Promise.all(worlds.map((world) => world.control('GET', '/ready')))
  expect(ready.map((one) => (one as { world: object }).world)).toEqual(
    [3, 4, 5].map((seed, at) => ({ name: worlds[at]?.name, seed, members: seed })),
  )
  for (const world of worlds) await world.close()
})

test('the end of a world takes its address and its files, and of the server those of all', async () => {
  const server = await startYoimachi({ members: 0 })
  const { folder } = (await server.control('GET', '/storage')) as { folder: string }
  const [one, other] = [await server.world(), await server.world()]
  const folders = () => readdirSync(`${folder}/worlds`)
  expect(folders()).toEqual([one.name, other.name])
  await Promise.all([one.close(), one.close()])
  expect(folders()).toEqual([other.name])
  await expect(fetch(one.url)).rejects.toThrow('fetch failed')
  await expect(server.control('DELETE', `/worlds/${one.name}`)).rejects.toThrow(
    /^Failed to end a world: there is no w1/,
  )
  await server.close()
  expect(existsSync(folder)).toBe(false)
  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
})

test('the end of a server waits for a world that is being founded, and ends that too', async () => {
  const { server, close } = await startMock({ members: 0 })
  const opening = server.worlds.add({ members: 200, seed: 99 })
  await close()
  const { url } = await opening
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(server.worlds.list()).toEqual([])
})

test('a world that cannot be founded is refused and leaves nothing behind', async () => {
  await expect(mock.world({ scenario: 'no-such' })).rejects.toThrow(/there is no scenario no-such/)
  await expect(mock.world({ now: 'noon' })).rejects.toThrow(/it is not ISO 8601/)
  expect(await worldsOf()).toEqual([])
})

test('D-108 a mock that is founded like one that has ended begins with a link to its world file', async () => {
  const founding = { seed: 7, members: 3 }
  const first = await openMock(founding)
  const text = first.worldText()
  await first.signIn('woman')
  await endMock(first)
  expect(existsSync(first.dataDir)).toBe(false)
  const next = await startMock(founding)
  expect(next.worldText()).toBe(text)
  expect(statSync(join(next.dataDir, 'world-000001.jsonl')).nlink).toBe(2)
})
