import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'

test('REC-02 REC-21 REC-29 a man cannot open what she still considers', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/recommends/male?status=others' })
  const list = new RecommendationsPage(page)
  const considered = list.rows.filter({ hasText: 'お相手が検討中' }).first()
  await expect(considered).toBeVisible()
  await expect(considered.getByRole('link')).toHaveCount(0)
  await list.tab('いいね').click()
  await expect(list.rows.first().getByRole('link')).toHaveAttribute('href', /^\/profile\/female\?id=\d+$/)
})

test('REC back from a profile returns to the same row', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/recommends' })
  const list = new RecommendationsPage(page)
  await expect(list.rows).toHaveCount(10)
  const link = list.page.locator('main a[href^="/profile?id="]').last()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === '/profile')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
})
