import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('GATE-17 locked pages and home lead a waiting woman to the state of the check, not to the form', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-review', path: '/timeline' })
  const way = page.getByRole('main').getByRole('link', { name: '確認の状況を見る' })
  await expect(way).toHaveAttribute('href', '/age_confirmation')
  await expect(page.getByText('年齢確認へ進む')).toHaveCount(0)
  await way.click()
  await expect(page.getByText('担当者が確認しています')).toBeVisible()
  await expect(page.getByText('確認が済みしだい、次へお進みいただけます')).toBeVisible()
})

test('GATE-73 a woman cannot buy the premium plan before the age check', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: '/payment_select' })
  await expect(page.getByRole('heading', { name: '書類を確認中です' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const verified = await openPhone({ phone: 'b', persona: 'woman', path: '/payment_select' })
  await expect(verified.getByText('女性プレミアムプラン').first()).toBeVisible()
})

test('D-31 men read the prices before they sign up, on the landing page and in the legal notice', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/' })
  for (const text of ['3,850円', '9,900円', '16,500円', '26,400円'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
  await page.goto('/about/law')
  await expect(page.getByRole('main')).toContainText('1ヶ月プラン 3,850円、3ヶ月プラン 9,900円')
})
