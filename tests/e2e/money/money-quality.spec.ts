import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { CancellationPage } from '../page-models/cancellation-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

test('axe finds nothing on the payment form with errors and with a declined card, light and dark', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.submit.click()
  await page.getByText('プランを選択してください。').waitFor()
  expect(await violationsOfBoth(page), 'errors of the form').toEqual([])
  await payment.pay('1ヶ月プラン', '4000000000000002')
  await payment.card.alert.waitFor()
  expect(await violationsOfBoth(page), 'a declined card').toEqual([])
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: 'radio' | 'button' | 'link', name: string): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: role !== 'radio' })
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Failed to reach ${name} by keyboard.`)
}

test('PAY-07 PAY-14 a plan is paid by keyboard alone; an error takes the focus to its field', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await tabTo(page, 'radio', '1ヶ月プラン')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(payment.plan('3ヶ月プラン').getByRole('radio')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(payment.card.number).toBeFocused()
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('TARO YOI')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2030')
  await page.keyboard.press('Tab')
  await expect(payment.card.cvv2).toBeFocused()
  await page.keyboard.type('123')
  await expect(payment.submit).toHaveText(/^[\d,]+円で登録する$/)
  await tabTo(page, 'button', await payment.submit.innerText())
  await page.keyboard.press('Enter')
  const pay = page.getByRole('alertdialog').getByRole('button', { name: '支払う' })
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1)
  for (let presses = 0; presses < 4 && !(await pay.evaluate((it) => it.matches(':focus'))); presses += 1)
    await page.keyboard.press('Tab')
  // Until the second tap of a double tap would be over.
  await expect(pay).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('CANCEL-05 CANCEL-13 a plan is cancelled by keyboard alone; each step’s heading has the focus', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  const cancel = await CancellationPage.open(page)
  await expect(cancel.heading('定期課金を解約しますか？')).toBeFocused()
  await tabTo(page, 'button', 'はい')
  await page.keyboard.press('Enter')
  await expect(cancel.heading('解約の手順')).toBeFocused()
  await tabTo(page, 'button', '次へ')
  await page.keyboard.press('Enter')
  await expect(cancel.heading('解約の理由をお聞かせください')).toBeFocused()
  await tabTo(page, 'radio', 'レコメンドされなかった')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'button', '次へ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('マッチンした女性と会うまで至らなかった')).toBeVisible()
  await tabTo(page, 'button', '次へ')
  await page.keyboard.press('Enter')
  await expect(cancel.heading('パスワードの入力')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cancel.password).toBeFocused()
  await page.keyboard.type('yoimachi123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('解約が完了しました。ご利用ありがとうございました。')).toBeVisible()
})
