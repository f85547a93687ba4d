import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { worldFormat } from '../../world/world-version.ts'
import { takeOver } from '../table/tables.ts'
import { readJournalEnd } from './journal/end-file.ts'
import { StoreError } from './store-error.ts'
import { Store } from './store.ts'

/** R2 asks for 10,000: DAMAGE_RUNS=10000. */
const runs = Number(process.env['DAMAGE_RUNS'] ?? 150)

let whole: string
/** Every past state of the world; opening must yield one of them. */
const states = new Set<string>()
let latest: string

beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'yoimachi-whole-'))
  const store = await Store.open(whole, worldFormat, (world) => takeOver(world, aWorld()))
  const change = (subject: string) => {
    const mail = { ...aMail(subject), text: 'あ'.repeat(30) }
    store.transact((world) =>
      world.mails.size > 5 ? world.mails.delete(world.mails.size - 2) : world.mails.insert(mail),
    )
    states.add(worldText(store.world, worldFormat))
  }
  states.add(worldText(store.world, worldFormat))
  for (let count = 0; count < 8; count += 1) change(`first ${count}`)
  await store.compact()
  for (let count = 0; count < 4; count += 1) change(`second ${count}`)
  const { position } = store
  for (let count = 4; count < 8; count += 1) change(`second ${count}`)
  const { world, ...earlier } = await store.folder.readAt(position)
  await store.replaceWith(world, { earlier })
  for (let count = 0; count < 4; count += 1) change(`branch ${count}`)
  latest = worldText(store.world, worldFormat)
  await store.saved()
  await vi.waitUntil(() => readJournalEnd(whole)?.bytes === store.position.bytes)
  // Copied while the store is open, as a kill leaves the folder.
  const copy = mkdtempSync(join(tmpdir(), 'yoimachi-killed-'))
  cpSync(whole, copy, { recursive: true, filter: (path) => basename(path) !== 'lock' })
  await store.close()
  rmSync(whole, { recursive: true })
  whole = copy
})

afterAll(() => rmSync(whole, { recursive: true, force: true }))

/** Small generator with its own seed, so that a failure can be reproduced. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return state % below
  }
}

function damage(bytes: Buffer, next: (below: number) => number): Buffer {
  const at = next(bytes.length)
  const kind = next(3)
  if (kind === 0) return bytes.subarray(0, at)
  const changed = Buffer.from(bytes)
  if (kind === 1) changed[at] = (changed[at] as number) ^ (1 << next(8))
  else changed.fill(0, at, Math.min(bytes.length, at + 1 + next(64)))
  return changed
}

/** Opens a folder and returns the world's text and whether damage was reported, or the refusal. */
async function open(dir: string): Promise<{ text?: string; reported?: boolean; refusal?: unknown }> {
  try {
    const store = await Store.open(dir, worldFormat, () => expect.unreachable('the folder holds a world'))
    const text = worldText(store.world, worldFormat)
    await store.close()
    return { text, reported: store.folder.damage.length > 0 }
  } catch (refusal) {
    return { refusal }
  }
}

test(
  'opens a damaged file as a past state, reported or refused, never as another world',
  async () => {
    for (let run = 1; run <= runs; run += 1) {
      const next = numbers(run)
      const dir = mkdtempSync(join(tmpdir(), 'yoimachi-damaged-'))
      cpSync(whole, dir, { recursive: true })
      const files = readdirSync(dir).filter(
        (name) => /^(world|journal|index)-/.test(name) && readFileSync(join(dir, name)).length > 0,
      )
      const file = join(dir, files[next(files.length)] as string)
      const intact = readFileSync(file)
      const bytes = damage(intact, next)
      writeFileSync(file, bytes)
      const { text, reported, refusal } = await open(dir)
      const label = `run ${run} of ${file}`
      expect(text === undefined || states.has(text), `${label}: another world`).toBe(true)
      const intactInUse = text === latest || reported || refusal instanceof StoreError
      expect(intactInUse, `${label}: lost without a word`).toBe(true)
      expect(refusal === undefined || readFileSync(file).equals(bytes), `${label}: overwritten`).toBe(true)
      rmSync(dir, { recursive: true, force: true })
    }
  },
  Math.max(120_000, runs * 100),
)
