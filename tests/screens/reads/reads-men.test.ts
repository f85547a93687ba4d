import { routeTable } from '../../../src/renderer/member/app/routing/route-table.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'
import { testReads } from './read-matrix.ts'
import { menReads, womenReads } from './read-table.ts'

testReads(menReads)

test('D-113 the table of reads has a row for every page behind the login', () => {
  const rows = new Set([...womenReads, ...menReads].map(({ route }) => route))
  const guarded = routeTable.filter(({ access }) => access !== 'open').map(({ name }) => name)
  expect(guarded.filter((name) => !rows.has(name))).toEqual([])
})
