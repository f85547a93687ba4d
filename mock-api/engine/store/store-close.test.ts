import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { aFolder, openStore } from '../../../tests/support/world/a-store.ts'

/** A store with a change in its journal, and what its folder holds besides the lock. */
async function aChangedStore() {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('one')))
  await store.saved()
  const held = (folder = dir) =>
    readdirSync(folder)
      .filter((name) => name !== 'lock')
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')])
  return { dir, store, held }
}

test('closing a folder that will be removed writes nothing more and releases it', async () => {
  const { dir, store, held } = await aChangedStore()
  const before = held()
  await store.close(false)
  expect(held()).toEqual(before)
  const again = await openStore(dir)
  expect(again.world.mails.get(1)?.subject).toBe('one')
  await again.close()
  expect(held()).not.toEqual(before)
})

test('a world whose folder was moved is not saved, and closing says so', async () => {
  const { dir, store, held } = await aChangedStore()
  const moved = `${dir}-moved`
  renameSync(dir, moved)
  onTestFinished(() => renameSync(moved, dir))
  const before = held(moved)
  await expect(store.close()).rejects.toThrow(`its data folder ${dir} was deleted, moved or replaced`)
  expect(held(moved)).toEqual(before)
})
