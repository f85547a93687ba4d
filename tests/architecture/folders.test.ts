import { expect, test } from 'vitest'
import {
  crowdedFolders,
  filesOnCircles,
  isFile,
  mutualPairs,
  productionFiles,
  productionImports,
  roomsOnCircles,
} from './import-graph.ts'

/** The desktop app contains the server, and both contain the contract, so the top level is mutual. */
const given = 'mock-api <-> src'

test('no two sibling folders import each other', () => {
  expect(mutualPairs(productionImports)).toEqual([given])
})

test('detects two folders that import each other at every depth', () => {
  const planted = [
    ['a/x/one.ts', 'a/y/deep/two.ts'],
    ['a/y/three.ts', 'a/x/four.ts'],
    ['a/x/one.ts', 'a/top.ts'],
    ['a/top.ts', 'a/x/one.ts'],
    ['a/z/five.ts', 'a/x/one.ts'],
    ['b/six.ts', 'b/seven.ts'],
  ] as const
  expect(mutualPairs(planted)).toEqual(['a/x <-> a/y'])
})

test('no file imports itself through others', () => {
  expect(filesOnCircles(productionImports)).toEqual([])
  const planted = [
    ['top.ts', 'a.ts'],
    ['a.ts', 'b.ts'],
    ['b.ts', 'c.ts'],
    ['c.ts', 'a.ts'],
    ['c.ts', 'end.ts'],
  ] as const
  expect(filesOnCircles(planted)).toEqual(['a.ts', 'b.ts', 'c.ts'])
})

test('no arrow between the rooms of the server points up, types included', () => {
  expect(roomsOnCircles('mock-api', productionImports)).toEqual([])
  const planted = [
    ['mock-api/runtime.ts', 'mock-api/tools/history/history.ts'],
    ['mock-api/tools/capsule/parts.ts', 'mock-api/runtime.ts'],
    ['mock-api/tools/capsule/parts.ts', 'mock-api/world/world.ts'],
  ] as const
  expect(roomsOnCircles('mock-api', planted)).toEqual(['runtime.ts', 'tools'])
})

const mostFiles = 25

test('keeps every folder of production code short enough to scan', () => {
  expect(crowdedFolders(productionFiles, mostFiles)).toEqual([])
  expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts', 'c/4.ts'], 1)).toEqual(['a'])
})

// The linter misses a dynamic import without its extension; here it has no file.
test('every relative import names a file', () => {
  expect(productionImports.length).toBeGreaterThan(3000)
  expect(productionImports.filter(([, to]) => !isFile(to))).toEqual([])
})
