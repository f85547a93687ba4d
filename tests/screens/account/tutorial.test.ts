import { test } from '../support/test.ts'

const path = '/tutorial'

test('TUT-07 GATE-47 after a failure home leads back to the guide', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-tutorial', path })
  await page.route('**/api/tutorial_check', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('checkbox').first().waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const gone = page.waitForURL(/\/home/)
  await page.getByRole('button', { name: 'ホームへ' }).click()
  await gone
  await page.waitForURL(/\/tutorial$/)
})
