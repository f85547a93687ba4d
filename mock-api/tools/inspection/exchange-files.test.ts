import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { ExchangeFiles } from './exchange-files.ts'
import { rowOf, showExchange } from './show-exchange.ts'

const exchange = (id: number, frame = `{"type":"ping","message":${id}}`) =>
  showExchange(id, { at: testNow, direction: 'out', frame })
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => exchange(from + at))

async function someFiles() {
  const dataDir = await aFolder()
  const logError = vi.fn<(line: string) => void>()
  const files = new ExchangeFiles(dataDir, logError)
  const dir = join(dataDir, 'exchanges')
  return {
    files,
    logError,
    dataDir,
    dir,
    names: () => readdirSync(dir).toSorted(),
    ids: (after?: number) => [...files.rows(after)].map(({ id }) => id),
  }
}

test('keeps exchanges in lines that only this user reads, and finds them', async () => {
  const { files, dir, names, ids } = await someFiles()
  expect([files.count, ids()]).toEqual([0, []])
  await files.append([exchange(1, 'あ'), exchange(2)])
  await files.append([exchange(4)])
  expect([files.count, ids(), ids(1), ids(4), names()]).toEqual([3, [1, 2, 4], [2, 4], [], ['exchanges-000001.jsonl']])
  expect([...files.rows()]).toEqual([1, 2, 4].map((id) => rowOf(id === 1 ? exchange(1, 'あ') : exchange(id))))
  expect(statSync(join(dir, 'exchanges-000001.jsonl')).mode & 0o777).toBe(0o600)
  expect([await files.find(1), await files.find(4), await files.find(3)]).toEqual([
    exchange(1, 'あ'),
    exchange(4),
    undefined,
  ])
})

test('searches exchanges, and returns the latest of about a number of bytes', async () => {
  const { files } = await someFiles()
  expect([await files.search(() => true), await files.latest(100)]).toEqual([[], []])
  await files.append(range(1, 3))
  expect(await files.search(({ id }) => id !== 2)).toEqual([1, 3])
  expect((await files.latest(1)).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(await files.latest(0)).toEqual([])
})

test('begins a file after 2,500 lines', async () => {
  const { files, names, ids } = await someFiles()
  await files.append(range(1, 2499))
  await files.append([exchange(2500)])
  await files.append([exchange(2501)])
  expect([names(), files.count, ids(2500)]).toEqual([
    ...[['exchanges-000001.jsonl', 'exchanges-000002.jsonl'], 2501, [2501]],
  ])
  expect((await files.latest(1)).map(({ id }) => id)).toEqual([2501])
  expect(await files.latest(1e9)).toHaveLength(2501)
})

test('begins a file after 16 MB, reads past files that could not be written, and keeps five', async () => {
  const { files, logError, dir, names, ids } = await someFiles()
  await files.append([{ ...exchange(1), response: 'x'.repeat(16_000_000) }])
  for (const number of [2, 3, 4, 5, 6]) mkdirSync(join(dir, `exchanges-00000${number}.jsonl`))
  for (const id of [2, 3, 4, 5]) await files.append([exchange(id)])
  expect([ids(), await files.search(() => true), (await files.latest(1)).map(({ id }) => id)]).toEqual([[1], [1], [1]])
  await files.append([exchange(6)])
  expect([ids(), names()[0], logError.mock.calls.length]).toEqual([[], 'exchanges-000002.jsonl', 1])
})

test('tells of a disk that refuses the first exchange', async () => {
  const { files, logError, dir } = await someFiles()
  writeFileSync(dir, '')
  await files.append([exchange(1)])
  expect([files.count, logError.mock.calls.length]).toEqual([0, 1])
})

test('skips lines that are broken or not its own', async () => {
  const { files, dir } = await someFiles()
  await files.append(range(1, 3))
  const path = join(dir, 'exchanges-000001.jsonl')
  const lines = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, ['{', lines[1], lines[2]?.replace('"id":3', '"id":9')].join('\n'))
  expect(await files.search(() => true)).toEqual([2])
  expect((await files.latest(1)).map(({ id }) => id)).toEqual([2])
})

test('tells once that the disk refuses exchanges, and begins a new file when it takes them again', async () => {
  const { files, logError, dir, dataDir, names, ids } = await someFiles()
  await files.append([exchange(1)])
  rmSync(dir, { recursive: true })
  writeFileSync(dir, '')
  await files.append([exchange(2)])
  await files.append([exchange(3)])
  expect(logError.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Failed to keep earlier exchanges in \S+exchanges: E\w+.*\. Calls go on, and the latest exchanges stay in memory\.$/,
      ),
    ],
  ])
  rmSync(dir)
  expect(existsSync(join(dataDir, 'exchanges'))).toBe(false)
  await files.append([exchange(4)])
  expect([names().length, ids().at(-1), await files.find(4)]).toEqual([1, 4, exchange(4)])
  rmSync(dir, { recursive: true })
  await files.append([exchange(5)])
  expect(logError).toHaveBeenCalledTimes(2)
})

test('says that a file cannot be read, instead of finding nothing', async () => {
  const { files, dir, names } = await someFiles()
  await files.append(range(1, 2500))
  await files.append([exchange(2501)])
  rmSync(join(dir, names()[0] ?? ''))
  const unread = (reading: Promise<unknown>) =>
    expect(reading).rejects.toMatchObject({
      name: 'StoreError',
      message: expect.stringMatching(/^Failed to read earlier exchanges in \S+exchanges: ENOENT/),
    })
  await unread(files.find(1))
  await unread(files.search(() => true))
  await unread(files.after(0))
  await unread(files.latest(1e9))
  expect([await files.find(2501), await files.find(9999)]).toEqual([exchange(2501), undefined])
  expect([await files.after(2500), await files.latest(1)]).toEqual([[exchange(2501)], [exchange(2501)]])
})

test('works without a log, and removes everything, also what an earlier run left', async () => {
  const dataDir = await aFolder()
  const dir = join(dataDir, 'exchanges')
  mkdirSync(dir)
  writeFileSync(join(dir, 'old.jsonl'), 'x')
  const files = new ExchangeFiles(dataDir)
  await files.append([exchange(1)])
  await files.clear()
  expect([existsSync(dir), files.count]).toEqual([false, 0])
  await files.append([exchange(2)])
  expect(await files.find(2)).toEqual(exchange(2))
})
