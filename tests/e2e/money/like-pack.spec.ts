import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { ShopPage } from '../page-models/shop-page.ts'

const good = '4242424242424242'

test('SHOP-09 IMP-25 a woman buys; the shop is closed for 24 hours to the minute, then open again', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const shop = new ShopPage(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (['/api/timeline', '/api/test-purchase'].includes(pathname)) calls.push(pathname)
  })
  const posted = page.waitForRequest('**/api/test-purchase')
  await shop.order('30個', good)
  covers('SHOP-12', 'SHOP-14', 'SHOP-16')
  expect((await posted).postDataJSON()).toEqual({
    plan: 30,
    pi: {
      token: expect.stringMatching(/^tok_/),
      site_id: '50130905',
      campaign: 0,
      payment_amount: 3900,
    },
  })
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  covers('SHOP-02')
  await expect(page.getByText('いいねの購入が完了しました。')).toBeVisible()
  // The purchase before is read once more, so that a lost answer can be told from it (D-110).
  await expect
    .poll(() => calls.slice(0, 4))
    .toEqual(['/api/timeline', '/api/timeline', '/api/test-purchase', '/api/timeline'])
  await page.goto('/shop')
  covers('SHOP-15')
  await expect(page.getByText(/^次の購入は11\/21 12:0\dから可能です$/)).toBeVisible()
  await expect(shop.buy).toBeDisabled()
  await expect(shop.history.getByRole('listitem').first()).toContainText('残り 30個')
  await server.control.post('/clock', { to: '2026-11-21T11:59:00+09:00', keepSessions: true })
  await page.reload()
  await expect(shop.buy).toBeDisabled()
  await server.control.post('/clock', { to: '2026-11-21T12:10:00+09:00', keepSessions: true })
  await page.reload()
  await expect(shop.buy).toBeEnabled()
})
