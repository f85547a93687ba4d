import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFs } from '../../../tests/support/replace-fs.ts'
import { aFormat, smallWorld, type SmallWorld } from '../../../tests/support/world/a-format.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { takeOver } from '../table/tables.ts'
import type { Position } from './journal/entry.ts'
import { Store } from './store.ts'

const format = aFormat()
const large = () => smallWorld(...Array.from({ length: 20 }, (_, at) => `${at} ${'x'.repeat(400)}`))
const open = (dir: string) => Store.open<SmallWorld>(dir, format, (world) => takeOver(world, large()))
const textOf = ({ world }: Store<SmallWorld>) => worldText(world, format)
const add = (store: Store<SmallWorld>, text: string) => store.transact((world) => void world.notes.insert({ text }))

/** Calls of the system between which a kill leaves another state of the folder. */
const calls = ['openSync', 'writeSync', 'ftruncateSync', 'renameSync', 'rmSync', 'closeSync'] as const

/** Copies a folder before each of those calls and after it, as a kill leaves it. */
function copyAtCalls(dir: string) {
  const above = mkdtempSync(join(tmpdir(), 'yoimachi-killed-'))
  onTestFinished(() => rmSync(above, { recursive: true, force: true }))
  const copies: { readonly folder: string; readonly when: string }[] = []
  let isCopying = false
  const copy = (when: string) => {
    if (isCopying) return
    isCopying = true
    const folder = join(above, String(copies.length))
    cpSync(dir, folder, { recursive: true, filter: (path) => basename(path) !== 'lock' })
    copies.push({ folder, when })
    isCopying = false
  }
  const watched = (name: (typeof calls)[number]) => {
    const call = fs[name] as (...given: unknown[]) => unknown
    return (...given: unknown[]) => {
      copy(`before ${name}`)
      const result = call(...given)
      copy(`after ${name}`)
      return result
    }
  }
  const restore = replaceFs(Object.fromEntries(calls.map((name) => [name, watched(name)])))
  return { copies, restore }
}

/** Opens a folder, makes a change and opens it once more. Returns the world, and the damage of both starts. */
async function openTwice(folder: string) {
  const store = await open(folder)
  const found = textOf(store)
  add(store, 'after the kill')
  await store.saved()
  const changed = textOf(store)
  await store.close(false)
  const again = await open(folder)
  const isKept = textOf(again) === changed
  await again.close(false)
  return { found, isKept, damage: [...store.folder.damage, ...again.folder.damage] }
}

test('R2 a kill at any write leaves the state before an act or after it, without damage', async () => {
  const dir = await aFolder()
  const store = await open(dir)
  const marks: Position[] = []
  store.folder.pinned = () => marks
  const mark = async () => void marks.push(store.position)
  const goTo = async (index: number) => {
    const { world, ...earlier } = await store.folder.readAt(marks[index] as Position)
    await store.replaceWith(world, { earlier })
  }
  const change = async (text: string) => {
    add(store, text)
    await store.saved()
  }
  const acts: readonly (() => Promise<void>)[] = [
    () => change('first'),
    mark,
    () => change('second'),
    () => goTo(0),
    () => change('on a branch'),
    mark,
    () => store.compact(),
    () => change('third'),
    mark,
    () => goTo(1),
    () => goTo(2),
    () => store.replaceWith(smallWorld('another')),
    () => change('fourth'),
    () => goTo(0),
  ]
  for (const [number, act] of acts.entries()) {
    const before = textOf(store)
    const { copies, restore } = copyAtCalls(dir)
    await act()
    restore()
    for (const { folder, when } of copies) {
      const { found, isKept, damage } = await openTwice(folder)
      const label = `act ${number}, ${when}`
      expect([found === before || found === textOf(store), isKept, damage], label).toEqual([true, true, []])
    }
  }
  await store.close(false)
}, 120_000)
