import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

const good = '4242424242424242'

test('D-110 a payment whose answer the connection lost opens home with its receipt, and is charged once', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await server.control.put('/faults', [{ match: { path: '/api/al_payment' }, drop: 'after', times: 1 }])
  await payment.pay('1ヶ月プラン', good)
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await expect(page.getByRole('region', { name: 'お支払いの控え' })).toContainText('3,850円')
})

for (const how of ['answered', 'lost'] as const) {
  test(`D-110 D-76 a withdrawal that is ${how} ends in each tab without a word of expiry, and leaves nothing of her`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: 'woman', path: '/timeline' })
    await expect(page.getByText(/^いいね残り/)).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(other.getByText(/^いいね残り/)).toBeVisible()
    await page.goto('/questionaire')
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: '次へ' }).click()
    await page.getByRole('button', { name: '退会', exact: true }).click()
    if (how === 'lost') {
      await server.control.put('/faults', [{ match: { path: '/api/cancel/female' }, drop: 'after', times: 1 }])
    }
    await page.getByRole('button', { name: '退会する' }).click()
    await expect(page.getByText('退会が完了しました。')).toBeVisible()
    await expect(other).toHaveURL((url) => url.pathname === '/login')
    await expect(other.getByText('ほかのタブで退会のお手続きがあったため')).toBeVisible()
    await expect(other.getByText('有効期限が切れました')).toHaveCount(0)
    for (const tab of [page, other]) {
      const left = await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      expect(left).not.toContain('woman@yoimachi.example')
    }
    await expect(page.getByText('退会が完了しました。')).toBeVisible()
    await other.close()
  })
}
