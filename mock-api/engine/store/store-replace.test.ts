import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { damageText } from '../../../src/contract/rules/damage.ts'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { abandon, aFolder, openStore } from '../../../tests/support/world/a-store.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { forkOf } from '../table/tables.ts'
import { readJournalEnd } from './journal/end-file.ts'
import type { Store } from './store.ts'

/** A world different from the one of a fresh folder. */
function another(): World {
  const world = aWorld({ seed: 2 })
  for (let count = 0; count < 300; count += 1) world.mails.insert(aMail(`other ${'x'.repeat(200)}`))
  return world
}

const textOf = ({ world }: Pick<Store<World>, 'world'>) => worldText(world, worldFormat)
const add = (store: Store<World>, subject: string) => store.transact((world) => void world.mails.insert(aMail(subject)))
const subjects = (store: Store<World>) => [...store.world.mails.all()].map(({ subject }) => subject)

/** Flips a bit in the middle of a file. */
function damage(path: string, at = 40): void {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] as number) ^ 4
  writeFileSync(path, bytes)
}

test('P13 D-04 serves the present world until the other is written, then swaps at once', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  const { world } = store
  const own = world.mails.size
  const wanted = worldText(another(), worldFormat)
  const seen = new Set<string>()
  let changes = 0
  const replacing = store.replaceWith(another(), {
    swapped: () => expect(textOf(store)).toBe(wanted),
  })
  const isOver = replacing.then(() => true)
  while (!(await Promise.race([isOver, new Promise((resolve) => setImmediate(resolve, false))]))) {
    const isPresent = world.settings.get(1).seed === 1 && world.mails.size === own + changes
    seen.add(isPresent ? 'the present one' : worldText(world, worldFormat))
    if (world.settings.get(1).seed === 1) add(store, `change ${(changes += 1)}`)
  }
  expect(changes).toBeGreaterThan(2)
  expect([...seen].filter((state) => state !== wanted)).toEqual(['the present one'])
  expect([textOf(store), store.world === world]).toEqual([wanted, true])
  add(store, 'after')
  const after = textOf(store)
  await abandon(store, dir)
  const again = await openStore(dir)
  expect([textOf(again), again.folder.damage]).toEqual([after, []])
  await again.close()
})

test.each<[string, (dir: string) => () => void]>([
  ['the disk is full', (dir) => inTheWay(dir, 'world-000002.jsonl.tmp', (path) => symlinkSync('/dev/full', path))],
  ['its journal cannot begin', (dir) => inTheWay(dir, 'journal-000002.jsonl', mkdirSync)],
  ['its file cannot get its name', (dir) => inTheWay(dir, 'world-000002.jsonl', mkdirSync)],
])('R2 changes nothing when the other world cannot be written: %s', async (_, obstruct) => {
  const dir = await aFolder()
  const store = await openStore(dir)
  add(store, 'mine')
  await store.saved()
  const [before, journal] = [textOf(store), readFileSync(join(dir, 'journal-000001.jsonl'))]
  const clear = obstruct(dir)
  let isSwapped = false
  await expect(store.replaceWith(another(), { swapped: () => (isSwapped = true) })).rejects.toThrow(
    /^Failed to save in the data folder /,
  )
  expect([textOf(store), isSwapped]).toEqual([before, false])
  expect(readFileSync(join(dir, 'journal-000001.jsonl'))).toEqual(journal)
  clear()
  expect(readdirSync(dir).filter((name) => name.includes('000002'))).toEqual([])
  add(store, 'later')
  await store.replaceWith(another())
  expect(textOf(store)).toBe(worldText(another(), worldFormat))
  await store.close()
})

test('R2 another world whose index cannot get its name takes the place of the present one all the same', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  add(store, 'mine')
  const clear = inTheWay(dir, 'index-000002.jsonl', mkdirSync)
  await store.replaceWith(another())
  add(store, 'later')
  const after = textOf(store)
  await abandon(store, dir)
  clear()
  const again = await openStore(dir)
  expect([textOf(again), again.folder.damage]).toEqual([after, []])
  await again.close()
})

/** Puts an obstacle where a file is to be written; returns the function that removes it. */
function inTheWay(dir: string, name: string, put: (path: string) => void): () => void {
  const path = join(dir, name)
  put(path)
  return () => rmSync(path, { recursive: true, force: true })
}

test('R2 restores the former world after a kill between the new journal and its world file', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  add(store, 'mine')
  await store.replaceWith(another())
  await abandon(store, dir)
  for (const name of ['world-000002.jsonl', 'index-000002.jsonl']) rmSync(join(dir, name))
  const again = await openStore(dir)
  expect([subjects(again), again.folder.damage]).toEqual([['mine'], []])
  add(again, 'next')
  await abandon(again, dir)
  const third = await openStore(dir)
  expect([subjects(third), third.folder.damage]).toEqual([['mine', 'next'], []])
  await third.close()
})

