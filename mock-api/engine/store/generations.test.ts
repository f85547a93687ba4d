import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { damageText } from '../../../src/contract/rules/damage.ts'
import { aFormat, journalFrom, lineOf, namesIn, smallWorld } from '../../../tests/support/world/a-format.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { filesOf, journalPath, removeAllBut, worldPath } from './generations.ts'
import { indexPathOf } from './generations.ts'
import { JournalEnd } from './journal/end-file.ts'
import { encodeEntry } from './journal/entry.ts'
import { JournalHeads, wholeJournal as whole } from './journal/heads.ts'
import { openNewest, openPath } from './open-path.ts'
import { readRecords, readSteps } from './past-changes.ts'
import { quarantine, quarantineCopy } from './set-aside.ts'
import { WorldFile } from './world-file.ts'

const format = aFormat()

/** A folder with these journals, and world files with one thing each, called by its number. */
async function aHistory(worlds: readonly number[], journals: Readonly<Record<number, readonly Buffer[]>>) {
  const dir = await aFolder()
  for (const world of worlds) await new WorldFile(worldPath(dir, world), format).write(smallWorld(`world ${world}`))
  for (const [number, lines] of Object.entries(journals))
    writeFileSync(journalPath(dir, Number(number)), Buffer.concat(lines))
  return { dir, heads: new JournalHeads((journal) => journalPath(dir, journal)) }
}

const [a, b, c, d] = [
  lineOf({ 2: 'a' }),
  lineOf({ 3: 'b' }),
  lineOf({ 2: 'c', 4: 'c' }),
  encodeEntry({ changes: { things: [3] } }),
]
const ends = { a: a.length, b: a.length + b.length, c: a.length + b.length + c.length }
const at = (journal: number, bytes: number) => ({ base: 1, journal, bytes })
const change = (before: string | undefined, after: string | undefined, id: number) => {
  const record = (name: string | undefined) => (name === undefined ? undefined : { id, name })
  return { table: 'things', before: record(before), after: record(after) }
}
const cChanged = [change('a', 'c', 2), change(undefined, 'c', 4)]

test('names all files on the way to a position', async () => {
  expect(
    filesOf('x', {
      base: 1,
      journals: [
        { generation: 1, bytes: 5 },
        { generation: 12, bytes: whole },
      ],
    }),
  ).toEqual([...['x/world-000001.jsonl', 'x/index-000001.jsonl', 'x/journal-000001.jsonl', 'x/journal-000012.jsonl']])
})

test('D-109 reads what changed between positions, over several journals', async () => {
  const { dir, heads } = await aHistory([1], { 1: [a, b, c], 2: [d, lineOf({ 9: 'later' })] })
  const steps = (...bounds: ReturnType<typeof at>[]) => readSteps(dir, bounds, format, heads)
  expect(await steps(at(1, ends.a), at(1, ends.a), at(1, ends.c), at(2, 0), at(2, d.length))).toEqual([
    { records: [], nextIds: { things: 3, notes: 1 } },
    { records: [], nextIds: { things: 3, notes: 1 } },
    { records: [change(undefined, 'b', 3), ...cChanged], nextIds: { things: 5, notes: 1 } },
    { records: [], nextIds: { things: 5, notes: 1 } },
    { records: [change('b', undefined, 3)], nextIds: { things: 5, notes: 1 } },
  ])
  expect(await steps(at(1, 0), at(1, ends.b))).toEqual([
    { records: [], nextIds: { things: 2, notes: 1 } },
    { records: [change(undefined, 'a', 2), change(undefined, 'b', 3)], nextIds: { things: 4, notes: 1 } },
  ])
  expect([await steps(at(1, ends.c)), await steps()]).toEqual([
    ...[[{ records: [], nextIds: { things: 5, notes: 1 } }], []],
  ])
})

test('reads no steps between two lines of history', async () => {
  const { dir, heads } = await aHistory([1], { 1: [a, b], 2: [c], 3: [journalFrom(at(1, ends.a)), d] })
  const branch = at(3, journalFrom(at(1, ends.a)).length + d.length)
  expect(await readSteps(dir, [at(1, ends.a), branch], format, heads)).toMatchObject([
    { records: [] },
    { records: [change(undefined, undefined, 3)] },
  ])
  await expect(readSteps(dir, [at(2, c.length), branch], format, heads)).rejects.toThrow(
    'Failed to read the steps: journal 2 is on another line.',
  )
})

