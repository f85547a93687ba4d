import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violations } from '../../support/violations.ts'
import { Menu } from '../page-models/menu.ts'

test('D-80 a woman finds her settings in the menu, and from there everything that is hers', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await (await Menu.open(page)).entry('設定').click()
  await expect(page).toHaveURL(/\/settings$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('woman@yoimachi.example')
  await expect(main.getByRole('link', { name: 'プラン・お支払い' })).toContainText('無料')
  const links = {
    'プラン・お支払い': '/payment_information',
    自分のプロフィールの見え方: '/preview',
    自分の口コミ: '/myreviewindex',
    お知らせ: '/notice/index',
    運営局へのメッセージ: '/hona',
    利用規約: '/about/terms/female',
    プライバシーポリシー: '/about/privacy',
    退会のお手続き: '/questionaire',
  }
  for (const [name, address] of Object.entries(links))
    await expect(main.getByRole('link', { name }), name).toHaveAttribute('href', address)
  await expect(main).toContainText('平日 10:00〜19:00')
  expect(await violations(page)).toEqual([])
})
