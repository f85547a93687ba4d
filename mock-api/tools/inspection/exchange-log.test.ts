import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ExchangeFiles } from './exchange-files.ts'
import { ExchangeLog } from './exchange-log.ts'

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'yoimachi-exchanges-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const call = (url: string, more: object = {}) => ({
  at: 0,
  method: 'GET',
  url: `http://127.0.0.1${url}`,
  status: 200,
  durationMs: 1,
  headers: { request: {}, response: {} },
  request: {},
  response: '{}',
  verdict: { verdict: 'ok' as const, issues: [] },
  ...more,
})

/** Returns all rows, in as many parts as needed. */
function rowsOf(log: ExchangeLog) {
  const ids: number[] = []
  for (;;) {
    const { rows, newest, ...rest } = log.rows(ids.at(-1) ?? 0)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length === 0 || ids.at(-1) === newest) return { ids, newest, ...rest }
  }
}

test('keeps 10,000 exchanges, bounds the files and reports how many are gone', async () => {
  const dir = await folder()
  const files = new ExchangeFiles(dir)
  const log = new ExchangeLog(files, { wait: 0 })
  for (let made = 0; made < 14_000; made += 500) {
    for (let one = 0; one < 500; one += 1) log.addCall(call(`/api/account?n=${made + one}`))
    // The disk keeps up with people and tests, call by call.
    await expect.poll(() => log.heldInMemory, { interval: 2, timeout: 5_000 }).toBeLessThanOrEqual(1_000)
  }
  const { ids, oldest, newest, dropped } = rowsOf(log)
  expect(newest).toBe(14_000)
  expect(ids.length).toBeGreaterThanOrEqual(10_000)
  expect([ids[0], dropped]).toEqual([oldest, 14_000 - ids.length])
  expect((await readdir(join(dir, 'exchanges'))).length).toBeLessThanOrEqual(5)
  expect(await log.find(oldest)).toMatchObject({ id: oldest, path: `/api/account?n=${oldest - 1}` })
  expect(await log.find(oldest - 1)).toBeUndefined()

  // A request for a part does not read the rows before and behind it.
  const rowsOnDisk = files.rows.bind(files)
  const read: number[] = []
  vi.spyOn(files, 'rows').mockImplementation(function* (after) {
    for (const row of rowsOnDisk(after)) {
      read.push(row.id)
      yield row
    }
  })
  const { rows: part } = log.rows(8_000)
  expect(part[0]?.id).toBe(8_001)
  // One extra row shows that there are enough; the oldest of all is read as well.
  expect(read).toEqual([...part.map(({ id }) => id), 8_001 + part.length, oldest])
}, 60_000)

test('a capsule takes the latest exchanges of the mock that fit', async () => {
  const log = new ExchangeLog(new ExchangeFiles(await folder()), { wait: 0 })
  for (const url of ['/a', '/b', '/c']) log.addCall(call(url))
  log.addCall(call('/real', { isReal: true }))
  const [, b, c] = await log.ofMock(1_000_000)
  const size = JSON.stringify(b).length + JSON.stringify(c).length
  expect((await log.ofMock(size)).map(({ path }) => path)).toEqual(['/b', '/c'])
  expect((await log.ofMock(size - 1)).map(({ path }) => path)).toEqual(['/c'])
})

test('a search covers disk and memory, despite a partial line', async () => {
  const dir = await folder()
  const log = new ExchangeLog(new ExchangeFiles(dir), { wait: 0 })
  for (let made = 1; made <= 1_500; made += 1)
    log.addCall(call('/api/account', { response: made % 100 === 0 ? '{"a":"ここです"}' : '{}' }))
  await expect.poll(() => log.heldInMemory, { interval: 2, timeout: 5_000 }).toBeLessThanOrEqual(1_000)
  const all = Array.from({ length: 15 }, (_, at) => 100 * (at + 1))
  expect(await log.search('ここ')).toEqual(all)
  // Left by a disk that filled up during a write.
  const [name = ''] = await readdir(join(dir, 'exchanges'))
  await appendFile(join(dir, 'exchanges', name), '{"id":501,"kind"')
  expect(await log.search('ここ')).toEqual(all)
})

