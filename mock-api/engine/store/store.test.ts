import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { abandon, aFolder, openStore } from '../../../tests/support/world/a-store.ts'
import { worldFormat } from '../../world/world-format.ts'
import { StoreError } from './store-error.ts'
import { Store } from './store.ts'
import { worldText } from './world-file.ts'

test('D-05 a change is there again after a kill, without having been saved', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('one')))
  store.transact((world) => world.mails.update(1, { subject: 'changed' }))
  const before = worldText(store.world, worldFormat)
  await abandon(store, dir)

  const again = await Store.open(dir, worldFormat, () => expect.unreachable('the world exists'))
  expect(worldText(again.world, worldFormat)).toBe(before)
  expect(again.reports).toEqual([])
  await again.close()
})

test('a rule that throws leaves world, next ids and journal as they were', async () => {
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

test('D-04 a checkpoint is gone back to byte for byte, also across a compaction and a restart', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('before')))
  const { id } = await store.checkpoint('before', testNow)
  const wanted = worldText(store.world, worldFormat)
  store.transact((world) => world.mails.insert(aMail('after')))
  await store.compact()
  store.transact((world) => world.mails.delete(1))
  await store.close()

  const again = await openStore(dir)
  await again.replaceWith((await again.readCheckpoint(id)).world)
  expect(worldText(again.world, worldFormat)).toBe(wanted)
  expect(again.world.mails.nextId).toBe(2)
  await again.close()
  const third = await openStore(dir)
  expect(worldText(third.world, worldFormat)).toBe(wanted)
  await third.close()
})

test('changes made while compacting are neither lost nor doubled', async () => {
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

test('a line that was cut while it was written is dropped, the ones before it are kept', async () => {
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

test('a damaged world file is quarantined and its predecessor with the journals gives the same world', async () => {
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
  expect(again.reports.join('\n')).toContain('world-000002.jsonl.damaged')
  expect(readFileSync(`${path}.damaged`)).toEqual(bytes)
  await again.close()
})

test('a folder whose only world is damaged is refused with one line and left as it is', async () => {
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

test('a second server is kept from the same folder', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  await expect(openStore(dir)).rejects.toThrow(/another server has it open/)
  await store.close()
  await (await openStore(dir)).close()
})
