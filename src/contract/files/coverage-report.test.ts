import { expect, test } from 'vitest'
import { aReport } from '../../../tests/support/a-coverage-report.ts'
import type { CoverageReport } from '../control/coverage.ts'
import { coverageParts, shareOf, mergeCoverage } from './coverage-report.ts'

const home = { path: '/home', documented: true, seen: 1 }
const one = aReport({ 200: 3, 401: 0, 403: 0 }, [home, { path: '/recommends', documented: true, seen: 0 }])
const other = aReport({ 200: 1, 401: 2, 403: 0, 418: 1 }, [
  home,
  { path: '/recommends', documented: true, seen: 4 },
  { path: '/old', documented: false, seen: 1 },
])
const seenOf = (merged: CoverageReport, part: string) =>
  shareOf(coverageParts(merged).find(({ key }) => key === part)?.items ?? [])

test('IMP-18 computes shares of documented items only', () => {
  expect(seenOf(other, 'calls')).toEqual({ seen: 1, of: 1, percent: 100 })
  expect(seenOf(other, 'statuses')).toEqual({ seen: 2, of: 3, percent: 66 })
  expect(seenOf(other, 'screens')).toEqual({ seen: 2, of: 2, percent: 100 })
  expect(seenOf(other, 'texts')).toEqual({ seen: 0, of: 1, percent: 0 })
})

test('merges two sessions in either order', () => {
  const merged = mergeCoverage(one, other)
  expect(merged.endpoints[0]).toMatchObject({ statuses: { 200: 4, 401: 2, 403: 0, 418: 1 }, missing: [403] })
  expect(merged.screens.map(({ path, seen }) => [path, seen])).toEqual([
    ['/home', 2],
    ['/recommends', 4],
    ['/old', 1],
  ])
  expect(merged.timeRules).toEqual([{ kind: 'charge', fired: 2 }])
  expect(coverageParts(mergeCoverage(other, one)).map(({ items }) => shareOf(items))).toEqual(
    coverageParts(merged).map(({ items }) => shareOf(items)),
  )
})
