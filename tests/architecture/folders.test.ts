import { expect, test } from 'vitest'
import { crowdedFolders, isFile, mutualPairs, productionFiles, productionImports } from './import-graph.ts'

/** The desktop app holds the server, and both sides hold the contract: the top level is given. */
const given = 'mock-api <-> src'

test('no two sibling folders import each other', () => {
  expect(mutualPairs(productionImports)).toEqual([given])
})

test('two folders that import each other are seen at every depth', () => {
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

const mostFiles = 25

test('no folder of production code is too long to be scanned', () => {
  expect(crowdedFolders(productionFiles, mostFiles)).toEqual([])
  expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts', 'c/4.ts'], 1)).toEqual(['a'])
})

// The linter sees no dynamic import without its extension; here it names no file.
test('every relative import names a file', () => {
  expect(productionImports.length).toBeGreaterThan(3000)
  expect(productionImports.filter(([, to]) => !isFile(to))).toEqual([])
})