test('D-109 reads the records that ranges of journals changed, before and after each', async () => {
  const { dir, heads } = await aHistory([1], { 1: [a, b, c], 2: [d] })
  const range = (journal: number, from: number, to: number) => ({ base: 1, journal, from, to })
  const records = (...ranges: ReturnType<typeof range>[]) => readRecords(dir, ranges, format, heads)
  expect(await records(range(1, 0, ends.a))).toEqual([change(undefined, 'a', 2)])
  expect(await records(range(1, ends.a, ends.b), range(2, 0, d.length))).toEqual([
    ...[change(undefined, 'b', 3), change('b', undefined, 3)],
  ])
  expect(await records(range(1, ends.a, ends.c))).toEqual([change(undefined, 'b', 3), ...cChanged])
  expect([await records(range(1, ends.a, ends.b - 1)), await records(range(1, 1, ends.a)), await records()]).toEqual([
    ...[[], [], []],
  ])
})

test('R2 refuses to list changes of a journal that is damaged, cut or missing', async () => {
  const { dir, heads } = await aHistory([1], { 1: [a, Buffer.from('x\n'), b], 2: [c] })
  const range = (journal: number, to: number) => ({ base: 1, journal, from: 0, to })
  const records = (journal: number, to: number) => readRecords(dir, [range(journal, to)], format, heads)
  expect(await records(1, ends.a)).toEqual([change(undefined, 'a', 2)])
  await expect(records(1, ends.b)).rejects.toThrow(/^Failed to read \S+journal-000001\.jsonl: it is damaged\./)
  await expect(records(2, c.length)).rejects.toThrow(/journal-000001\.jsonl: it is damaged\./)
  writeFileSync(journalPath(dir, 1), a)
  await expect(records(1, ends.b)).rejects.toThrow(/journal-000001\.jsonl: it is damaged\./)
  rmSync(journalPath(dir, 1))
  await expect(records(2, c.length)).rejects.toThrow(/^Failed to read \S+journal-000001\.jsonl: ENOENT/)
})

const path = (...journals: (readonly [number, number?])[]) => ({
  base: 1,
  journals: journals.map(([generation, bytes = whole]) => ({ generation, bytes })),
})

test.each<[string, Record<number, Buffer[]>, ReturnType<typeof path>, string[], [number, number], RegExp]>([
  ['nothing', {}, path(), [], [1, 0], /^$/],
  ['whole journals', { 1: [a], 2: [b] }, path([1], [2]), ['a', 'b'], [2, b.length], /^$/],
  ['a journal that is not there yet', { 1: [a] }, path([1], [2]), ['a'], [2, 0], /^$/],
  ['a last line that was cut', { 1: [a, b.subarray(0, -1)] }, path([1]), ['a'], [1, a.length], /^$/],
  [
    'a cut line with journals after it',
    { 1: [a.subarray(0, -1)], 2: [b] },
    path([1], [2]),
    [],
    [1, 0],
    /^\S+ is damaged: [^\n]+$/,
  ],
  ['the part of a journal', { 1: [a, b] }, path([1, ends.a]), ['a'], [1, ends.a], /^$/],
  ['too short a part of a journal', { 1: [a] }, path([1, ends.b], [2]), ['a'], [1, ends.a], /^\S+ is damaged: [^\n]+$/],
])('R2 replays %s', async (_, journals, route, names, [journal, bytes], report) => {
  const { dir } = await aHistory([1], journals)
  for (const hasIndex of [true, false]) {
    if (!hasIndex) rmSync(indexPathOf(worldPath(dir, 1)))
    const { world, close, position, damage } = await openPath(dir, route, format)
    expect([namesIn(world), position]).toEqual([['world 1', ...names], { base: 1, journal, bytes }])
    expect(damage.map(damageText).join('\n')).toMatch(report)
    close()
  }
})

const quarantined = (file: string) =>
  `${file} is damaged: the part before the damage is in use, and the whole file is kept as ${file}.damaged.`

