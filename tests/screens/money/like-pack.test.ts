import { CardForm } from '../../e2e/page-models/card-form.ts'
import { ShopPage } from '../../e2e/page-models/shop-page.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const good = '4242424242424242'

test('SHOP-01 IMP-25 packs, balances and the history with rest and expiry', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const shop = new ShopPage(page)
  const loaded = page.waitForResponse('**/api/timeline')
  await page.goto('/shop')
  const likes = await (await loaded).json()
  covers('SHOP-04', 'SHOP-05', 'SHOP-06', 'SHOP-07', 'SHOP-08')
  for (const [count, price, each] of [
    ['10個', '1,500円', '1個あたり 150円'],
    ['30個', '3,900円', '1個あたり 130円'],
    ['50個', '5,000円', '1個あたり 100円'],
    ['100個', '8,000円', '1個あたり 80円'],
    ['1,000個', '50,000円', '1個あたり 50円'],
  ] as const) {
    await expect(shop.pack(count)).toHaveText(`${count}${each}${price}（税込）`)
  }
  const balance = page.getByRole('region', { name: 'いいねの残り' })
  covers('SHOP-17')
  await expect(balance.getByText(`${likes.like_remain}個`, { exact: true })).toBeVisible()
  await expect(balance.getByText(`無料 ${likes.free_like}個`)).toBeVisible()
  await expect(balance.getByText(`購入 ${likes.purchased_like_remain}個`)).toBeVisible()
  expect(likes.like_remain).toBe(likes.free_like + likes.purchased_like_remain)
  covers('SHOP-11')
  await expect(balance.getByText('いいねを送ると、購入した分から先に使われます。')).toBeVisible()
  const [bought] = likes.purchased_like_history
  const row = shop.history.getByRole('listitem').first()
  covers('SHOP-18')
  await expect(row).toContainText(`残り ${bought.remain}個`)
  covers('SHOP-10')
  await expect(row).toContainText(`有効期限 ${bought.expiry_date.slice(0, 10).replaceAll('-', '/')}`)
  await shop.buy.click()
  await expect(page.getByText('パックを選択してください。')).toBeVisible()
})

test('SHOP-10 SHOP-18 after 180 days the rest is gone and the line stays with 0', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const shop = new ShopPage(page)
  await shop.order('10個', good)
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  await server.control.post('/clock', { to: '2027-05-19T13:00:00+09:00', keepSessions: true })
  await page.goto('/shop')
  const row = shop.history.getByRole('listitem').filter({ hasText: '有効期限 2027/05/19' })
  await expect(row).toContainText('残り 0個')
  await expect(row).toContainText('期限切れ')
})

test('SHOP-14 D-110 a declined card and a failing server say what is so and lose nothing', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const shop = new ShopPage(page)
  const card = new CardForm(page)
  await shop.order('50個', '4000000000000002')
  await expect(card.alert).toContainText('カード会社で承認されませんでした')
  expect(await card.values()).toEqual(['4000 0000 0000 0002', 'TARO YOI', '12', '2030', '123'])
  await page.route('**/api/test-purchase', (route) => route.fulfill({ status: 500, json: {} }))
  await card.number.fill(good)
  await shop.buy.click()
  await expect(card.alert).toContainText('お支払いは行われていません。')
  await page.unroute('**/api/test-purchase')
  await card.number.fill('4111000000000008')
  await shop.buy.click()
  await expect(card.alert).toContainText('カード情報を確認できませんでした。')
  await expect(shop.pack('50個').getByRole('radio')).toBeChecked()
})

test('SHOP-12 the shop is locked for an unpaid man, and can be tried again when it does not load', async ({
  openPhone,
}) => {
  const unpaid = await openPhone({ persona: 'man-unpaid', path: '/shop' })
  await expect(unpaid.getByText('年齢確認とお支払いの確認後にご利用いただけます。')).toBeVisible()
  const page = await openPhone({ phone: 'b', persona: 'woman', path: null })
  const shop = new ShopPage(page)
  await page.route('**/api/timeline', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/shop')
  await expect(page.getByRole('alert')).toContainText('読み込めませんでした。')
  await page.unroute('**/api/timeline')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(shop.pack('10個')).toBeVisible()
})

test('D-75 the button names the amount; 8,000 yen and more are asked once more', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const shop = new ShopPage(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/test-purchase')) sent += 1
  })
  await page.goto('/shop')
  await shop.pack('50個').click()
  await expect(shop.buy).toHaveText('5,000円で購入する')
  await shop.order('100個', good)
  const asked = page.getByRole('alertdialog', { name: '8,000円をお支払いになりますか？' })
  await asked.getByRole('button', { name: '戻る' }).click()
  await expect(asked).toBeHidden()
  await shop.pack('1,000個').click()
  await shop.buy.click()
  const question = page.getByRole('alertdialog', { name: '50,000円をお支払いになりますか？' })
  await expect(question).toContainText('いいね1,000個の料金（税込）です。')
  await question.getByRole('button', { name: '戻る' }).click()
  await expect(question).toBeHidden()
  expect(sent).toBe(0)
  await shop.buy.click()
  const posted = page.waitForRequest('**/api/test-purchase')
  await question.getByRole('button', { name: '支払う' }).click()
  covers('SHOP-08')
  expect((await posted).postDataJSON()).toMatchObject({ plan: 1000, pi: { payment_amount: 50_000 } })
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  covers('SHOP-02')
  await expect(page.getByText('いいねの購入が完了しました。')).toBeVisible()
  expect(sent).toBe(1)
})

test('D-111 a purchase within 24 hours says when the next is possible, closes the form and leads on', async ({
  openPhone,
}) => {
  const [first, second] = [
    await openPhone({ persona: 'man', path: null }),
    await openPhone({ phone: 'b', persona: 'man', path: null }),
  ]
  const [one, other] = [new ShopPage(first), new ShopPage(second)]
  await second.goto('/shop')
  await other.pack('50個').click()
  await new CardForm(second).fill(good)
  await one.order('10個', good)
  await expect(first).toHaveURL((url) => url.pathname === '/timeline')
  await other.buy.click()
  const { alert } = new CardForm(second)
  await expect(alert).toContainText(/^次の購入は.*から可能です/)
  await expect(alert.getByRole('link', { name: 'タイムラインへ' })).toBeVisible()
  await expect(alert).not.toContainText('入力内容を確認してください')
  await expect(other.buy).toBeDisabled()
})
