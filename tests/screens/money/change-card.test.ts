import { CardForm } from '../../e2e/page-models/card-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('CARD-09 CARD-10 CARD-13 CARD-20 CARD-23 the texts are those of the payment pages', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/change_card' })
  const card = new CardForm(page)
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByText('項目を入力してください')).toHaveCount(5)
  await card.fill('1234')
  await card.cvv2.fill('12345')
  await card.name.focus()
  await expect(page.getByText('有効なカード情報を入力してください')).toBeVisible()
  await expect(page.getByText('CVV2コードは3桁または4桁の数字で入力してください。')).toBeVisible()
})

test('CARD-01 CARD-24 without a running plan the page leads to the payment information', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: '/change_card' })
  await expect(page).toHaveURL((url) => url.pathname === '/payment_information')
  const nobody = await openPhone({ phone: 'b', path: '/change_card' })
  await expect(nobody).toHaveURL((url) => url.pathname === '/login')
})
