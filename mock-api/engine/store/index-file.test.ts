import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { aFormat, smallWorld } from '../../../tests/support/world/a-format.ts'
import { decodeNumbers, encodeNumbers, indexTail, readIndex } from './index-file.ts'
import { piecesOf } from './world-pieces.ts'

function indexOf(world = smallWorld('a', 'b')) {
  const pieces = [...piecesOf(world, aFormat())]
  const worldFile = Buffer.concat(pieces.map((piece) => piece.world))
  return { bytes: Buffer.concat(pieces.map((piece) => piece.index)), worldFile }
}

const textsOf = (bytes: Buffer) =>
  Object.fromEntries(
    [...(readIndex(aFormat(), bytes)?.columns ?? [])].map(([name, pieces]) => [name, pieces.map(String)]),
  )

test('reads the columns of each table, and which world file they belong to', () => {
  const world = smallWorld('a', 'b')
  world.notes.insert({ text: 'n' })
  const { bytes, worldFile } = indexOf(world)
  const [rowOfA, rowOfB] = ['a', 'b'].map((name, at) => Buffer.from(`{"id":${at + 1},"name":"${name}"}`))
  const rows = [rowOfA, rowOfB].flatMap((row, at) => [at + 1, row?.length ?? 0, crc32(row ?? '')])
  expect(textsOf(bytes)).toEqual({
    ...{ 'things rows': [encodeNumbers(rows)], 'things by-name': ['["a","b"]'] },
    'notes rows': [expect.any(String)],
  })
  const trailer = /end (\d+)\n$/.exec(worldFile.toString())
  expect(readIndex(aFormat(), bytes)).toMatchObject({
    bytes: worldFile.length - (trailer?.[0].length ?? 0),
    checksum: Number(trailer?.[1]),
  })
})

test('writes a line for each 500 records, and puts them together again', () => {
  const names = Array.from({ length: 501 }, (_, at) => `n${at}`)
  const columns = textsOf(indexOf(smallWorld(...names)).bytes)
  expect(columns['things by-name']).toEqual([JSON.stringify(names.slice(0, 500)), '["n500"]'])
  const pieces = columns['things rows']?.map((piece) => Buffer.from(piece)) ?? []
  const numbers = decodeNumbers(pieces)
  expect([pieces.length, numbers.length, numbers[0], numbers[1500]]).toEqual([2, 1503, 1, 501])
})

test('reads large numbers back', () => {
  const numbers = [0, 1, 2 ** 32 - 1]
  expect([...decodeNumbers([Buffer.from(encodeNumbers(numbers)), Buffer.from(encodeNumbers([7, 8, 9]))])]).toEqual([
    ...[...numbers, 7, 8, 9],
  ])
  expect(decodeNumbers([])).toHaveLength(0)
})

test('reads an index without columns', () => {
  expect(readIndex(aFormat(), Buffer.from(indexTail(aFormat(), { bytes: 5, checksum: 6 }, 0)))).toEqual({
    ...{ bytes: 5, checksum: 6, columns: new Map() },
  })
})

test.each<[string, (text: string) => string]>([
  ['is empty', () => ''],
  ['is cut', (text) => text.slice(0, -1)],
  ['goes on', (text) => `${text}x\n`],
  ['was changed', (text) => text.replace('by-name', 'by-nane')],
  ['has another checksum', (text) => text.replace(/\d+\n$/, '5\n')],
])('R2 uses no index that %s', (_, change) => {
  const { bytes } = indexOf()
  expect(readIndex(aFormat(), Buffer.from(change(bytes.toString())))).toBeUndefined()
})

test.each([{ name: 'large' }, { indexVersion: 2 }])('uses no index of another format or version: %j', (other) => {
  expect(readIndex({ ...aFormat(), ...other }, indexOf().bytes)).toBeUndefined()
  const head = JSON.stringify({ format: 'small-index', version: 1, bytes: 'x', checksum: 1 })
  expect(readIndex(aFormat(), Buffer.from(`${head} ${crc32(head)}\n`))).toBeUndefined()
})
