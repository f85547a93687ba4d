import { ShopPage } from '../../e2e/page-models/shop-page.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

for (const method of ['POST', 'GET'] as const) {
  test(`SHOP-02 SHOP-14 by ${method} the bank approves, and the timeline opens; a failed check apologises`, async ({
    openPhone,
    server,
  }) => {
    await server.control.put('/variants', { threeSecureMethod: method })
    const page = await openPhone({ persona: 'woman', path: null })
    const shop = new ShopPage(page)
    await shop.order('10個', '4333000000000000')
    await page.getByRole('button', { name: '認証する' }).click()
    await expect(page.getByText('Error: 認証に失敗しました。')).toBeVisible()
    await shop.order('10個', '4222000000000004')
    await expect(page.getByText('いいね 10個')).toBeVisible()
    await page.getByRole('button', { name: '認証する' }).click()
    // The bank leads to the same address, from where the app goes back over it: only what it shows says that it is there.
    const done = page.getByRole('alertdialog')
    await expect(done).toContainText('いいねの購入が完了しました。')
    covers('D-112')
    await expect(done).toContainText('購入したいいね10個料金（税込）1,500円有効期限2027/05/19')
    await page.goto('/shop')
    await expect(shop.history.getByRole('listitem').first()).toContainText('残り 10個')
  })
}
