import { expect, test } from 'vitest'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { aFormat, namesIn, smallWorld, worldFileOf } from '../../../tests/support/world/a-format.ts'
import { atOnce } from '../steps.ts'
import { parseWorld } from './parse-world.ts'
import { StoreError } from './store-error.ts'
import type { WorldFault } from './world-format.ts'
import { piecesOf } from './world-pieces.ts'

type Origin = 'own' | 'outside'
const parse = (bytes: Buffer, origin: Origin = 'own', faults: readonly WorldFault[] = []) =>
  atOnce(parseWorld(aFormat(faults), bytes, { name: 'of the test', origin }))

/** The refusal of a file, without what is the same in all. */
function refusalOf(bytes: Buffer, origin: Origin = 'outside', faults: readonly WorldFault[] = []): string {
  const advice = {
    own: ' Restore a copy, or start with another --data folder.',
    outside: ' Nothing was changed. Have it written again, or take another one.',
  }[origin]
  let thrown: unknown
  try {
    parse(bytes, origin, faults)
  } catch (cause) {
    thrown = cause
  }
  expect(thrown).toBeInstanceOf(StoreError)
  const { message } = thrown as Error
  expect(message.startsWith('Failed to open the world of the test: ') && message.endsWith(`.${advice}`)).toBe(true)
  return message.slice('Failed to open the world of the test: '.length, -advice.length - 1)
}

const one = 'things {"id":1,"name":"a"}'

test.each<Origin>(['own', 'outside'])('reads the world that was written, with its next ids (%s)', (origin) => {
  const world = smallWorld('a', 'あ', 'c')
  world.things.delete(2)
  world.things.nextId = 7
  world.notes.insert({ text: 'a note' })
  const bytes = Buffer.concat([...piecesOf(world, aFormat())].map((piece) => piece.world))
  const read = parse(bytes, origin)
  expect([namesIn(read), [...read.things.ids()], read.things.nextId]).toEqual([['a', 'c'], [1, 3], 7])
  expect([[...read.notes.all()], read.notes.nextId]).toEqual([[{ id: 1, text: 'a note' }], 2])
})

test.each<[string, Buffer]>([
  ['the end of the file is missing', Buffer.from('')],
  ['the end of the file is missing', Buffer.from('end 0\n')],
  ['the end of the file is missing', worldFileOf([one]).subarray(0, -1)],
  ['the end of the file is missing', Buffer.concat([worldFileOf([one]), Buffer.from('more\n')])],
  ['its checksum does not match its content', Buffer.from(worldFileOf([one]).toString().replace('"a"', '"b"'))],
  ['it is not a world file', worldFileOf([one], { format: 'large-world' })],
  ['it is not a world file', worldFileOf([one], { version: 'x' })],
  ['it was written by a newer version (4, this one knows 3)', worldFileOf([one], { version: 4 })],
  ['line 3: there is no table "others"', worldFileOf([one, 'others {"id":1}'])],
  [`line 2: there is no table "${'x'.repeat(40)}"`, worldFileOf([`${'x'.repeat(50)} {"id":1}`])],
])('refuses a file: %s', (why, bytes) => {
  for (const origin of ['own', 'outside'] as const) expect(refusalOf(bytes, origin)).toBe(why)
})

test.each<[string | RegExp, ...string[]]>([
  ['line 2, things: it is not JSON', 'things {"id":1'],
  ['line 3, things.name: must be string', one, 'things {"id":2,"name":5}'],
  ['line 2, notes.more: is unknown', 'notes {"id":2,"text":"x","more":1}'],
  ['line 3, things: another record has the id 1', one, one],
])('checks records from outside: %s', (why, ...lines) => {
  expect(refusalOf(worldFileOf(lines))).toMatch(why)
})

test('trusts records of its own files, whose checksum proves them', () => {
  expect([...parse(worldFileOf(['things {"id":1,"name":5}'])).things.all()]).toEqual([{ id: 1, name: 5 }])
})

test.each<[number, string]>([
  [1, 'title'],
  [2, 'label'],
])('brings records of version %i to the present one, and checks them', (version, field) => {
  const older = (...lines: string[]) => worldFileOf(lines, { version })
  expect(namesIn(parse(older(`things {"id":1,"${field}":"a"}`)))).toEqual(['a'])
  expect(refusalOf(older('things 5'), 'own')).toBe('line 2, things: it is not a record')
  expect(refusalOf(older('things {"id":1,"other":"a"}'), 'own')).toBe('line 2, things.name: must be string')
  expect(parse(older('notes {"id":1,"text":"x"}')).notes.size).toBe(1)
})

test('checks a world from outside as a whole, and names the line of a fault', () => {
  const lines = [one, 'notes {"id":1,"text":"x"}', 'things {"id":2,"name":"b"}']
  const fault = { table: 'things', id: 2, why: reasonOf('no-profile') }
  expect(refusalOf(worldFileOf(lines, { nextIds: {} }), 'outside', [fault])).toBe(
    'line 4, things/2: it has no profile record',
  )
  expect(refusalOf(worldFileOf(lines), 'outside', [{ ...fault, id: 5 }])).toBe('things/5: it has no profile record')
  expect(parse(worldFileOf(lines, { nextIds: {} }), 'own', [fault]).things.size).toBe(2)
  expect(refusalOf(worldFileOf(lines, { nextIds: { things: 2 } }))).toBe(
    'the next id of things is 2, but ids up to 2 are used',
  )
  expect(parse(worldFileOf(lines, { nextIds: { things: 3 } }), 'outside').things.nextId).toBe(3)
  expect(parse(worldFileOf(lines, { nextIds: {} }), 'outside').things.nextId).toBe(3)
})

test('pauses after each record and each check', () => {
  const lines = [one, 'things {"id":2,"name":"b"}']
  const stepsOf = (origin: Origin) => [...parseWorld(aFormat(), worldFileOf(lines), { name: 'x', origin })].length
  expect([stepsOf('own'), stepsOf('outside')]).toEqual([3, 3])
})
