import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFormat, journalFrom, lineOf, namesIn, smallWorld } from '../../../tests/support/world/a-format.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { atOnce } from '../steps.ts'
import { encodeEntry } from './journal/entry.ts'
import { JournalHeads, wholeJournal as whole } from './journal/heads.ts'
import { applyEntry, isEmptyJournal, replayJournal } from './replay.ts'

/** Heads of journals with this content, by number. */
async function headsOf(journals: Readonly<Record<number, Buffer>>) {
  const dir = await aFolder()
  const write = (generation: number, content: Buffer) => writeFileSync(join(dir, String(generation)), content)
  for (const [generation, content] of Object.entries(journals)) write(Number(generation), content)
  return { heads: new JournalHeads((generation) => join(dir, String(generation))), write }
}

const change = lineOf({ 1: 'a' })
const at = (generation: number, bytes = whole) => ({ generation, bytes })

test('reads how a journal begins, once it has a head', async () => {
  const from = { base: 1, journal: 1, bytes: 50 }
  const [replaced, branch] = [journalFrom(), journalFrom(from)]
  const { heads, write } = await headsOf({ 1: change, 2: Buffer.concat([replaced, change]), 3: branch })
  expect([heads.of(1), heads.of(4), heads.of(2), heads.of(3)]).toEqual([
    { bytes: 0 },
    { bytes: 0 },
    { replaced: true, bytes: replaced.length },
    { replaced: true, from, bytes: branch.length },
  ])
  write(1, replaced)
  write(2, branch)
  expect([heads.of(1).bytes, heads.of(2).from]).toEqual([replaced.length, undefined])
  heads.forget(2)
  expect(heads.of(2).from).toEqual(from)
})

test('finds the journals between a world file and a position', async () => {
  const { heads } = await headsOf({ 3: journalFrom({ base: 1, journal: 1, bytes: 50 }), 5: journalFrom(), 6: change })
  const pathTo = (base: number, journal: number) => heads.pathTo({ base, journal, bytes: 7 }).journals
  expect([pathTo(1, 1), pathTo(1, 2), pathTo(1, 4), pathTo(5, 6)]).toEqual([
    [at(1, 7)],
    [at(1), at(2, 7)],
    [at(1, 50), at(3), at(4, 7)],
    [at(5), at(6, 7)],
  ])
  expect(() => pathTo(1, 6)).toThrow('Failed to go back: journal 6 does not lead to world 1.')
  expect(() => pathTo(2, 4)).toThrow('Failed to go back: journal 4 does not lead to world 2.')
})

test('lists each path once, and no position that cannot be reached', async () => {
  const { heads } = await headsOf({ 5: journalFrom() })
  const positions = [
    { base: 1, journal: 2, bytes: 5 },
    { base: 1, journal: 5, bytes: 5 },
    { base: 1, journal: 2, bytes: 9 },
    { base: 2, journal: 2, bytes: 5 },
  ]
  const seen = new Set<string>()
  const bases = () => [...heads.pathsTo(positions, seen)].map(({ base, journals }) => [base, journals.length])
  expect([bases(), bases(), [...heads.pathsTo(positions)].length]).toEqual([
    [
      [1, 2],
      [2, 1],
    ],
    [],
    2,
  ])
})

test.each<[string, Record<number, Buffer>, number, number[], object | undefined]>([
  ['the newest world file', {}, 3, [1, 2], { base: 2, journals: [at(2), at(3)] }],
  ['the one before a damaged one', {}, 2, [1], { base: 1, journals: [at(1), at(2)] }],
  ['nothing without a world file', {}, 2, [], undefined],
  ['a replacement', { 3: journalFrom() }, 4, [1, 2, 3], { base: 3, journals: [at(3), at(4)] }],
  ['the world before a lost replacement', { 3: journalFrom() }, 4, [1, 2], { base: 2, journals: [at(2)] }],
  [
    'the world that a way back led to',
    { 4: journalFrom({ base: 1, journal: 2, bytes: 9 }) },
    5,
    [1, 2, 3, 4],
    { base: 1, journals: [at(1), at(2, 9), at(4), at(5)] },
  ],
  [
    'the oldest world of several ways back',
    { 3: journalFrom({ base: 1, journal: 2, bytes: 9 }), 6: journalFrom({ base: 2, journal: 3, bytes: 8 }) },
    6,
    [1, 2, 3],
    { base: 1, journals: [at(1), at(2, 9), at(3, 8), at(6)] },
  ],
])('opens %s', async (_, journals, last, bases, path) => {
  const { heads } = await headsOf(journals)
  expect(heads.newestPath(last, (base) => bases.includes(base))).toEqual(path)
})

const two = Buffer.concat([change, lineOf({ 1: 'b', 2: 'c' })])

test.each<[string, Buffer, number, boolean, string[], number, boolean]>([
  ['all lines', two, whole, true, ['b', 'c'], two.length, false],
  ['the lines up to a length', two, change.length, true, ['a'], change.length, false],
  ['no line that ends behind the length', two, two.length - 1, false, ['a'], change.length, false],
  ['the lines before a cut last one', two.subarray(0, -1), whole, true, ['a'], change.length, false],
  ['a cut line, where more journals follow', two.subarray(0, -1), whole, false, ['a'], change.length, true],
  ['a broken line', Buffer.concat([change, Buffer.from('x\n')]), whole, true, ['a'], change.length, true],
  ['what is broken behind the length', Buffer.from('x\ny\n'), 3, false, [], 0, false],
])('replays %s', (_, lines, limit, isLast, names, bytes, isDamaged) => {
  const world = smallWorld()
  expect(atOnce(replayJournal(world, lines, { limit, isLast }, aFormat()))).toEqual({ bytes, isDamaged })
  expect(namesIn(world)).toEqual(names)
})

test('replays deletions and next ids, and skips tables that are gone', () => {
  const world = smallWorld('a', 'b')
  const changes = { things: [1], others: [{ id: 1 }] }
  const entry = encodeEntry({ changes, nextIds: { things: 9, others: 4 } })
  expect([...replayJournal(world, entry, { limit: whole, isLast: true }, aFormat())]).toHaveLength(1)
  expect([namesIn(world), world.things.nextId]).toEqual([['b'], 9])
})

test('knows a journal without a change', () => {
  const head = journalFrom()
  const journals = [Buffer.from(''), Buffer.from('cut'), head, change, Buffer.concat([head, change])]
  expect(journals.map(isEmptyJournal)).toEqual([true, true, true, false, false])
  expect(isEmptyJournal(Buffer.concat([head, Buffer.from('cut')]))).toBe(false)
})

test('returns the records of a line before and after it', () => {
  const world = smallWorld('a', 'b')
  const things = [{ id: 1, name: 'x' }, 2, { id: 3, name: 'c' }, 4]
  expect(applyEntry(world, { changes: { things }, version: 3 }, aFormat())).toEqual([
    { table: 'things', before: { id: 1, name: 'a' }, after: { id: 1, name: 'x' } },
    { table: 'things', before: { id: 2, name: 'b' }, after: undefined },
    { table: 'things', before: undefined, after: { id: 3, name: 'c' } },
    { table: 'things', before: undefined, after: undefined },
  ])
})
