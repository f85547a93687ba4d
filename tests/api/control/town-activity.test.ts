import { expect, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'

const isTown = ({ kind }: { kind: string }) => kind === 'town-activity'
const setTown = (mock: Mock, on: boolean) => mock.control('PUT', '/town-activity', { on })
const undo = (mock: Mock) => mock.control('POST', '/history/undo')

/** A mock with a member on a phone and town activity. */
async function livingMock() {
  const mock = await startMock({ members: 60 })
  const woman = await mock.signIn('woman')
  await setTown(mock, true)
  return { mock, woman }
}

test('D-03 starts with the switch off, reports it in the clock, and lists acts and targets in a jump', async () => {
  const mock = await startMock({ members: 60 })
  const woman = await mock.signIn('woman')
  const { id } = (await woman.get('/api/account')).body
  expect((await mock.control('GET', '/clock')).body.townActivity).toBe(false)
  expect((await mock.advance('P1D')).body.fired.filter(isTown)).toEqual([])
  expect((await setTown(mock, true)).body).toEqual({ on: true, played: 1 })
  const { body } = await mock.advance('P3D')
  const told = body.fired.filter(isTown)
  expect(told.length).toBeGreaterThan(3)
  expect(body.firedCount).toBe(body.fired.length)
  expect(told.some(({ members }: { members: { id: number }[] }) => members.some((each) => each.id === id))).toBe(true)
  for (const { text } of told) expect(text).toMatch(/^[A-Z][a-z]+: .+ \(#\d+\) \w+/)
  const clock = (await mock.control('GET', '/clock')).body
  expect(clock.townActivity).toBe(true)
  // An act depends on its instant only.
  expect(clock.coming.filter(isTown)).toEqual([])
  const days = (await mock.control('GET', '/clock/fired')).body as { kinds: Record<string, number> }[]
  expect(days.reduce((sum, { kinds }) => sum + (kinds['town-activity'] ?? 0), 0)).toBe(told.length)
  expect((await setTown(mock, false)).body).toEqual({ on: false, played: 0 })
  expect((await mock.advance('P3D')).body.fired.filter(isTown)).toEqual([])
})

test('D-05 gives the same town byte for byte for a jump of two days and 48 jumps of an hour', async () => {
  const texts: string[] = []
  for (const [step, count] of [
    ['P2D', 1],
    ['PT1H', 48],
  ] as const) {
    const { mock } = await livingMock()
    for (let jumps = 0; jumps < count; jumps += 1) await mock.advance(step)
    texts.push(mock.worldText())
  }
  expect(texts[0]).toBe(texts[1])
})

test('D-04 undoes and redoes a jump with town activity, and the switch, byte for byte', async () => {
  const { mock } = await livingMock()
  const before = mock.worldText()
  await mock.advance('P2D')
  const after = mock.worldText()
  await undo(mock)
  expect(mock.worldText()).toBe(before)
  await mock.control('POST', '/history/redo')
  expect(mock.worldText()).toBe(after)
  await undo(mock)
  await undo(mock)
  expect((await mock.control('GET', '/clock')).body.townActivity).toBe(false)
  await mock.control('POST', '/history/redo')
  expect(mock.worldText()).toBe(before)
})

test('D-05 keeps the switch across a restart and a capsule with the same further acts', async () => {
  const { mock } = await livingMock()
  const capsule = await fetch(`${mock.server.url}/__control/capsule`).then((reply) => reply.text())
  const other = await startMock({ members: 0, seed: 9 })
  expect((await other.control('POST', '/capsule', capsule)).status).toBe(200)
  expect((await other.control('GET', '/clock')).body.townActivity).toBe(true)
  await mock.close()
  const again = await startMock({ dataDir: mock.dataDir })
  for (const each of [again, other]) await each.advance('P2D')
  expect(again.world.settings.get(1).townActivity?.last).toEqual(other.world.settings.get(1).townActivity?.last)
  expect(again.worldText()).toBe(other.worldText())
})

test('D-02 shows acts of the town at the next call while the clock runs', async () => {
  const { mock, woman } = await livingMock()
  const visits = async () => (await woman.get('/api/user_footprints?page=1&per_page=100')).body.total
  const before = await visits()
  await mock.control('POST', '/clock', { mode: 'running', speed: 36_000 })
  await expect.poll(visits, { timeout: 10_000 }).not.toBe(before)
})
