import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

test('PAY-116 PAYINFO2-18 PAYINFO2-19 a date that has passed is left out, the plan stays', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/payment_information', async (route) => {
    const answer = await route.fetch({ url: `${server.url}/api/payment_information` })
    const json = { ...(await answer.json()), next_payment_date: '2026-11-20T11:59:00+09:00' }
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/payment_information')
  await expect(page.getByText('1ヶ月プラン')).toBeVisible()
  await expect(page.getByText('次回のお支払い日')).toHaveCount(0)
})
