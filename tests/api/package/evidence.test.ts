import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { evidenceFolder } from '../../../mock-api/package/evidence-folder.ts'
import { evidenceOf } from '../../../mock-api/package/evidence.ts'
import { startYoimachi } from '../../../mock-api/package/main.ts'
import type { World, Yoimachi } from '../../../mock-api/package/types.ts'
import { mulberry32 } from '../../../mock-api/world/mulberry32.ts'

// What a failed test leaves behind (docs/in-your-tests.md). W2 of docs/benchmarks.md has 100: PLANTED_FAILURES=100.
const failures = Number(process.env['PLANTED_FAILURES'] ?? 4)

let mock: Yoimachi
beforeAll(async () => {
  mock = await startYoimachi({ members: 0 })
})
afterAll(() => mock.close())

/** Pages with the calls that fill them. */
const screens = [
  { route: '/timeline', calls: ['/api/timeline'] },
  { route: '/recommends', calls: ['/api/recommends?status=matching&page=1', '/api/recommend_counts'] },
  { route: '/hona', calls: ['/api/admin_messages'] },
  { route: '/user_footprints', calls: ['/api/user_footprints?page=1'] },
]
const personas = ['woman', 'man', 'woman-premium', 'man-unpaid', 'woman-new']
const exchange = z.looseObject({ title: z.string(), status: z.int(), response: z.string() })
const capsule = z.looseObject({ note: z.looseObject({ title: z.string() }), exchanges: z.array(exchange) })

const call = async (world: World, headers: Readonly<Record<string, string>>, path: string, body?: object) => {
  const method = body === undefined ? 'GET' : 'POST'
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(world.url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...sent,
  })
  return { status: response.status, text: (await response.text()).replaceAll(/http:\/\/w\d+\./g, 'http://w0.') }
}

/** What a screen shows: the responses to its calls. */
async function shownTo(world: World, persona: string, calls: readonly string[]) {
  const headers = { ...(await world.as(persona)) }
  return Promise.all(['/api/account', ...calls].map((path) => call(world, headers, path)))
}

const contentOf = (exchanges: readonly z.output<typeof exchange>[]) =>
  exchanges.map(({ title, status, response }) => ({ title, status, response }))

/** Plays a test up to its failure; returns what it leaves behind and what was on the screen. */
async function fail(number: number) {
  const draw = mulberry32(number)
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)] as T
  const [persona, screen] = [pick(personas), pick(screens)]
  await using world = await mock.world({ seed: number % 5, members: 20, now: '2026-11-20T12:00' })
  const headers = { ...(await world.as(persona)) }
  for (let count = 0; count < 5; count += 1) {
    const content = `${number}-${count}`
    if (draw() < 0.5) await call(world, headers, '/api/admin_messages', { admin_message: { content } })
    if (draw() < 0.3) await world.clock.jump(pick(['PT1H', 'P1D', 'next-reset']), { keepSessions: true })
    await call(world, headers, pick(screens).calls[0] as string)
  }
  await world.faults.set({ match: { path: '/api/footprints' }, status: 500 + (number % 30) })
  const stage = {
    phones: [{ phone: 'a', email: `${persona}@yoimachi.example`, route: screen.route, screen: {}, device: noDevice }],
  }
  const [file] = await evidenceOf(world, `失敗 ${number}`, stage)
  const exchanges = z.parse(z.array(exchange), await world.control('GET', '/exchanges'))
  const [now, faults] = [await world.clock.now(), await world.faults.list()]
  const shown = await shownTo(world, persona, screen.calls)
  return { persona, screen, stage, file: file?.body ?? Buffer.alloc(0), exchanges, now, faults, shown }
}

test('what cannot be read of a failed test is left out, and the rest is saved', async () => {
  await using world = await mock.world({ members: 0 })
  const lines: string[] = []
  const warn = (line: string) => lines.push(line)
  // No page of the member app.
  const refused = { phones: [{ phone: 'a', email: null, route: '//x', screen: {}, device: null }] }
  const files = await evidenceOf(world, '失敗', refused, warn)
  expect(files.map(({ name }) => name)).toEqual(['world.yoimachi', 'exchanges.har', 'timeline.json'])
  expect(lines).toEqual([])
  await world.close()
  expect(await evidenceOf(world, '失敗', undefined, warn)).toEqual([])
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^Failed to save world\.yoimachi of the test "失敗": Failed to reach http:/)
})

test('each failed test has a folder of its own, named by its file, its groups and itself', () => {
  const folder = (...names: [string, ...string[]]) => evidenceFolder('results', names).replaceAll('\\', '/')
  expect(folder('tests/likes.test.ts', 'いいね', '届く')).toBe('results/tests-likes-test-ts/いいね-届く')
  expect(folder('tests/holds.test.ts', 'いいね', '届く')).toBe('results/tests-holds-test-ts/いいね-届く')
  expect(folder('tests/likes.test.ts', 'いいね', '届く')).toBe('results/tests-likes-test-ts/いいね-届く-2')
  expect(folder('a.test.ts', '𠮷'.repeat(100))).toBe(`results/a-test-ts/${'𠮷'.repeat(80)}`)
})

const noDevice = { local: {}, session: {}, scrolls: [] }

test(
  `${failures} failed tests leave capsules that open to the same screens, clocks, faults and exchanges`,
  async () => {
    for (let number = 1; number <= failures; number += 1) {
      const { persona, screen, stage, file, exchanges, now, faults, shown } = await fail(number)
      await using world = await mock.world({ seed: 99, members: 0, now: '2027-01-01T12:00' })
      await world.control('POST', '/capsule', file)
      expect(await world.control('GET', '/stage')).toMatchObject({ whole: { stage } })
      const opened = z.parse(capsule, await world.control('GET', '/capsule/opened'))
      expect(opened.note.title).toBe(`失敗 ${number}`)
      expect(contentOf(opened.exchanges)).toEqual(contentOf(exchanges))
      expect(exchanges.length).toBeGreaterThan(4)
      expect(await world.clock.now()).toBe(now)
      expect(await world.faults.list()).toEqual(faults)
      const again = await shownTo(world, persona, screen.calls)
      expect(again).toEqual(shown)
      expect(again[0]?.status).toBe(200)
    }
  },
  20_000 + failures * 10_000,
)
