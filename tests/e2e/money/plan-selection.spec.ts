import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

test('PAY-17 PAY-18 PAY-19 PAY-20 IMP-11 the old version shows four plans in a dialog, each a link with plan and uid', async ({
  openPhone,
  server,
}) => {
  await server.control.put('/variants', { planSelect: 'modal' })
  const page = await openPhone({ persona: 'man-unpaid', path: '/payment_select' })
  await page.getByRole('button', { name: 'プランを見る' }).click()
  const links = page.getByRole('dialog', { name: 'プランのご案内' }).getByRole('link')
  await expect(links).toHaveCount(4)
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([1, 2, 3, 4].map((n) => `/about/card-payment?plan=${n}&mail=man-unpaid%40yoimachi.example`))
  await links.first().click()
  await expect(page.getByRole('heading', { name: 'カードでのお支払い', level: 1 })).toBeVisible()
})

test('PAY-35 a listed woman reads that the first cycle is free', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/payment_information', async (route) => {
    const answer = await route.fetch({ url: `${server.url}/api/payment_information` })
    await route.fulfill({ response: answer, json: { ...(await answer.json()), listed: true } })
  })
  const payment = await PaymentPage.open(page)
  await expect(payment.plan('女性プレミアムプラン')).toContainText('初回無料（2回目以降1,100円）')
})

test('PAY-05 D-75 the button of a plan names its amount, and a large one is asked once more', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.plan('1ヶ月プラン').click()
  await expect(payment.submit).toHaveText('3,850円で登録する')
  await payment.plan('3ヶ月プラン').click()
  const label = await payment.submit.innerText()
  expect(label).toMatch(/^[\d,]+円で登録する$/)
  await payment.card.fill('4242424242424242')
  await payment.submit.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`${label.replace('円で登録する', '')}円をお支払いになりますか？`)
  await expect(question).toContainText('3ヶ月プランの料金（税込）です。')
  await question.getByRole('button', { name: '支払う' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})
