import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { watchShifts } from '../../support/watch-shifts.ts'

test('a notice moves nothing when it comes', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const shifted = await watchShifts(page)
  const release = await holdBack(page, '**/api/notice?*')
  await page.goto('/notice/1')
  await page.locator('main .animate-shimmer').first().waitFor()
  release()
  await expect(page.getByText('パスワードを変更する')).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await shifted()).toBeLessThanOrEqual(0.001)
})
