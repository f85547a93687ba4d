import { personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

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

test('AGE-19 D-100 a document that was rejected here and replaced on another device tells no hour of the first', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman-review', path: null })
  const device = await personaApi(server, 'woman-review')
  await page.addInitScript(() => {
    const name = 'yoimachi.document.woman-review@yoimachi.example'
    if (localStorage.getItem('seen') === null)
      localStorage.setItem(name, String(Date.parse('2026-11-20T11:00:00+09:00')))
    localStorage.setItem('seen', '')
  })
  await page.goto('/age_confirmation')
  await expect(page.getByText('11月21日（土）11時ごろまで')).toBeVisible()
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 1 })
  await page.goto('/settings')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('document'))))
    .toBe(false)
  await device.post('/api/age_conf/submit', { file: pixel })
  await page.goto('/age_confirmation')
  await expect(page.getByText('確認が済みしだい、次へお進みいただけます')).toBeVisible()
  await expect(page.getByText(/11月2\d日/)).toHaveCount(0)
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
