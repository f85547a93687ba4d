import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'

const start = '2026-11-21T12:00:00.000+09:00'
const clockOf = async (mock: Mock) => (await mock.control('GET', '/clock')).body

/** Resolves when a jump is in progress. */
async function underWay(mock: Mock): Promise<void> {
  while (!(await clockOf(mock)).jump) await new Promise(setImmediate)
}

test('D-96 moves two days for two parallel calls of a day', async () => {
  const mock = await startMock()
  await Promise.all([mock.advance('P1D'), mock.advance('P1D')])
  expect((await clockOf(mock)).now).toBe('2026-11-23T12:00:00.000+09:00')
})

test('D-96 queues a reset during a jump; the new world starts and stays at the returned instant', async () => {
  const mock = await startMock()
  const jump = mock.advance('P400D')
  await underWay(mock)
  const reset = await mock.control('POST', '/reset', { now: start })
  expect((await jump).body).toMatchObject({ now: '2027-12-26T12:00:00.000+09:00', stopped: false })
  expect(reset.body.now).toBe(start)
  expect((await clockOf(mock)).now).toBe(start)
  expect(mock.world.settings.get(1).settledAt).toBe(Date.parse(start))
})

test('D-96 queues capsules and ways back during a jump', async () => {
  const mock = await startMock()
  const capsule = (await mock.control('GET', '/capsule')).body
  const named = (await mock.control('POST', '/history/name', { name: 'noon' })).body
  for (const [path, body] of [
    ['/capsule', capsule],
    ['/history/go', { moment: named.id }],
  ] as const) {
    const jump = mock.advance('P400D')
    await underWay(mock)
    expect((await mock.control('POST', path, body)).body.now).toBe(start)
    expect((await jump).body.stopped).toBe(false)
    expect((await clockOf(mock)).now).toBe(start)
    expect(mock.world.settings.get(1).settledAt).toBe(Date.parse(start))
  }
})

test('D-96 refuses a jump of more than 100 years without moving', async () => {
  const mock = await startMock()
  for (const body of [{ to: '9999-12-31T00:00:00+09:00' }, { advance: 'P100YT1S' }, { advance: 'P9999999Y' }]) {
    const { status, body: response } = await mock.control('POST', '/clock', body)
    expect([status, response.error]).toEqual([
      422,
      'Failed to move the clock: that instant is more than 100 years ahead. Choose a nearer one.',
    ])
  }
  expect(await clockOf(mock)).toMatchObject({ now: start, fired: [] })
})

test('D-96 stops a jump at the reached instant without losses and with undo', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  const jump = mock.advance('P50Y')
  await underWay(mock)
  const stopped = await mock.control('POST', '/clock/stop')
  expect(stopped.body.stopped).toBe(true)
  const { body } = await jump
  expect(body).toMatchObject({ stopped: true, now: stopped.body.now })
  const { now, jump: running } = await clockOf(mock)
  expect(running).toBeNull()
  expect(Date.parse(now)).toBeLessThan(Date.parse('2076-01-01'))
  expect(now).toBe(body.fired.at(-1).at)
  expect((await mock.advance('P1D')).body.firedCount).toBeGreaterThan(0)
  await mock.control('POST', '/history/go', { before: body.moment })
  expect(mock.worldText()).toBe(before)
})

test('D-96 reports a stop without a jump', async () => {
  const mock = await startMock()
  expect((await mock.control('POST', '/clock/stop')).body).toEqual({ now: start, stopped: false })
})

test('D-96 ends a jump when its client disconnects and does not start a queued one', async () => {
  const mock = await startMock()
  const leave = () => {
    const call = request(`${mock.server.url}/__control/clock`, { method: 'POST' })
    call.on('error', () => {})
    call.end(JSON.stringify({ advance: 'P50Y' }))
    return () => call.destroy()
  }
  const [first, second] = [leave(), leave()]
  await underWay(mock)
  second()
  first()
  // Waits for its turn behind both.
  await mock.control('POST', '/clock', { mode: 'frozen' })
  const { now } = await clockOf(mock)
  expect(Date.parse(now)).toBeLessThan(Date.parse('2076-01-01'))
  const { moments } = (await mock.control('GET', '/history')).body
  expect(moments.map(({ kind }: { kind: string }) => kind)).toEqual(['start', 'jump'])
})

test('D-96 returns the latest effects and their number for a long jump', async () => {
  const mock = await startMock()
  const { body } = await mock.advance('P10Y')
  expect(body.fired).toHaveLength(1000)
  expect(body.firedCount).toBeGreaterThan(3650)
  expect(body.fired.at(-1).at >= '2036-11-21T03:00:00.000+09:00').toBe(true)
})

test('D-96 keeps a running clock after a stopped jump and queues a pace', async () => {
  const mock = await startMock()
  await mock.control('POST', '/clock', { mode: 'running', speed: 2 })
  const jump = mock.advance('P50Y')
  await underWay(mock)
  const pace = mock.control('POST', '/clock', { mode: 'running', speed: 3 })
  await mock.control('POST', '/clock/stop')
  await Promise.all([jump, pace])
  expect(await clockOf(mock)).toMatchObject({ mode: 'running', speed: 3 })
})

test('D-05 writes the same clock file and journal for the same calls on a frozen clock', async () => {
  const files = []
  for (let run = 0; run < 2; run += 1) {
    const mock = await startMock()
    await mock.advance('P90D')
    const journal = await readFile(join(mock.dataDir, 'journal-000001.jsonl'), 'utf8')
    // Closing writes the final clock.
    await mock.close()
    files.push([journal, await readFile(join(mock.dataDir, 'clock.json'), 'utf8')])
  }
  expect(files[0]).toEqual(files[1])
})

test('D-96 notifies every workbench of a long jump in progress', async () => {
  const mock = await startMock()
  const events = await fetch(`${mock.server.url}/__control/events`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  const jump = mock.advance('P60Y')
  // The history event of the new moment comes first.
  let heard: string | undefined = ''
  while (heard !== undefined && !heard.includes('event: jumping')) heard = (await reader?.read())?.value
  expect(heard).toContain('event: jumping')
  expect((await clockOf(mock)).jump).not.toBeNull()
  await mock.control('POST', '/clock/stop')
  await jump
  await reader?.cancel()
})