test('R2 says how much of a journal is lost, and keeps what is left of it', async () => {
  const { dir } = await aHistory([1], { 1: [a] })
  const file = journalPath(dir, 1)
  const open = (bytes: number) => openPath(dir, path([1]), format, { journal: 1, bytes })
  const cut = `${file} was cut: the changes in its last 9 of ${a.length + 9} bytes are lost, earlier changes are in use.`
  expect((await open(a.length + 9)).damage.map(damageText)).toEqual([cut])
  expect([(await open(a.length)).damage, existsSync(`${file}.damaged`)]).toEqual([[], false])
  writeFileSync(file, Buffer.concat([a, Buffer.from('1234')]))
  expect((await open(a.length + 9)).damage.map(damageText)).toEqual([
    `${cut} The whole file is kept as ${file}.damaged.`,
  ])
  expect(readFileSync(`${file}.damaged`)).toEqual(readFileSync(file))
  for (const known of [a.length + 4, a.length + 2])
    expect((await open(known)).damage.map(damageText)).toEqual([quarantined(file)])
  // The known end of another journal says nothing about this one.
  const other = await openPath(dir, path([1]), format, { journal: 2, bytes: 999 })
  expect(other.damage).toEqual([])
})

test('R2 keeps each damaged file under a name of its own', async () => {
  const { dir } = await aHistory([1], { 1: [a] })
  const file = journalPath(dir, 1)
  const copies = []
  for (const text of ['x', 'y', 'y']) copies.push((await quarantineCopy(file, Buffer.from(text))).copy)
  expect(copies).toEqual([`${file}.damaged`, `${file}.damaged-2`, `${file}.damaged-2`])
  await quarantine(file)
  const contents = ['', '-2', '-3'].map((end) => readFileSync(`${file}.damaged${end}`, 'latin1'))
  expect(contents).toEqual(['x', 'y', a.toString('latin1')])
})

/** Lines of the versions before the third, in which things had a title and then a label. */
const older = [
  encodeEntry({ changes: { things: [{ id: 2, title: 'b' }], notes: [{ id: 1, text: 'n' }], gone: [{ id: 1 }] } }),
  encodeEntry({ changes: { things: [{ id: 3, label: 'c' }, 2] }, version: 2 }),
]

test('brings journal lines of older versions to the present one, and checks their records', async () => {
  const { dir, heads } = await aHistory([1], { 1: [...older, lineOf({ 4: 'd' })] })
  const { world, close } = await openPath(dir, path([1]), format)
  expect([namesIn(world), [...world.notes.all()]]).toEqual([['world 1', 'c', 'd'], [{ id: 1, text: 'n' }]])
  close()
  const range = { base: 1, journal: 1, from: 0, to: (older[0] ?? a).length }
  expect((await readRecords(dir, [range], format, heads))[0]).toEqual(change(undefined, 'b', 2))
  writeFileSync(journalPath(dir, 1), encodeEntry({ changes: { things: [{ id: 2, name: 'x' }] }, version: 2 }))
  await expect(openPath(dir, path([1]), format)).rejects.toThrow(/^Failed to read a journal: things\.name: /)
})

test('refuses files of a newer version, and changes nothing in the folder', async () => {
  const newer = encodeEntry({ changes: {}, version: 4 })
  const { dir, heads } = await aHistory([1, 2], { 1: [a], 2: [journalFrom(), newer] })
  const before = readdirSync(dir).toSorted()
  await expect(openNewest(dir, format, heads)).rejects.toThrow(
    /^Failed to read a journal: it was written by a newer version \(4, this one knows 3\)\. /,
  )
  writeFileSync(journalPath(dir, 2), journalFrom())
  await new WorldFile(worldPath(dir, 2), { ...format, version: 4 }).write(smallWorld('newer'))
  await expect(openNewest(dir, format, heads)).rejects.toThrow(/world-000002\.jsonl: it was written by a newer version/)
  expect(readdirSync(dir).toSorted()).toEqual(before)
})

