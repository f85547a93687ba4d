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

test('D-110 D-76 a withdrawal whose answer the connection lost ends on its last page, and in other tabs too', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/questionaire' })
  const other = await page.context().newPage()
  await other.goto(new URL('/timeline', page.url()).href)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: '次へ' }).click()
  await page.getByRole('button', { name: '退会', exact: true }).click()
  await server.control.put('/faults', [{ match: { path: '/api/cancel/female' }, drop: 'after', times: 1 }])
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByText('退会が完了しました。')).toBeVisible()
  await expect(other).not.toHaveURL((url) => url.pathname === '/timeline')
  await other.close()
})
