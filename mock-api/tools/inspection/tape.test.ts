import { expect, test } from 'vitest'
import { Tape } from './tape.ts'

/** Adds an exchange of six bytes to a tape, which reserves three bytes for each of its six characters. */
const addTo = (tape: Tape, id: number, body: string | Buffer = 'body', head: object = {}) =>
  tape.add({ id, isReal: false, operation: undefined }, head, body)
const idsOf = ({ entries }: Pick<Tape, 'entries'>) => entries.map(({ id }) => id)

test('a tape gives back calls and frames as they were recorded', () => {
  const tape = new Tape({ count: 9, bytes: 1_000 })
  addTo(tape, 1, 'あ', { url: '/宵' })
  addTo(tape, 2, Buffer.from('い'), { url: '/b' })
  addTo(tape, 3, 'う', { direction: 'in' })
  expect(tape.entries.map((entry) => tape.recorded(entry))).toEqual([
    { url: '/宵', response: 'あ' },
    { url: '/b', response: 'い' },
    { direction: 'in', frame: 'う' },
  ])
})

test('a tape takes no exchange that may be longer than half of it', () => {
  const tape = new Tape({ count: 9, bytes: 96 })
  addTo(tape, 1, 'x'.repeat(14))
  addTo(tape, 2, Buffer.alloc(42))
  expect(() => addTo(tape, 3, 'x'.repeat(15))).toThrow(RangeError)
  expect(() => addTo(tape, 4, Buffer.alloc(43))).toThrow(
    'Failed to record exchange 4: it is larger than half the tape.',
  )
  expect(idsOf(tape)).toEqual([1, 2])
})

test('a tape overwrites its oldest exchanges, and only those in its way', () => {
  const tape = new Tape({ count: 9, bytes: 36 })
  for (const id of [1, 2, 3, 4]) addTo(tape, id)
  expect(idsOf(tape)).toEqual([1, 2, 3, 4])
  addTo(tape, 5)
  expect(idsOf(tape)).toEqual([4, 5])
  addTo(tape, 6)
  expect(idsOf(tape)).toEqual([5, 6])
  expect(tape.entries.map((entry) => tape.recorded(entry))).toEqual([{ response: 'body' }, { response: 'body' }])
})

test('a tape that begins again drops what is left at its end', () => {
  const tape = new Tape({ count: 99, bytes: 36 })
  for (const id of [1, 2, 3, 4]) addTo(tape, id)
  for (const id of [5, 6, 7, 8]) addTo(tape, id, '')
  for (const id of [9, 10, 11]) addTo(tape, id)
  expect(idsOf(tape)).toEqual([8, 9, 10, 11])
  addTo(tape, 12, '')
  addTo(tape, 13)
  expect(idsOf(tape)).toEqual([12, 13])
})

test('a tape holds a number of exchanges, and knows when they are more than a limit', () => {
  const tape = new Tape({ count: 3, bytes: 1_000 })
  for (const id of [1, 2, 3, 4]) addTo(tape, id)
  expect(idsOf(tape)).toEqual([2, 3, 4])
  const limits = [
    { count: 3, bytes: 18 },
    { count: 2, bytes: 18 },
    { count: 3, bytes: 17 },
  ]
  expect(limits.map((limit) => tape.holdsMoreThan(limit))).toEqual([false, true, true])
  expect(tape.take(1).map(({ id }) => id)).toEqual([2])
  expect([11, 12].map((bytes) => tape.holdsMoreThan({ count: 3, bytes }))).toEqual([true, false])
  expect([idsOf(tape), tape.take(2).map(({ id }) => id), idsOf(tape)]).toEqual([[3, 4], [3, 4], []])
  addTo(tape, 5)
  expect(tape.holdsMoreThan({ count: 1, bytes: 0 })).toBe(false)
})
