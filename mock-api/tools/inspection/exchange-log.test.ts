import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ExchangeFiles } from './exchange-files.ts'
import { ExchangeLog } from './exchange-log.ts'
import type { Exchange } from './show-exchange.ts'

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

/** A log over files in memory; `written` holds the ids of each write. */
function aLog(
  options: ConstructorParameters<typeof ExchangeLog>[1] = {},
  onDisk: readonly { readonly id: number }[] = [],
) {
  const written: number[][] = []
  const append = vi.fn<(of: readonly Exchange[]) => Promise<void>>(
    async (of) => void written.push(of.map(({ id }) => id)),
  )
  const files = {
    ...{ append, clear: async () => {}, count: onDisk.length, rows: () => onDisk, latest: async () => onDisk },
    ...{ find: async (wanted: number) => onDisk.find(({ id }) => id === wanted), search: async () => [] },
  }
  return { log: new ExchangeLog(files as unknown as ExchangeFiles, { wait: 0, ...options }), append, written }
}

test('returns the exchanges behind an id, and the latest calls without frames', () => {
  const { log } = aLog({ isSmall: true })
  for (let made = 1; made <= 1_001; made += 1) log.addCall(call(`/api/account?n=${made}`))
  expect([log.after(0).length, log.after(0)[0]?.id, log.after(1_000).map(({ id }) => id)]).toEqual([1_000, 2, [1_001]])
  log.addFrame('in', '{"command":"subscribe"}', 5, { host: 'a.yoimachi.localhost', fault: true, isReal: true })
  log.addFrame('out', '{"type":"ping","message":1}', 5)
  log.addFrame('out', '{"type":"welcome"}', 6, { verdict: { verdict: 'drift', issues: [] } })
  expect(log.after(1_001)).toMatchObject([
    { kind: 'cable', method: 'in', at: 5, phone: 'a', fault: true, request: '{"command":"subscribe"}' },
    {
      kind: 'cable',
      method: 'out',
      at: 6,
      phone: null,
      fault: false,
      response: '{"type":"welcome"}',
      verdict: 'drift',
    },
  ])
  const calls = log.latestCalls()
  expect([calls.length, calls[0], calls.at(-1)?.url]).toEqual([
    ...[998, expect.objectContaining({ url: 'http://127.0.0.1/api/account?n=1001', method: 'GET', durationMs: 1 })],
    'http://127.0.0.1/api/account?n=4',
  ])
})

test('a further world keeps half as many exchanges in memory', () => {
  const { log } = aLog({ isSmall: true })
  for (let made = 0; made < 2_010; made += 1) log.addCall(call('/a'))
  expect(log.memory.count).toBe(2_000)
})

test('notes the moment of an exchange of the mock, and its operation', async () => {
  const { log } = aLog({ moments: { present: { id: 7 } } })
  const operation = { records: [1, 2], cause: { memberId: 9 } }
  log.addCall(call('/a', { operation }))
  log.addCall(call('/b', { isReal: true }))
  expect(log.after(0)).toMatchObject([
    { moment: 7, changes: 2, memberId: 9 },
    { moment: null, changes: null, memberId: null },
  ])
  expect([log.operationOf(1), log.operationOf(2), log.operationOf(3)]).toEqual([operation, undefined, undefined])
  expect([(await log.find(2))?.path, await log.find(3)]).toEqual(['/b', undefined])
  const { log: plain } = aLog()
  plain.addCall(call('/a'))
  expect(plain.after(0)).toMatchObject([{ moment: null }])
})

test('tells of each exchange, and counts none that was cleared', async () => {
  const { log } = aLog()
  const added: number[] = []
  log.added.add((id) => added.push(id))
  expect(log.rows(0)).toEqual({ rows: [], oldest: 0, newest: 0, dropped: 0 })
  for (const url of ['/a', '/b']) log.addCall(call(url))
  expect(log.rows(1)).toMatchObject({ rows: [{ id: 2 }], oldest: 1, newest: 2, dropped: 0 })
  await log.clear()
  expect(log.rows(0)).toEqual({ rows: [], oldest: 0, newest: 0, dropped: 0 })
  log.addCall(call('/c'))
  expect([log.rows(0), added]).toMatchObject([{ rows: [{ id: 3 }], oldest: 3, newest: 3, dropped: 0 }, [1, 2, 3]])
})

test('lists exchanges on disk before those in memory, as many as are quickly there', async () => {
  const { log } = aLog({}, [{ id: -1 }, { id: 0 }, { id: 1 }])
  for (const url of ['/a', '/b', '/c', '/d']) log.addCall(call(url))
  const idsOf = () => log.rows(-2).rows.map(({ id }) => id)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  expect([idsOf(), log.rows(-2).oldest]).toEqual([[-1, 0, 1, 2, 3, 4], -1])
  expect(await log.find(0)).toEqual({ id: 0, changes: null })
  let now = 0
  clock.mockImplementation(() => (now += 4))
  expect(idsOf()).toEqual([-1, 0, 1])
})

test('finds a text in bodies and headers of either side, small or capital', async () => {
  const { log } = aLog()
  log.addCall(call('/a', { request: { q: 'ÀBC' } }))
  log.addCall(call('/b', { response: 'xàbc' }))
  log.addCall(call('/c', { headers: { request: { x: 'Àbc' }, response: {} } }))
  log.addCall(call('/d', { headers: { request: {}, response: { y: 'zàBc' } } }))
  log.addCall(call('/àbc'))
  expect(await log.search('àbC')).toEqual([1, 2, 3, 4])
})

