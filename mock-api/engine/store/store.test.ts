import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { damageText } from '../../../src/contract/rules/damage.ts'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { abandon, aFolder, openStore } from '../../../tests/support/world/a-store.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { worldFormat } from '../../world/world-version.ts'
import { readJournalEnd } from './journal/end-file.ts'
import { StoreError } from './store-error.ts'
import { Store } from './store.ts'

test('D-05 keeps a change after a kill without an explicit save', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('one')))
  store.transact((world) => world.mails.update(1, { subject: 'changed' }))
  const before = worldText(store.world, worldFormat)
  await abandon(store, dir)

  const again = await Store.open(dir, worldFormat, () => expect.unreachable('the world exists'))
  expect(worldText(again.world, worldFormat)).toBe(before)
  expect(again.folder.damage).toEqual([])
  await again.close()
})

test('restores world, next ids and journal when a rule throws', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('kept')))
  const before = worldText(store.world, worldFormat)
  const refuse = () =>
    store.transact((world) => {
      world.mails.insert(aMail('gone'))
      world.mails.delete(1)
      world.settings.update(1, { seed: 9 })
      throw new Error('no')
    })
  expect(refuse).toThrow('no')
  expect(worldText(store.world, worldFormat)).toBe(before)
  await store.close()
  const again = await openStore(dir)
  expect(worldText(again.world, worldFormat)).toBe(before)
  await again.close()
})

test('D-109 tells where each change stands in the journal, also when a listener makes one of its own', async () => {
  const store = await openStore(await aFolder())
  const places: [subject: string, from: number, to: number][] = []
  store.committed.add(([change], { before, end }) => {
    const subject = change?.after && store.world.mails.get(change.after.id).subject
    places.push([subject ?? '', before.bytes, end])
    if (subject !== 'first') return
    store.transact((world) => world.mails.insert(aMail('of the listener')))
    expect(store.position.bytes).toBeGreaterThan(end)
  })
  store.transact((world) => world.mails.insert(aMail('first')))
  store.transact((world) => world.mails.insert(aMail('second')))
  await store.saved()
  const [first, second, own] = ['first', 'second', 'of the listener'].map((subject) =>
    places.find(([found]) => found === subject),
  )
  expect([second?.[1], own?.[1]]).toEqual([first?.[2], second?.[2]])
  await store.close()
})

test('D-04 restores a position byte for byte, also after a compaction and a restart', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('before')))
  const { position } = store
  store.folder.pinned = () => [position]
  const wanted = worldText(store.world, worldFormat)
  store.transact((world) => world.mails.insert(aMail('after')))
  await store.compact()
  store.transact((world) => world.mails.delete(1))
  await store.close()

  const again = await openStore(dir)
  await again.replaceWith((await again.folder.readAt(position)).world)
  expect(worldText(again.world, worldFormat)).toBe(wanted)
  expect(again.world.mails.nextId).toBe(2)
  await again.close()
  const third = await openStore(dir)
  expect(worldText(third.world, worldFormat)).toBe(wanted)
  await third.close()
})

test('neither loses nor doubles changes made while compacting', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => {
    for (let count = 0; count < 5000; count += 1) world.mails.insert(aMail(`long ${'x'.repeat(200)}`))
  })
  const compacting = store.compact()
  for (let count = 1; count <= 200; count += 1) {
    store.transact((world) => world.mails.delete(count))
    store.transact((world) => world.mails.insert(aMail(`new ${count}`)))
    if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await compacting
  const before = worldText(store.world, worldFormat)
  await abandon(store, dir)
  const again = await openStore(dir)
  expect(worldText(again.world, worldFormat)).toBe(before)
  await again.close()
})

test('removes world, index and journal files that are no longer needed', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  const generations = () =>
    readdirSync(dir)
      .filter((name) => /^(world|index|journal)-\d/.test(name))
      .toSorted()
  const filesOf = (...numbers: number[]) =>
    ['index', 'journal', 'world'].flatMap((kind) => numbers.map((number) => `${kind}-00000${number}.jsonl`))
  const compactChanged = async () => {
    store.transact((world) => world.mails.insert(aMail('one more')))
    await store.compact()
  }
  for (let count = 0; count < 3; count += 1) await compactChanged()
  expect(generations()).toEqual(filesOf(3, 4))
  // A needed position keeps its files.
  const { position } = store
  store.folder.pinned = () => [position]
  for (let count = 0; count < 2; count += 1) await compactChanged()
  expect(generations()).toEqual(filesOf(4, 5, 6))
  store.folder.pinned = () => []
  await compactChanged()
  expect(generations()).toEqual(filesOf(6, 7))
  await store.close()
})

