import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REC-22 D-113 an address beyond the last page of a list leads to that page', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/recommends?page=9' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('まだありません')).toHaveCount(0)
  await page.goto('/footprints?page=99')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/footprints' && url.searchParams.get('page') !== '99')
})

test('TOPIC-08 D-113 an unknown topic says that it cannot be shown, not that there are none', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/topic?topicid=99999' })
  await expect(page.getByText('このトピックは表示できません。')).toBeVisible()
  await expect(page.getByText('トピックはまだありません。')).toHaveCount(0)
})
