import { RecommendationsPage } from '../../e2e/page-models/recommendations-page.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('D-83 a row of a man that leads nowhere is no link and says why', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/recommends/male' })
  const list = new RecommendationsPage(page)
  await list.tab('見送り').click()
  const row = list.rows.filter({ hasText: 'プロフィールは表示されません' }).first()
  await expect(row).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(0)
})
