import { HomePage } from '../../e2e/page-models/home-page.ts'
import { covers } from '../../support/covers.ts'
import { allRows, ownIds, personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test("HOME-01 HOME-50 the women's panel", async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  covers('HOME-31')
  await expect(page.getByText(/^本日の残り \d人$/)).toBeVisible()
  covers('HOME-45', 'HOME-46')
  await expect(
    page.getByText(/^うちAIレコメンドは、あと\d人が目安です（1日3人）。翌朝3:00にリセットされます。$/),
  ).toBeVisible()
  covers('HOME-48', 'HOME-49')
  await expect(
    page.getByText('毎日300人の女性がレコメンドを受け取り、1日100件以上の出会いが生まれています。'),
  ).toBeVisible()
  covers('D-126')
  await expect(home.section('今日のレコメンド').locator('p').last()).toHaveText(/^毎日300人の女性が/)
  // The test world stands at noon, fifteen hours before the next 3:00.
  await expect(home.section('今日のレコメンド').getByText(/^3:00まで あと1[45]時間/)).toBeVisible()
})

test('HOME-27 HOME-34 no man found is said on the panel', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await page.route('**/api/recommend_auto_recommend', (route) =>
    route.fulfill({ json: { success: false, reason: 'none' } }),
  )
  const notice = page.getByText('条件に合う男性が見つかりませんでした。プロフィールや条件を変更してお試しください。')
  await expect(notice).toHaveCount(0)
  await home.autoButton.click()
  await expect(notice).toBeVisible()
})

test('D-113 GATE-45 a failing manual recommendation leads to /login, a refusal and a lost answer do not', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  for (const [status, text] of [
    [422, 'いまはレコメンドを受け取れません。画面の案内をご確認ください。'],
    [500, '送信されていません。通信状況をご確認のうえ、もう一度お試しください。'],
  ] as const) {
    await page.route('**/api/mannual_recommend', (route) => route.fulfill({ status, json: { success: false } }))
    await home.manualButton.click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/home')
  }
  await page.route('**/api/mannual_recommend', (route) => route.fulfill({ status: 403, json: {} }))
  await home.manualButton.click()
  await page.waitForURL('**/login')
})

test('PREM-03 PREM-04 PREM-06 PREM-10 premium raises the cap to ten and the tickets to three', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-premium', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(page.getByText('本日の残り 10人')).toBeVisible()
  await expect(home.manualButton).toHaveText('運営レコメンドを受け取る（1日3人）')
  await expect(home.confirmation('プレミアムプラン')).toContainText('登録済み')
})

test('HOME-42 HOME-36 at nothing left both buttons are off and the limit is named', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/account` })
    const account = await response.json()
    const used = {
      recommend_create_count: 6,
      manual_recommend_ticket: 0,
      recommendable: false,
      mannual_recommend: false,
    }
    await route.fulfill({ response, json: { ...account, ...used } })
  })
  await page.goto('/home')
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(page.getByText('本日の残り 0人')).toBeVisible()
  await expect(home.autoButton).toBeDisabled()
  await expect(home.manualButton).toBeDisabled()
  await expect(page.getByText('本日のレコメンドは上限に達しました。翌朝3:00にリセットされます。')).toBeVisible()
})

test('PREM-01 PREM-08 HOME-84 the premium dialog opens on demand only', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await page.getByRole('button', { name: 'プレミアムプランについて' }).click()
  const dialog = page.getByRole('dialog', { name: 'プレミアムプラン' })
  covers('PREM-03')
  await expect(dialog.getByText('1日10人までのレコメンド', { exact: true })).toBeVisible()
  covers('PREM-04')
  await expect(dialog.getByText('運営レコメンドが1日3人', { exact: true })).toBeVisible()
  covers('PREM-02')
  await expect(dialog.getByText('見送った方をもう一度', { exact: true })).toBeVisible()
  covers('PREM-05')
  await expect(dialog.getByText('プライバシーモード', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'プランの登録へ進む' })).toHaveAttribute('href', '/payment_select')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'プレミアムプランについて' })).toBeFocused()
})

test('D-127 the men who wait stand on home, however many were passed since; without anybody it has no heading', async ({
  openPhone,
  server,
}) => {
  const her = await personaApi(server, 'woman')
  const waiting = async () => (await allRows(her, 2, 'others')).filter(({ status_n }) => status_n === 0)
  const [man, ...others] = await waiting()
  if (!man) throw new Error('Failed to find a man who waits: the seed has none.')
  const pass = (id: number) => her.post('/api/matching_status', { recommend: { id, status: 'ng', cancel_reason: 'x' } })
  for (const { id } of others) await pass(id)
  for (let count = 0; count < 12; count += 1) {
    await server.control.post('/clock', { edge: 'next-reset', keepSessions: true })
    const { recommend } = await her.get<{ recommend: number }>('/api/recommend_auto_recommend')
    const row = (await waiting()).find(({ partner_user_id }) => partner_user_id === recommend)
    if (row) await pass(row.id)
  }
  const page = await openPhone({ persona: 'woman', homeSeen: true })
  const home = new HomePage(page)
  const heading = page.getByRole('heading', { name: 'お返事を待っている方' })
  await expect(home.section('お返事を待っている方').getByText(man.twitter_name)).toBeVisible()
  await pass(man.id)
  await page.reload()
  await expect(home.autoButton).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('D-127 nothing is offered or counted to a woman who cannot ask', async ({ openPhone }) => {
  for (const [phone, persona] of [
    ['a', 'woman-no-dm'],
    ['b', 'woman-no-social'],
  ] as const) {
    const page = await openPhone({ phone, persona, homeSeen: true })
    const panel = new HomePage(page).section('今日のレコメンド')
    await expect(panel.getByText('毎日300人の女性が')).toBeVisible()
    await expect(panel.getByText('本日の残り')).toHaveCount(0)
    await expect(panel.getByText('人を選べます')).toHaveCount(0)
    await expect(panel.getByText('3:00まで')).toHaveCount(0)
    await expect(panel.getByText('AIレコメンド')).toHaveCount(0)
  }
})

test('D-127 D-90 the card of her new likes says when they cannot be loaded', async ({ openPhone, server }) => {
  const him = await personaApi(server, 'man')
  const herself = await ownIds(await personaApi(server, 'woman-premium'))
  await him.post('/api/send_like', { uuid: herself.uuid })
  const page = await openPhone({ persona: 'woman-premium', path: null, homeSeen: true })
  await page.route(/\/api\/recommends/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/home')
  const card = new HomePage(page).section('いいねが届いています')
  await expect(card.getByText('読み込めませんでした。')).toBeVisible()
  await expect(card.getByText(/^新着 \d/)).toBeVisible()
})

test('D-127 a new like stands on the home of a woman, with its answer first', async ({ openPhone, server }) => {
  const him = await personaApi(server, 'man')
  const herself = await ownIds(await personaApi(server, 'woman-premium'))
  await him.post('/api/send_like', { uuid: herself.uuid })
  const page = await openPhone({ persona: 'woman-premium', homeSeen: true })
  const card = new HomePage(page).section('いいねが届いています')
  await expect(card.getByText('はると')).toBeVisible()
  await expect(card.getByText(/^新着 \d/)).toBeVisible()
  await card.getByRole('link', { name: 'プロフィールを見て返事をする' }).click()
  await expect(page).toHaveURL(/\/profile\?id=\d+$/)
})
