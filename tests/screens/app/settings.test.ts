import { Menu } from '../../e2e/page-models/menu.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('D-80 a woman finds her settings in the menu, with her address, her plan and the withdrawal', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await (await Menu.open(page)).entry('設定').click()
  await expect(page).toHaveURL(/\/settings$/)
  const main = page.getByRole('main')
  for (const text of ['woman@yoimachi.example', '平日 10:00〜19:00']) await expect(main).toContainText(text)
  const plan = main.getByRole('link', { name: 'プラン・お支払い' })
  await expect(plan).toContainText('無料')
  await expect(plan).toHaveAttribute('href', '/payment_information')
  const withdrawal = main.getByRole('link', { name: '退会のお手続き' })
  await expect(withdrawal).toHaveAttribute('href', '/questionaire')
})

test('D-80 a man has his conditions and his plan there, and no withdrawal', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/settings' })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'プラン・お支払い' })).toContainText('ご利用中')
  await expect(main.getByRole('link', { name: 'お相手の条件' })).toHaveAttribute('href', '/conditionsform')
  await expect(main.getByRole('link', { name: '退会のお手続き' })).toHaveCount(0)
})

test('D-80 D-78 what this device shows of new messages is switched off, and stays so', async ({
  openPhone,
  server,
}) => {
  await server.control.post('/operator/message', { member: 'woman', content: 'ご確認をお願いします。' })
  const page = await openPhone({ persona: 'woman', path: null })
  await page.clock.install()
  await page.goto('/settings')
  await expect(page).toHaveTitle(/^\(\d+\) 設定 \| 宵待$/)
  await page.getByRole('switch', { name: /タブとアイコンに未読の件数を表示する/ }).uncheck()
  await expect(page).toHaveTitle('設定 | 宵待')
  await page.getByRole('switch', { name: /アプリ内で新着を知らせる/ }).uncheck()
  await page.reload()
  await expect(page.getByRole('switch', { name: /アプリ内で新着を知らせる/ })).not.toBeChecked()
  await expect(page).toHaveTitle('設定 | 宵待')
  const tab = page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'メッセージ' })
  const before = Number((await tab.innerText()).match(/\d+/)?.[0])
  await server.control.post('/operator/message', { member: 'woman', content: 'もう一通です。' })
  for (let second = 0; second < 21; second += 1) await page.clock.runFor(1_000)
  await expect(tab).toHaveText(new RegExp(`未読 ${before + 1}件`))
  await expect(page.getByRole('status', { name: '新着のお知らせ' })).toBeEmpty()
})

test('D-80 NOTICE-12 the password is changed in the settings, the brightness too', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-ready', path: '/settings' })
  await page.getByRole('radio', { name: '夜' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.getByText('パスワードを変更する').click()
  await page.getByLabel('新しいパスワード', { exact: true }).fill('yoimachi456')
  await page.getByLabel('新しいパスワード（確認）').fill('yoimachi456')
  await page.getByRole('button', { name: '変更する', exact: true }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('パスワードを変更しました。')).toBeVisible()
  // The server has ended every login.
  await expect(page.getByRole('button', { name: 'ログアウトを取り消す' })).toHaveCount(0)
  await expect(page.getByLabel('メールアドレス')).toHaveValue('woman-ready@yoimachi.example')
})