test('opens the newest state', async () => {
  const { dir, heads } = await aHistory([1, 2], { 2: [a], 3: [b] })
  const opened = await openNewest(dir, format, heads)
  expect(opened && [namesIn(opened.world), opened.position, opened.damage]).toEqual([
    ...[['world 2', 'a', 'b'], { base: 2, journal: 3, bytes: b.length }, []],
  ])
})

test('R2 a way back that was killed before its journal became the known one is no damage', async () => {
  const head = journalFrom(at(1, ends.a))
  const { dir, heads } = await aHistory([1], { 1: [a, b], 2: [head] })
  const end = new JournalEnd(dir)
  end.write({ journal: 1, bytes: ends.b })
  end.close()
  const opened = await openNewest(dir, format, heads)
  expect(opened && [namesIn(opened.world), opened.position, opened.damage]).toEqual([
    ...[['world 1', 'a'], { base: 1, journal: 2, bytes: head.length }, []],
  ])
})

test('R2 opens a world file whose journal was not begun before a kill', async () => {
  const { dir, heads } = await aHistory([1, 2], {})
  const opened = await openNewest(dir, format, heads)
  expect(opened && [namesIn(opened.world), opened.position, opened.damage]).toEqual([
    ...[['world 2'], { base: 2, journal: 2, bytes: 0 }, []],
  ])
})

test('R2 opens nothing in an empty folder, and refuses one with journals only', async () => {
  const { dir, heads } = await aHistory([], {})
  expect(await openNewest(dir, format, heads)).toBeNull()
  writeFileSync(journalPath(dir, 1), a)
  await expect(openNewest(dir, format, heads)).rejects.toThrow(
    `Failed to open the world in ${dir}: only journals are left. Restore a copy.`,
  )
  writeFileSync(worldPath(dir, 1), 'x')
  await expect(openNewest(dir, format, heads)).rejects.toThrow(/^Failed to open the world \S+world-000001\.jsonl: /)
  expect(readdirSync(dir).filter((name) => name.endsWith('damaged'))).toEqual([])
})

test('R2 refuses a journal that the system cannot read, and leaves it whole', async () => {
  const { dir, heads } = await aHistory([1], { 1: [a] })
  // Reading a folder fails like a bad disk.
  mkdirSync(journalPath(dir, 2))
  await expect(openNewest(dir, format, heads)).rejects.toMatchObject({ code: 'EISDIR' })
  expect([readFileSync(journalPath(dir, 1)), readdirSync(dir).filter((name) => name.endsWith('damaged'))]).toEqual([
    a,
    [],
  ])
})

test('leaves the folder alone when opening fails for another reason', async () => {
  const { dir, heads } = await aHistory([1, 2], { 2: [a] })
  const broken = {
    ...format,
    create: () => {
      throw new Error('broken')
    },
  }
  await expect(openNewest(dir, broken, heads)).rejects.toThrow('broken')
  expect(readdirSync(dir).filter((name) => name.endsWith('damaged'))).toEqual([])
})

test('R2 sets only journals with changes aside that follow a damaged one', async () => {
  const { dir, heads } = await aHistory([1], { 1: [a, Buffer.from('x\n'), b], 2: [c], 3: [] })
  const opened = await openNewest(dir, format, heads)
  expect(opened && [namesIn(opened.world), opened.damage.map(damageText)]).toEqual([
    ['world 1', 'a'],
    [quarantined(journalPath(dir, 1)), `Moved to ${journalPath(dir, 2)}.damaged. The state before it is in use.`],
  ])
  expect([existsSync(journalPath(dir, 2)), existsSync(journalPath(dir, 3))]).toEqual([false, true])
})

test('removes world, index and journal files but those that are named', async () => {
  const { dir } = await aHistory([1, 2], { 1: [a], 2: [b], 3: [c] })
  writeFileSync(`${dir}/journal-end`, '')
  await removeAllBut(dir, { worlds: new Set([2]), journals: new Set([1, 3]) })
  expect(readdirSync(dir).toSorted()).toEqual([
    ...['index-000002.jsonl', 'journal-000001.jsonl', 'journal-000003.jsonl', 'journal-end', 'world-000002.jsonl'],
  ])
  expect(existsSync(indexPathOf(worldPath(dir, 2)))).toBe(true)
})
