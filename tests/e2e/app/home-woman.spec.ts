import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { HomePage } from '../page-models/home-page.ts'

test('HOME-32 HOME-33 HOME-39 HOME-40 HOME-41 HOME-42 an AI recommendation opens his profile and counts', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  const left = async () => Number(/\d+/.exec(await page.getByText(/^本日の残り \d+人$/).innerText())?.[0])
  const before = await left()
  await home.autoButton.click()
  await page.waitForURL(/\/profile\?id=\d+$/)
  await page.goBack()
  await expect.poll(left).toBe(before - 1)
  await server.control.post('/clock', { edge: 'next-reset', keepSessions: true })
  await page.reload()
  await home.closeDialogs()
  await expect.poll(left).toBe(6)
})

test('HOME-30 HOME-35 HOME-37 HOME-38 the manual button shows its tickets and is off once they are used', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.manualButton).toHaveText('運営レコメンドを受け取る（1日1人）')
  await home.manualButton.click()
  await page.waitForURL(/\/profile\?id=\d+$/)
  await page.goto('/home')
  await home.closeDialogs()
  await expect(home.manualButton).toBeDisabled()
})

test('HOME-29 HOME-31 GATE-24 on her first day a woman is welcomed and has something to do besides waiting', async ({
  openPhone,
  server,
}) => {
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 2 })
  const page = await openPhone({ persona: 'woman-review' })
  const home = new HomePage(page)
  await home.closeDialogs()
  await expect(page.getByRole('heading', { name: /^ようこそ、.+さん$/ })).toBeVisible()
  const panel = home.section('最初のおひとりを')
  await expect(panel).toContainText('ご希望の重なる方を、AIが選びます。')
  await expect(home.startButton).toBeVisible()
  const steps = home.section('ここまでの準備と、次にできること')
  await expect(steps.getByRole('listitem')).toHaveText([
    /年齢確認\s*完了/,
    /プロフィール\s*入力済み/,
    /好みの方にいいね/,
  ])
  await expect(steps.getByRole('link')).toHaveAttribute('href', '/timeline')
  const today = home.section('今日のタイムライン').getByRole('listitem')
  await expect(today).toHaveCount(3)
  await expect(today.first().getByRole('link')).toHaveAttribute('href', /^\/subprofile\?uuid=/)
  // The first introduction ends the first day.
  await home.startButton.click()
  await home.autoButton.click()
  await page.waitForURL(/\/profile\?id=\d+$/)
  await page.goto('/home')
  await home.closeDialogs()
  await expect(home.section('今日のレコメンド')).toBeVisible()
  await expect(today).toHaveCount(0)
})
