import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { HomePage } from '../page-models/home-page.ts'
import { Menu } from '../page-models/menu.ts'

/** A choice of the helper. */
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('FAQ-29 IMP-22 solved says thank you, not solved offers a mail', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/qa' })
  await choice(page, '登録と年齢確認').click()
  await choice(page, '確認にかかる時間').click()
  covers('FAQ-24')
  await expect(page.getByRole('main')).toContainText('6〜24時間')
  await page.getByRole('button', { name: '解決しなかった' }).click()
  const mail = page.getByText('メールで問い合わせる').locator('xpath=ancestor::a')
  covers('FAQ-09')
  covers('FAQ-11', 'FAQ-12', 'FAQ-13')
  await expect(mail).toHaveAttribute('href', /^mailto:support@yoimachi\.example\?subject=/)
  await expect(mail).toBeFocused()
  await expect(page.getByText('support@yoimachi.example', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '戻る', exact: true }).click()
  await choice(page, '18歳・高校生の方').click()
  covers('FAQ-25')
  await expect(page.getByRole('main')).toContainText('18歳になった後の4月2日まで登録できません')
  await page.getByRole('button', { name: '解決した' }).click()
  covers('FAQ-10')
  covers('FAQ-08')
  await expect(page.getByText('お役に立ててうれしいです。ありがとうございました。')).toBeVisible()
  await page.getByRole('button', { name: '最初に戻る' }).click()
  await expect(choice(page, '登録と年齢確認')).toBeVisible()
})

test('NAV-29 FAQ-30 the menu opens the helper over the page; Escape closes it, a link leads on', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  await new HomePage(page).heading.waitFor()
  const menu = await Menu.open(page)
  await menu.sheet.getByRole('button', { name: 'よくある質問' }).click()
  const dialog = page.getByRole('dialog', { name: 'よくある質問' })
  await expect(choice(page, '料金とお支払い')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await Menu.open(page)
  await menu.sheet.getByRole('button', { name: 'よくある質問' }).click()
  await choice(page, '掲示板と口コミ').click()
  await choice(page, '掲示板の使い方').click()
  await dialog.getByRole('link', { name: '掲示板へ' }).click()
  await page.waitForURL('**/topics')
  await expect(dialog).toBeHidden()
})