test('R2 a damaged replacement gives the world before it, reported, without any later change', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  add(store, 'mine')
  await store.replaceWith(another())
  add(store, 'in the other world')
  await abandon(store, dir)
  damage(join(dir, 'world-000002.jsonl'))
  const again = await openStore(dir)
  expect(subjects(again)).toEqual(['mine'])
  expect(again.folder.damage.map(damageText).join('\n')).toMatch(
    /world-000002\.jsonl\.damaged[^]*journal-000002\.jsonl\.damaged/,
  )
  add(again, 'next')
  await abandon(again, dir)
  const third = await openStore(dir)
  expect([subjects(third), third.folder.damage]).toEqual([['mine', 'next'], []])
  expect(readFileSync(join(dir, 'journal-000002.jsonl.damaged'), 'utf8')).toContain('in the other world')
  await third.close()
})

test('R2 sets journals after a damaged one aside, reports them and never replays them', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  add(store, 'one')
  await store.saved()
  add(store, 'two')
  await store.compact()
  store.transact((world) => void world.mails.update(1, { subject: 'changed' }))
  await abandon(store, dir)
  damage(join(dir, 'world-000002.jsonl'))
  const journal = join(dir, 'journal-000001.jsonl')
  damage(journal, readFileSync(journal).indexOf('two'))

  const again = await openStore(dir)
  expect(subjects(again)).toEqual(['one'])
  for (const name of ['world-000002', 'journal-000001', 'journal-000002'])
    expect(again.folder.damage.map(damageText).join('\n')).toContain(`${name}.jsonl.damaged`)
  add(again, 'answered')
  await abandon(again, dir)
  const third = await openStore(dir)
  expect([subjects(third), third.folder.damage]).toEqual([['one', 'answered'], []])
  await third.close()
})

/** Generations of the world files in a folder. */
const worldsIn = (dir: string) =>
  readdirSync(dir).flatMap((name) => Number(/^world-(\d+)\.jsonl$/.exec(name)?.[1] ?? 0) || [])

test.each([
  ['as it is', 0],
  ['gone', 1],
  ['without its index', 0],
])(
  'D-108 D-05 a world that begins as an earlier one goes on from its file where that is %s',
  async (state, written) => {
    const dir = await aFolder()
    const store = await openStore(dir)
    const origin = another()
    const wanted = worldText(origin, worldFormat)
    await store.replaceWith(forkOf(origin), { origin })
    const before = worldsIn(dir)
    const file = join(dir, `world-00000${before.at(-1)}.jsonl`)
    for (const subject of ['one', 'two']) {
      add(store, subject)
      store.transact((world) => world.mails.delete(1))
      await store.replaceWith(forkOf(origin), { origin })
      expect(textOf(store)).toBe(wanted)
    }
    expect(worldsIn(dir)).toEqual(before)
    add(store, 'changed since')
    if (state === 'gone') rmSync(file)
    if (state === 'without its index') rmSync(file.replace('world', 'index'))
    await store.replaceWith(forkOf(origin), { origin })
    expect(worldsIn(dir).filter((generation) => !before.includes(generation))).toHaveLength(written)
    expect(textOf(store)).toBe(wanted)
    add(store, 'after')
    const after = textOf(store)
    await abandon(store, dir)
    const again = await openStore(dir)
    expect([textOf(again), again.folder.damage]).toEqual([after, []])
    await again.close()
    expect(worldText(origin, worldFormat)).toBe(wanted)
  },
)

test('R2 D-05 flushes a way back to disk before the next change', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  const origin = another()
  await store.replaceWith(forkOf(origin), { origin })
  for (let count = 0; count < 3; count += 1) {
    add(store, 'changed since')
    await store.saved()
    await store.replaceWith(forkOf(origin), { origin })
    const newest = readdirSync(dir).findLast((name) => name.startsWith('journal-0')) ?? ''
    const whole = { journal: Number(/\d+/.exec(newest)?.[0]), bytes: readFileSync(join(dir, newest)).length }
    expect(whole.bytes).toBeGreaterThan(0)
    await expect.poll(() => readJournalEnd(dir)).toEqual(whole)
  }
  await store.close()
})

test('needs a clean-up after 256 journals, until the ones that nobody needs are removed', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  const founded = await store.folder.readAt(store.position)
  const goBack = () => store.folder.continueFrom(founded, { ready: () => {}, swap: () => {} })
  add(store, 'first')
  for (let count = 1; count < 256; count += 1) {
    await goBack()
    add(store, 'next')
    await store.saved()
  }
  expect(store.folder.files.needsCleanUp).toBe(false)
  await goBack()
  expect(store.folder.files.needsCleanUp).toBe(true)
  await store.folder.cleanUp()
  expect([
    store.folder.files.needsCleanUp,
    readdirSync(dir).filter((name) => name.startsWith('journal-0')).length,
  ]).toEqual([...[false, 2]])
  await store.close(false)
})

test('going back again and again leaves no file behind but those of changes', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  const origin = another()
  await store.replaceWith(forkOf(origin), { origin })
  const journals = () => readdirSync(dir).filter((name) => name.startsWith('journal-0')).length
  const before = journals()
  for (let count = 0; count < 5; count += 1) await store.replaceWith(forkOf(origin), { origin })
  expect(journals()).toBe(before)
  // Journals of changes that nobody needs any more go once there are many of them.
  for (let count = 0; count < 600; count += 1) {
    add(store, `change ${count}`)
    await store.replaceWith(forkOf(origin), { origin })
  }
  await store.compact()
  expect(journals()).toBeLessThan(before + 300)
  expect(worldsIn(dir).length).toBeLessThanOrEqual(3)
  await store.close()
})