test('drops exchanges that the disk cannot take in time, and reports it', async () => {
  const log = new ExchangeLog(new ExchangeFiles(await folder()))
  for (let made = 0; made < 10_000; made += 1) log.addCall(call('/api/account'))
  expect(log.heldInMemory).toBeLessThanOrEqual(4_000)
  expect(rowsOf(log).dropped).toBe(10_000 - log.heldInMemory)
  // Long exchanges are dropped by their length.
  await log.clear()
  for (let made = 0; made < 100; made += 1) log.addCall(call('/a', { response: 'x'.repeat(1_000_000) }))
  expect(log.heldInMemory).toBeLessThanOrEqual(12)
})

test('writes no exchange of a real API to disk', async () => {
  const dir = await folder()
  const log = new ExchangeLog(new ExchangeFiles(dir))
  for (let made = 0; made < 1_200; made += 1) log.addCall(call('/api/account', { isReal: made % 2 === 0 }))
  await expect.poll(() => log.heldInMemory).toBeLessThanOrEqual(1_000)
  const kept = log.heldInMemory
  await expect.poll(async () => (await readdir(join(dir, 'exchanges'))).length).toBe(1)
  const [name = ''] = await readdir(join(dir, 'exchanges'))
  const lines = (await readFile(join(dir, 'exchanges', name), 'utf8')).trim().split('\n')
  // Every second exchange that left.
  expect(Math.abs(lines.length - (1_200 - kept) / 2)).toBeLessThanOrEqual(1)
  expect(rowsOf(log)).toMatchObject({ dropped: 1_200 - kept - lines.length })
})

test('a folder that refuses writes loses only old exchanges', async () => {
  const dir = await folder()
  await writeFile(join(dir, 'exchanges'), 'a file where the folder should be')
  const log = new ExchangeLog(new ExchangeFiles(dir))
  for (let made = 0; made < 1_100; made += 1) log.addCall(call('/api/account'))
  await expect.poll(() => log.heldInMemory).toBeLessThanOrEqual(1_000)
  expect(rowsOf(log)).toMatchObject({ newest: 1_100, dropped: 1_100 - log.heldInMemory })
  expect(await log.search('nothing')).toEqual([])
})

test('shows an exchange whose texts cannot be made, with the reason', async () => {
  const log = new ExchangeLog(new ExchangeFiles(await folder()))
  const toString = () => {
    throw new Error('planted')
  }
  for (let made = 0; made < 1_100; made += 1) log.addCall(call('/api/account', { response: { length: 2, toString } }))
  const issues = [{ path: 'response', expected: 'a verdict', actual: 'check failed: planted' }]
  expect(log.after(1_099)).toMatchObject([{ path: '/api/account', verdict: 'drift', issues }])
  await expect.poll(() => log.heldInMemory).toBeLessThanOrEqual(1_000)
  expect(await log.find(1)).toMatchObject({ path: '/api/account', verdict: 'drift', issues })
})

test('keeps each exchange complete while the memory is overwritten many times', async () => {
  const log = new ExchangeLog(new ExchangeFiles(await folder()))
  const text = (id: number) => `${id} ${'あ'.repeat((id * 7919) % 15_000)}`
  for (let id = 1; id <= 3_000; id += 1) {
    const response = id % 2 === 0 ? text(id) : Buffer.from(text(id))
    if (id % 3 === 0) log.addFrame('out', text(id), 0)
    else log.addCall(call(`/api/account?n=${id}`, { response }))
  }
  const held = log.after(0)
  expect(held.length).toBeGreaterThan(200)
  expect(held.at(-1)?.id).toBe(3_000)
  for (const [place, { id, response }] of held.entries()) {
    expect(id).toBe((held[0]?.id ?? 0) + place)
    expect(response).toBe(text(id))
  }
})

test('shows the beginning of an exchange that is larger than the memory', async () => {
  const log = new ExchangeLog(new ExchangeFiles(await folder()))
  log.addCall(call('/api/account', { response: 'x'.repeat(9_000_000) }))
  log.addCall(call('/api/account', { request: { big: 1n } }))
  const [large, odd] = log.after(0)
  expect(large?.response).toBe(`${'x'.repeat(20_000)}…`)
  expect(odd).toMatchObject({ path: '/api/account', verdict: 'drift', request: '' })
})
