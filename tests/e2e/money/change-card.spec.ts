import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { CardForm } from '../page-models/card-form.ts'

test('CARD-21 CARD-22 D-88 a new card: token from the script, years of two digits, the result in place of the form', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/change_card' })
  covers('CARD-07')
  await expect(page.getByText('お支払い情報を入力してください')).toBeVisible()
  const card = new CardForm(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const posted = page.waitForRequest('**/api/al/cards/change')
  await card.fill('5555555555554444')
  covers('CARD-02', 'CARD-03', 'CARD-04', 'CARD-05', 'CARD-06')
  expect(await card.year.inputValue()).toBe('30')
  const years = await card.year.locator('option').allTextContents()
  covers('CARD-14')
  expect(years.slice(1)).toEqual(Array.from({ length: 12 }, (_, index) => `${2023 + index}年`))
  await page.getByRole('button', { name: '変更する' }).click()
  expect((await posted).postDataJSON()).toEqual({
    pi: {
      token: expect.stringMatching(/^tok_/),
      site_id: expect.stringMatching(/^\d+$/),
      campaign: 5,
      uid: 'man@yoimachi.example',
    },
  })
  covers('CARD-19')
  await expect(page.getByRole('heading', { name: '更新しました' })).toBeVisible()
  covers('D-112')
  await expect(page.getByRole('main')).toContainText('MasterCard •••• 4444')
  await expect(page.getByRole('main')).toContainText('次回のお支払い日')
  covers('CARD-08')
  await expect(card.number).toHaveCount(0)
  covers('CARD-15')
  expect(asked).toContain('/mock/card-token.js')
  expect(asked).not.toContain('/api/create_payment_token')
  await page.getByRole('link', { name: 'お支払い情報へ' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/payment_information')
})

test('CARD-16 CARD-17 CARD-18 what the script, the server and no answer say; the form keeps everything', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/change_card' })
  const card = new CardForm(page)
  const change = page.getByRole('button', { name: '変更する' })
  await card.fill('4111000000000008')
  await change.click()
  await expect(card.alert).toContainText('カード情報を確認できませんでした。')
  await page.route('**/mock/card-tokens', (route) => route.fulfill({ json: {} }))
  await change.click()
  await expect(card.alert).toHaveText('カード情報を正しく入力してください')
  await page.unroute('**/mock/card-tokens')
  await card.number.fill('4000000000000002')
  await change.click()
  await expect(card.alert).toContainText('このカードはご利用いただけません。')
  await page.route('**/api/al/cards/change', (route) => route.fulfill({ status: 422, json: {} }))
  await card.number.fill('4242424242424242')
  await change.click()
  await expect(card.alert).toHaveText('入力内容を確認してください')
  await page.unroute('**/api/al/cards/change')
  await page.route('**/api/al/cards/change', (route) => route.fulfill({ status: 500, json: {} }))
  await change.click()
  await expect(card.alert).toContainText('カードを変更できたか確認できませんでした。')
  await page.unroute('**/api/al/cards/change')
  expect(await card.values()).toEqual(['4242 4242 4242 4242', 'TARO YOI', '12', '30', '123'])
  await change.click()
  await expect(page.getByRole('heading', { name: '更新しました' })).toBeVisible()
})

test('CARD-15 a script that cannot be fetched says so, and the next press fetches it again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/change_card' })
  const card = new CardForm(page)
  await page.route('**/mock/card-token.js', (route) => route.abort())
  await card.fill('4242424242424242')
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(card.alert).toHaveText('通信状況をご確認のうえ、もう一度お試しください。')
  await page.unroute('**/mock/card-token.js')
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByRole('heading', { name: '更新しました' })).toBeVisible()
})
