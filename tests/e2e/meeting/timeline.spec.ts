import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

test('TL-14 an empty timeline', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/timeline', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/timeline` })
    await route.fulfill({ response, json: { ...(await response.json()), users: [] } })
  })
  await page.goto('/timeline')
  await expect(page.getByText('表示できるプロフィールがまだありません。')).toBeVisible()
})
