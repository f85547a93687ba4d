import fs, { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { replaceFs } from '../../../../tests/support/replace-fs.ts'
import { aFolder } from '../../../../tests/support/world/a-store.ts'
import { JournalEnd, readJournalEnd } from './end-file.ts'
import { encodeEntry, encodeHead, readEntries } from './entry.ts'
import { Journal } from './journal.ts'

const [one, two] = [encodeEntry({ changes: { a: [{ id: 1, t: 'あ' }] } }), encodeEntry({ changes: { b: [2] } })]
const both = Buffer.concat([one, two])

test('R2 writes a line with its length and checksum, and reads it back', () => {
  expect(two.toString()).toMatch(/^00000015 [0-9a-f]{8} \{"changes":\{"b":\[2\]\}\}\n$/)
  expect([...readEntries(both)]).toEqual([
    { entry: { changes: { a: [{ id: 1, t: 'あ' }] } }, end: one.length },
    { entry: { changes: { b: [2] } }, end: both.length },
  ])
  const from = { base: 1, journal: 2, bytes: 3 }
  const heads = [encodeHead(), encodeHead(from)].map((line) => [...readEntries(line)][0]?.entry)
  expect(heads).toEqual([
    { changes: {}, replaced: true },
    { changes: {}, replaced: true, from },
  ])
})

/** The second line with some of its text replaced. */
const broken = (text: string | RegExp, by: string) =>
  Buffer.concat([one, Buffer.from(two.toString('latin1').replace(text, by), 'latin1')])

test.each([
  ['is cut in its header', both.subarray(0, one.length + 18)],
  ['is cut before its end', both.subarray(0, -1)],
  ['is cut within', both.subarray(0, -5)],
  ['has another length', broken('00000015', '00000014')],
  ['has no length', broken('00000015', '0000001x')],
  ['has a character before its length', broken('00000015', 'x00000015')],
  ['has another checksum', broken(/ [0-9a-f]{8} /, ' 00000000 ')],
  ['has another content', broken('[2]', '[3]')],
  ['has another end', broken('\n', 'x')],
])('R2 stops at a line that %s', (_, lines) => {
  expect([...readEntries(lines)].map(({ end }) => end)).toEqual([one.length])
})

async function aJournal(bytes = 0, content: Buffer = Buffer.alloc(0)) {
  const dir = await aFolder()
  const path = join(dir, 'journal')
  if (content.length > 0) writeFileSync(path, content)
  const flushed = vi.fn<(onDisk: number) => void>()
  const journal = new Journal(path, bytes, flushed)
  let open = true
  const close = () => {
    if (open) journal.close()
    open = false
  }
  onTestFinished(close)
  return { path, journal, flushed, close }
}

test('D-05 goes on behind the last whole line, and tells how much is on disk', async () => {
  const { path, journal, flushed } = await aJournal(one.length, Buffer.concat([one, Buffer.from('cut')]))
  expect([journal.size, journal.onDisk, readFileSync(path)]).toEqual([one.length, one.length, one])
  journal.append([two])
  journal.append([one, two])
  const whole = Buffer.concat([one, two, one, two])
  expect([journal.size, readFileSync(path)]).toEqual([whole.length, whole])
  await vi.waitFor(() => expect(journal.onDisk).toBe(whole.length))
  expect(flushed.mock.calls.at(-1)).toEqual([whole.length])
  journal.append([one])
  await vi.waitFor(() => expect(flushed.mock.calls.at(-1)).toEqual([whole.length + one.length]))
})

test('flushes lines that arrive during a flush', async () => {
  const { journal, flushed } = await aJournal()
  journal.append([one])
  journal.append([two])
  await vi.waitFor(() => expect(journal.onDisk).toBe(both.length))
  expect(flushed.mock.calls.map(([bytes]) => bytes)).toEqual([one.length, both.length])
})

test('flushes all lines that arrived during a flush at once', async () => {
  const { journal, flushed } = await aJournal()
  for (const lines of [[one], [two], [one, two]]) journal.append(lines)
  await vi.waitFor(() => expect(journal.onDisk).toBe(2 * both.length))
  expect(flushed.mock.calls.map(([bytes]) => bytes)).toEqual([one.length, 2 * both.length])
})

/** Lasts longer than a flush of another journal that began before. */
async function severalFlushes({ journal, flushed }: Pick<Awaited<ReturnType<typeof aJournal>>, 'journal' | 'flushed'>) {
  for (let flushes = 1; flushes <= 5; flushes += 1) {
    journal.append([two])
    await vi.waitFor(() => expect(flushed).toHaveBeenCalledTimes(flushes), { interval: 2 })
  }
}

test('R2 counts a new journal as on disk only when its folder is flushed, an older one without it', async () => {
  const [fresh, older] = [await aJournal(), await aJournal(one.length, one)]
  for (const { path } of [fresh, older]) renameSync(dirname(path), `${dirname(path)}-away`)
  fresh.journal.append([two])
  await severalFlushes(older)
  expect([fresh.flushed.mock.calls, fresh.journal.onDisk]).toEqual([[], 0])
  for (const { path } of [fresh, older]) renameSync(`${dirname(path)}-away`, dirname(path))
  fresh.journal.append([one])
  await vi.waitFor(() => expect(fresh.journal.onDisk).toBe(both.length))
})

test('tells of no flush that ends after its close', async () => {
  const { journal, flushed, close } = await aJournal()
  journal.append([one])
  close()
  await severalFlushes(await aJournal())
  expect([flushed.mock.calls, journal.onDisk]).toEqual([[], 0])
})

test('R2 refuses lines that cannot be written, and stays as it was', async () => {
  const { path, journal, close } = await aJournal()
  journal.append([one])
  close()
  expect(() => journal.append([two])).toThrow(/^Failed to write \S+journal: EBADF/)
  expect([journal.size, readFileSync(path)]).toEqual([one.length, one])
})

test('R2 writes behind no part of a line that a full disk has left', async () => {
  const { path, journal } = await aJournal()
  journal.append([one])
  const { writeSync } = fs
  let writes = 0
  const full = () => {
    throw Object.assign(new Error('no'), { code: 'ENOSPC', syscall: 'write' })
  }
  const partly = (fd: number, bytes: Uint8Array) => ((writes += 1) > 1 ? full() : writeSync(fd, bytes, 0, 5))
  const restore = replaceFs({ writeSync: partly as typeof writeSync, ftruncateSync: full })
  expect(() => journal.append([two])).toThrow(/^Failed to write \S+journal: no/)
  expect([journal.size, readFileSync(path).length]).toEqual([one.length, one.length + 5])
  expect(() => journal.append([two])).toThrow(/^Failed to write \S+journal: no/)
  restore()
  journal.append([two])
  expect([journal.size, readFileSync(path)]).toEqual([both.length, both])
})

test('D-05 knows whether its file is still the one at its path', async () => {
  const { path, journal } = await aJournal()
  expect(journal.isInPlace).toBe(true)
  renameSync(path, `${path}-moved`)
  expect(journal.isInPlace).toBe(false)
  writeFileSync(path, '')
  expect(journal.isInPlace).toBe(false)
  rmSync(path)
  renameSync(`${path}-moved`, path)
  expect(journal.isInPlace).toBe(true)
})

test('R2 remembers how much of a journal is on disk', async () => {
  const dir = await aFolder()
  expect(readJournalEnd(dir)).toBeUndefined()
  const end = new JournalEnd(dir)
  end.write({ journal: 12, bytes: 3456 })
  end.write({ journal: 13, bytes: 7 })
  end.close()
  expect(readJournalEnd(dir)).toEqual({ journal: 13, bytes: 7 })
  expect(() => end.write({ journal: 14, bytes: 8 })).not.toThrow()
  const text = readFileSync(join(dir, 'journal-end'), 'latin1')
  expect(text).toMatch(/^ {14}13 {16}7 [0-9a-f]{8}\n$/)
  for (const damaged of [text.replace('7', '8'), text.slice(0, -1), `${text}x`]) {
    writeFileSync(join(dir, 'journal-end'), damaged)
    expect(readJournalEnd(dir)).toBeUndefined()
  }
})
