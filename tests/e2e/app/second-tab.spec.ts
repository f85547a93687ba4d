import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { CardForm } from '../page-models/card-form.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { readApi } from '../page-models/member-api.ts'
import { mailLink } from '../page-models/outbox.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { ShopPage } from '../page-models/shop-page.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'

/** Opens a second tab of the same browser, which shares the storage. */
async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

test('FORM-06 D-146 a profile saved in two tabs keeps what each of them changed', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform' })
  const tab = await secondTab(page, '/femaleform')
  const [first, second] = [new ProfileForm(page), new ProfileForm(tab)]
  await first.complete()
  await second.complete()
  await first.name.fill('あたらしい名前')
  await first.submit.click()
  await page.waitForURL('**/home**')
  await second.pick('体型', '普通')
  await second.submit.click()
  await tab.waitForURL('**/home**')
  expect(await readApi(tab, '/api/account-detail')).toMatchObject({
    twitter_name: 'あたらしい名前',
    body_type: '普通',
  })
  await tab.close()
})

test('SETTING-08 D-146 conditions saved in two tabs keep what each of them changed', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/conditionsform' })
  const tab = await secondTab(page, '/conditionsform')
  await new ProfileForm(tab).submit.waitFor()
  await new ProfileForm(page).pick('お相手のSM傾向', 'かなりM')
  await new ProfileForm(page).submit.click()
  await page.waitForURL('**/home**')
  const path = '/api/recommend_setting'
  const stored = async () =>
    (await readApi<{ recommend_setting: Record<string, unknown> }>(tab, path)).recommend_setting
  const before = await stored()
  await tab.getByText('痩せ型', { exact: true }).click()
  await new ProfileForm(tab).submit.click()
  await tab.waitForURL('**/home**')
  const after = await stored()
  expect(after.liked_sm).toBe(before.liked_sm)
  expect(after).not.toEqual(before)
  await tab.close()
})

for (const [what, order] of [
  [
    'plan',
    async (page: Page) => {
      const payment = await PaymentPage.open(page)
      await payment.plan('1ヶ月プラン').click()
      await payment.card.fill('4222000000000004')
      return payment.submit
    },
  ],
  [
    'pack of likes',
    async (page: Page) => {
      await page.goto('/shop')
      const shop = new ShopPage(page)
      await shop.pack('10個').click()
      await new CardForm(page).fill('4222000000000004')
      return shop.buy
    },
  ],
] as const) {
  test(`D-110 a ${what} that two tabs take to the bank is charged once, and the second says why`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: what === 'plan' ? 'man-unpaid' : 'man', path: '/settings' })
    const { id } = await readApi<{ id: number }>(page, '/api/account')
    const charges = async () => {
      const made = await server.control.get<{ kind: string; members: { id: number }[] }[]>(`/timeline?members=${id}`)
      return made.filter(({ kind, members }) => kind === 'charge' && members.some((one) => one.id === id)).length
    }
    const before = await charges()
    const tab = await page.context().newPage()
    const presses = [await order(page), await order(tab)]
    await Promise.all(presses.map((press) => press.click()))
    for (const each of [page, tab]) await each.getByRole('button', { name: '認証する' }).click()
    await expect(
      tab.getByText(what === 'plan' ? 'お支払いは確認済みです。' : '次の購入は11/21 12:00から可能です'),
    ).toBeVisible()
    await expect(tab.getByRole('link', { name: 'もう一度試す' })).toHaveCount(0)
    expect(await charges()).toBe(before + 1)
    await tab.close()
  })
}

test('D-116 the panel of a sent mail goes when another tab has logged in', async ({ openPhone, server }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  const email = 'second-tab@yoimachi.example'
  await signUp.fill({ email, password: 'yoimachi123', sex: '男性' })
  await signUp.submit.click()
  await expect(page.getByText(`${email} 宛てにお送りしました。`)).toBeVisible()
  const tab = await secondTab(page, await mailLink(server.control, email))
  await new LoginPage(tab).logIn(email, 'yoimachi123')
  await expect(page.getByText('このブラウザーのほかのタブでログインしました。')).toBeVisible()
  await expect(page.getByRole('button', { name: '確認メールを再送する' })).toHaveCount(0)
  await page.getByRole('link', { name: 'ホームへ' }).click()
  await expect(page).toHaveURL((url) => url.pathname !== '/login')
  await tab.close()
})