test('writes the oldest exchanges, 25 at once, and keeps them within reach meanwhile', async () => {
  const { log, append, written } = aLog()
  let finish = () => {}
  append.mockImplementationOnce(async (of) => {
    written.push(of.map(({ id }) => id))
    await new Promise<void>((done) => (finish = done))
  })
  for (let made = 1; made <= 1_030; made += 1) log.addCall(call(`/n${made}`, { isReal: made === 3 }))
  await vi.waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]).toEqual([1, 2, ...Array.from({ length: 22 }, (_, at) => at + 4)])
  expect([log.memory.count, (await log.find(3))?.path]).toEqual([1_030, '/n3'])
  expect(await log.search('nothing')).toEqual([])
  finish()
  await vi.waitFor(() => expect(log.memory.count).toBe(980))
  expect(written.map((ids) => ids.length)).toEqual([24, 25])
})

test('keeps the latest exchange in memory, whatever its length, and writes none of a real API', async () => {
  const { log, written } = aLog({ isSmall: true })
  const long = { response: 'x'.repeat(150_000) }
  for (const isReal of [true, true, false, false]) log.addCall(call('/long', { ...long, isReal }))
  await vi.waitFor(() => expect(log.memory.count).toBe(1))
  expect(written).toEqual([[3]])
  const { log: real, append } = aLog({ isSmall: true })
  for (let made = 0; made < 4; made += 1) real.addCall(call('/long', { ...long, isReal: true }))
  await vi.waitFor(() => expect(real.memory.count).toBe(1))
  expect(append).not.toHaveBeenCalled()
})

test('reports exchanges that cannot leave the memory, and tries again with the next one', async () => {
  const failed = vi.fn<(cause: unknown) => void>()
  const { log, append } = aLog({ failed })
  append.mockRejectedValueOnce(new Error('planted'))
  for (let made = 0; made < 1_040; made += 1) log.addCall(call('/a'))
  await vi.waitFor(() => expect(failed.mock.calls).toEqual([[new Error('planted')]]))
  log.addCall(call('/b'))
  await vi.waitFor(() => expect(log.memory.count).toBeLessThanOrEqual(1_000))
})

test('a capsule takes exchanges in memory that are newer than those on disk', async () => {
  const onDisk = { id: 2, path: '/two' }
  const { log } = aLog({}, [onDisk])
  for (const url of ['/a', '/b', '/c']) log.addCall(call(url))
  const all = await log.ofMock(1_000_000)
  expect(all.map(({ id, path }) => [id, path])).toEqual([
    [2, '/two'],
    [3, '/c'],
  ])
  const size = JSON.stringify(all[1]).length
  expect((await log.ofMock(size)).map(({ id }) => id)).toEqual([3])
  expect((await log.ofMock(size + JSON.stringify(onDisk).length)).map(({ id }) => id)).toEqual([2, 3])
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
    await expect.poll(() => log.memory.count, { interval: 2, timeout: 5_000 }).toBeLessThanOrEqual(1_000)
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
  await expect.poll(() => log.memory.count, { interval: 2, timeout: 5_000 }).toBeLessThanOrEqual(1_000)
  const all = Array.from({ length: 15 }, (_, at) => 100 * (at + 1))
  expect(await log.search('ここ')).toEqual(all)
  // Left by a disk that filled up during a write.
  const [name = ''] = await readdir(join(dir, 'exchanges'))
  await appendFile(join(dir, 'exchanges', name), '{"id":501,"kind"')
  expect(await log.search('ここ')).toEqual(all)
})

test('a search says that a file cannot be read, and a capsule goes without its exchanges', async () => {
  const dir = await folder()
  const log = new ExchangeLog(new ExchangeFiles(dir), { wait: 0 })
  for (let made = 1; made <= 1_100; made += 1) log.addCall(call('/api/account'))
  await expect.poll(() => log.memory.count, { interval: 2, timeout: 5_000 }).toBeLessThanOrEqual(1_000)
  const inMemory = log.memory.count
  await rm(join(dir, 'exchanges'), { recursive: true })
  for (const reading of [log.search('account'), log.find(1), log.allAfter(0)])
    await expect(reading).rejects.toThrow(/^Failed to read earlier exchanges in /)
  expect(await log.ofMock(100_000_000)).toHaveLength(inMemory)
})

test('drops exchanges that the disk cannot take in time, and reports it', async () => {
  const log = new ExchangeLog(new ExchangeFiles(await folder()))
  for (let made = 0; made < 5_000; made += 1) log.addCall(call('/api/account'))
  expect(log.memory.count).toBeLessThanOrEqual(4_000)
  expect(rowsOf(log).dropped).toBe(5_000 - log.memory.count)
  // Long exchanges are dropped by their length.
  await log.clear()
  for (let made = 0; made < 20; made += 1) log.addCall(call('/a', { response: 'x'.repeat(1_000_000) }))
  expect(log.memory.count).toBeLessThanOrEqual(12)
})

test('writes no exchange of a real API to disk', async () => {
  const dir = await folder()
  const log = new ExchangeLog(new ExchangeFiles(dir))
  for (let made = 0; made < 1_200; made += 1) log.addCall(call('/api/account', { isReal: made % 2 === 0 }))
  await expect.poll(() => log.memory.count).toBeLessThanOrEqual(1_000)
  const kept = log.memory.count
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
  await expect.poll(() => log.memory.count).toBeLessThanOrEqual(1_000)
  expect(rowsOf(log)).toMatchObject({ newest: 1_100, dropped: 1_100 - log.memory.count })
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
  await expect.poll(() => log.memory.count).toBeLessThanOrEqual(1_000)
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