test('drops a cut last line and keeps the lines before it', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('whole')))
  await abandon(store, dir)
  appendFileSync(join(dir, 'journal-000001.jsonl'), '000000ff 01234567 {"changes":{"ma')
  const again = await openStore(dir)
  expect(again.world.mails.size).toBe(1)
  again.transact((world) => world.mails.insert(aMail('next')))
  await abandon(again, dir)
  const third = await openStore(dir)
  expect([...third.world.mails.all()].map(({ subject }) => subject)).toEqual(['whole', 'next'])
  await third.close()
})

test.each<[string, number, (intact: Buffer, first: number) => Buffer]>([
  ['in the middle of a line', 1, (intact) => intact.subarray(0, -10)],
  ['between two lines', 1, (intact, first) => intact.subarray(0, first)],
  ['to nothing', 0, () => Buffer.alloc(0)],
  ['at its last byte', 1, (intact) => Buffer.concat([intact.subarray(0, -1), Buffer.from('x')])],
])('R2 reports a journal that was cut %s once, and uses the world before the cut', async (_, kept, cut) => {
  const dir = await aFolder()
  const store = await openStore(dir)
  const ends: number[] = []
  for (const subject of ['one', 'two']) {
    store.transact((world) => world.mails.insert(aMail(subject)))
    ends.push(store.position.bytes)
  }
  const path = join(dir, 'journal-000001.jsonl')
  await vi.waitFor(() => expect(readJournalEnd(dir)).toEqual({ journal: 1, bytes: ends[1] }))
  await abandon(store, dir)
  const damaged = cut(readFileSync(path), ends[0] as number)
  writeFileSync(path, damaged)

  const again = await openStore(dir)
  expect([again.world.mails.size, again.folder.damage.map(damageText)]).toEqual([kept, [expect.stringContaining(path)]])
  const isWholeLines = [0, ends[0]].includes(damaged.length)
  expect(existsSync(`${path}.damaged`)).toBe(!isWholeLines)
  expect(isWholeLines || readFileSync(`${path}.damaged`).equals(damaged)).toBe(true)
  again.transact((world) => world.mails.insert(aMail('next')))
  await abandon(again, dir)
  const third = await openStore(dir)
  expect([third.folder.damage, third.world.mails.size]).toEqual([[], again.world.mails.size])
  await third.close()
})

test('R2 reports a deleted journal', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('one')))
  await vi.waitFor(() => expect(readJournalEnd(dir)?.bytes).toBe(store.position.bytes))
  await abandon(store, dir)
  rmSync(join(dir, 'journal-000001.jsonl'))
  const again = await openStore(dir)
  expect(again.folder.damage.map(damageText)).toEqual([
    expect.stringMatching(/journal-000001\.jsonl was cut: .* its last (\d+) of \1 bytes/),
  ])
  await again.close()
})

test.each(['', 'x', '9'.repeat(43)])('R2 a damaged journal-end is not used: %j', async (content) => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('one')))
  await abandon(store, dir)
  await vi.waitFor(() => expect(readJournalEnd(dir)?.bytes).toBe(store.position.bytes))
  writeFileSync(join(dir, 'journal-end'), content)
  const again = await openStore(dir)
  expect([again.world.mails.size, again.folder.damage]).toEqual([1, []])
  await again.close()
})

test('quarantines a damaged world file and restores the same world from its predecessor and the journals', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('one')))
  await store.compact()
  store.transact((world) => world.mails.insert(aMail('two')))
  const before = worldText(store.world, worldFormat)
  await abandon(store, dir)
  const path = join(dir, 'world-000002.jsonl')
  const bytes = readFileSync(path)
  bytes[40] = (bytes[40] as number) ^ 4
  writeFileSync(path, bytes)

  const again = await openStore(dir)
  expect(worldText(again.world, worldFormat)).toBe(before)
  expect(again.folder.damage.map(damageText).join('\n')).toContain('world-000002.jsonl.damaged')
  expect(readFileSync(`${path}.damaged`)).toEqual(bytes)
  await again.close()
})

test('refuses a folder whose only world is damaged, in one line, and leaves it unchanged', async () => {
  const dir = await aFolder()
  await (await openStore(dir)).close()
  const path = join(dir, 'world-000001.jsonl')
  writeFileSync(path, 'not a world')
  const files = readdirSync(dir)
  await expect(openStore(dir)).rejects.toThrow(StoreError)
  await expect(openStore(dir)).rejects.toThrow(/^Failed to open the world .*\. Restore a copy/)
  expect(readFileSync(path, 'utf8')).toBe('not a world')
  expect(readdirSync(dir)).toEqual(files)
})

test('keeps a second server out of a folder in use', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  await expect(openStore(dir)).rejects.toThrow(/another server has it open/)
  await store.close()
  await (await openStore(dir)).close()
})
