import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'

const path = '/tutorial'

test('TUT-01 TUT-06 TUT-08 five sections, two checks by keyboard, then home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-tutorial', path })
  for (const heading of ['流れ', 'プロフィール', 'メッセージ', '安全と同意', '困ったときは']) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await expect(page.getByText('宵待の公式アカウントをフォローしてください。')).toBeVisible()
  await expect(page.getByRole('link', { name: /公式X/ })).toHaveAttribute('href', '/about/social/x')
  const home = page.getByRole('button', { name: 'ホームへ' })
  const checks = page.getByRole('checkbox')
  covers('TUT-02')
  await expect(checks).toHaveCount(2)
  covers('TUT-03', 'TUT-04')
  await expect(home).toBeDisabled()
  await page.getByLabel('ダイレクトメッセージを受け取れる設定にしました').press('Space')
  await expect(home).toBeDisabled()
  await page.getByLabel('安全にご利用いただくための注意を読みました').press('Space')
  covers('TUT-05')
  await expect(home).toBeEnabled()
  const sent = page.waitForRequest('**/api/tutorial_check')
  await home.press('Enter')
  await covers('TUT-07', 'API-18', () => sent)
  covers('ROLE-28', 'ROLE-29', 'ROLE-38')
  await page.waitForURL(/\/home$/)
  await page.reload()
  await expect(page).toHaveURL(/\/home$/)
})
