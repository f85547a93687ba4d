import { HomePage } from '../../e2e/page-models/home-page.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('GATE-24 GATE-26 GATE-27 GATE-77 HOME-29 a woman at 3 starts the recommendations', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-ready', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.autoButton).toHaveCount(0)
  const sent = page.waitForRequest('**/api/female_status_activate_transaction')
  await home.startButton.click()
  expect((await sent).postDataJSON()).toEqual({ female_status_activate_transaction: { status_old: 3 } })
  await expect(home.autoButton).toBeVisible()
  await expect(home.startButton).toHaveCount(0)
})

test('GATE-25 GATE-28 GATE-32 a paused woman reads why and starts again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-paused', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(
    page.getByText('レコメンドは休止中です。再開について不明な点は運営局までお問い合わせください。'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: '運営局に問い合わせる' })).toHaveAttribute('href', '/hona')
  await home.startButton.click()
  await expect(home.autoButton).toBeVisible()
})

test('D-113 GATE-44 a failing start leads to /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-ready', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await page.route('**/api/female_status_activate_transaction', (route) =>
    route.fulfill({ status: 403, json: { success: false } }),
  )
  await home.startButton.click()
  await page.waitForURL('**/login')
})

test('GATE-29 GATE-30 GATE-31 the texts of status 2 and 6 stand on home without a button', async ({ openPhone }) => {
  const closed = await openPhone({ persona: 'woman-no-dm', homeSeen: true })
  const home = new HomePage(closed)
  await home.heading.waitFor()
  await expect(
    closed.getByText('ダイレクトメッセージが開放されていないため、メッセージをお送りできません。'),
  ).toBeVisible()
  await expect(home.startButton).toHaveCount(0)
  const lost = await openPhone({ phone: 'b', persona: 'woman-no-social', homeSeen: true })
  await new HomePage(lost).heading.waitFor()
  await expect(lost.getByText('SNSアカウントを確認できませんでした。IDをご確認ください。')).toBeVisible()
})

test('GATE-69 HOME-76 HOME-80 a woman under review stays on home, locked, and reads how she stands', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-review', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.confirmation('年齢確認')).toContainText('書類を確認中です')
  await expect(home.confirmation('プレミアムプラン')).toContainText('未登録（任意）')
  await expect(home.autoButton).toHaveCount(0)
  // She reads once what she waits for, and what she can do meanwhile.
  await expect(page.getByRole('main').getByRole('link', { name: '確認の状況を見る' })).toHaveAttribute(
    'href',
    '/age_confirmation',
  )
  await expect(home.section('待つあいだに').getByRole('link')).toHaveCount(3)
  for (const text of ['運営局で登録内容を確認しています。', '年齢確認後にご利用いただけます。', '足跡'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toHaveCount(0)
})

test('GATE-12 HOME-75 a document to be submitted again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-resubmit', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.confirmation('年齢確認').getByRole('link')).toHaveAttribute('href', '/age_confirmation')
  await expect(home.confirmation('年齢確認')).toContainText('再提出が必要です')
  await expect(page.getByRole('main').getByRole('heading', { name: '再提出が必要です' })).toBeVisible()
  // Nothing is on its way, so she does not wait.
  await expect(home.section('ほかにできること').getByRole('link')).toHaveCount(3)
  await expect(page.getByText('運営局で登録内容を確認しています。')).toHaveCount(0)
})
