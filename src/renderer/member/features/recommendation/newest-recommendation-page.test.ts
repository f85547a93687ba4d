// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { searchPages } from '../../shared/search-pairings.ts'
import { newestUndecided } from './newest-recommendation-page.tsx'

const row = (partner_user_id: number, status_n: 0 | 3 | 9, is_choosable: boolean) => ({
  partner_user_id,
  partner_user_uuid: `uuid-${partner_user_id}`,
  status_n,
  is_choosable,
})

test('ROUTE-54 D-53 CONST-33 finds the newest recommendation that awaits a decision', () => {
  expect(newestUndecided([row(1, 3, true), row(2, 9, false), row(3, 0, true)], 2)).toBe('/profile?id=3')
  expect(newestUndecided([row(4, 9, true)], 1)).toBe('/profile/female?id=4')
  expect(newestUndecided([row(1, 3, true)], 2)).toBeNull()
})

test('ROUTE-54 D-53 finds the newest undecided row behind decided pages and reads no page too many', async () => {
  const decided = Array.from({ length: 10 }, (_, index) => row(index + 1, 3, true))
  const read: number[] = []
  const pages = (...rec: ReturnType<typeof row>[][]) => {
    return async (page: number) => {
      read.push(page)
      return { rec: (rec[page - 1] ?? []) as RecommendRow[], pageCount: rec.length }
    }
  }
  const find = (readPage: ReturnType<typeof pages>) => searchPages(readPage, (rows) => newestUndecided(rows, 2))
  expect(await find(pages(decided, decided, [row(21, 0, true)], decided))).toBe('/profile?id=21')
  expect(read).toEqual([1, 2, 3])
  expect(await find(pages(decided, decided))).toBeNull()
  expect(await find(pages())).toBeNull()
})
