import { HomePage } from '../../e2e/page-models/home-page.ts'
import { covers } from '../../support/covers.ts'
import { quietHome } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const panelName = 'はじめのステップ'

test('RANK-19 only a man at G sees the videos, others go home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/maletutorial' })
  await expect(page).toHaveURL(/\/home$/)
})

test('RANK-24 RANK-25 RANK-30 IMP-21 five clips in order, counted over a reload, then rank F', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-g', path: '/maletutorial' })
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/user/')) sent.push(pathname)
  })
  const watched = page.getByRole('button', { name: '視聴しました' })
  const titles = ['はじめに', 'プロフィールの書き方', 'レコメンドの仕組み', 'メッセージのマナー', '安全と同意']
  for (const [index, title] of titles.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    covers('RANK-26', 'RANK-27')
    await expect(page.getByText(`${index + 1}/5`)).toBeVisible()
    await expect(watched).toBeEnabled()
    if (index === 2) {
      await page.reload()
      await expect(page.getByText('3/5')).toBeVisible()
    }
    if (index < 4) await watched.click()
  }
  // The server receives only the last clip, because the counter is on the phone.
  expect(sent).toEqual([])
  const called = page.waitForRequest('**/api/user/movie_done')
  await watched.click()
  await covers('RANK-29', () => called)
  covers('RANK-28', 'RANK-47')
  await page.waitForURL(/\/home/)
  await expect(page.getByText('Rank UP!')).toBeVisible()
})

test('RANK-26 RANK-27 a double tap on 視聴しました passes no video', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-g', path: '/maletutorial' })
  const watched = page.getByRole('button', { name: '視聴しました' })
  await watched.dblclick()
  await expect(page.getByText('2/5')).toBeVisible()
  await expect(watched).toBeEnabled()
  await expect(page.getByText('2/5')).toBeVisible()
  await watched.dblclick()
  await expect(page.getByText('3/5')).toBeVisible()
})

test('RANK-17 RANK-24 HOME-87 the G step on home leads to the videos', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-g', path: null })
  await quietHome(page)
  const home = new HomePage(page)
  await expect(home.section(panelName).getByRole('link', { name: '動画を見る' })).toHaveAttribute(
    'href',
    '/maletutorial',
  )
})

test('RANK-33 RANK-34 HOME-87 the F step asks for 50 characters, then the rank is E', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-f', path: null })
  await quietHome(page)
  const panel = new HomePage(page).section(panelName)
  const text = panel.getByLabel('自己紹介・好みの傾向')
  const submit = panel.getByRole('button', { name: '登録する' })
  // An untouched field shows no error.
  const counter = panel.getByText('0文字 50文字以上入力してください', { exact: true })
  await expect(counter).not.toHaveClass(/text-alarm/)
  await text.fill('あ')
  await text.fill('')
  await expect(counter).toHaveClass(/text-alarm/)
  await text.fill(`${'あいうえお'.repeat(9)}    `)
  covers('RANK-31', 'RANK-32', 'RANK-35')
  await expect(panel.getByText('45文字 50文字以上入力してください')).toHaveClass(/text-alarm/)
  await expect(submit).toBeDisabled()
  await text.fill('あいうえお'.repeat(10))
  await expect(panel.getByText('50文字', { exact: true })).not.toHaveClass(/text-alarm/)
  await page.clock.install()
  await submit.click()
  const up = page.getByText('Rank UP!')
  await expect(up).toBeVisible()
  await page.clock.runFor(1_900)
  covers('RANK-48')
  await expect(up).toBeVisible()
  await page.clock.runFor(200)
  await expect(up).toHaveCount(0)
  covers('RANK-46')
  await expect(panel.getByLabel('X（旧Twitter）のID')).toBeVisible()
})

test('GATE-43 RANK-36 the E step completes the ladder', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-e', path: null })
  await quietHome(page)
  const home = new HomePage(page)
  const panel = home.section(panelName)
  const id = panel.getByLabel('X（旧Twitter）のID')
  const submit = panel.getByRole('button', { name: '登録する' })
  covers('RANK-38')
  await expect(submit).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await id.fill('not a valid id')
  await submit.click()
  covers('RANK-40', 'RANK-41')
  await expect(panel.getByText('TwitterIDを入力してください。')).toBeVisible()
  covers('RANK-42')
  await expect(panel.getByText('TwitterIDの入力を確認してください')).toBeVisible()
  await expect(id).toBeFocused()

  await page.route(
    '**/api/user/twitterid_update',
    (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, msg: 'x', errors: { twitterid: ['Twitter IDは登録されています。'] } },
      }),
    { times: 1 },
  )
  await id.fill('keisuke_e')
  await submit.click()
  await expect(panel.getByText('TwitterIDの入力を確認してください')).toBeVisible()
  covers('RANK-43', 'RANK-44')
  await expect(panel.getByText('Twitter IDは登録されています。')).toBeVisible()

  // The field is prefilled with the name of the form, and its text is sent.
  const name = panel.getByLabel('アカウントの名前')
  await expect(name).not.toHaveValue('')
  await name.fill('けいすけ改')
  const sent = page.waitForRequest('**/api/user/twitterid_update')
  await submit.click()
  covers('RANK-37')
  covers('RANK-39')
  expect((await sent).postDataJSON()).toMatchObject({
    user: { twitterid: 'keisuke_e', maleraw_attributes: { twitter_name: 'けいすけ改' } },
  })
  covers('RANK-45', 'RANK-20')
  await expect(page.getByText('登録が完了しました。')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/home/)
  await expect(home.section('ランク')).toContainText('E')
})

test('RANK-34 RANK-39 the form that is opened after a step of the ladder shows what the step has saved', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-f', path: null })
  await quietHome(page)
  const panel = new HomePage(page).section(panelName)
  const submit = panel.getByRole('button', { name: '登録する' })
  const introduction = 'あいうえお'.repeat(10)
  await panel.getByLabel('自己紹介・好みの傾向').fill(introduction)
  const readOnce = page.waitForResponse('**/api/account-detail')
  await submit.click()
  await readOnce
  const id = panel.getByLabel('X（旧Twitter）のID')
  await id.fill('takumi_f')
  await panel.getByLabel('アカウントの名前').fill('たくみ改')
  await panel.getByRole('checkbox').check()
  const readAgain = page.waitForResponse('**/api/account-detail')
  await submit.click()
  await readAgain
  await expect(panel).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'プロフィール' }).first().click()
  await expect(page).toHaveURL(/\/form$/)
  await expect(page.locator('[name="twitter_name"]')).toHaveValue('たくみ改')
  await expect(page.locator('[name="twitterid"]')).toHaveValue('takumi_f')
  await expect(page.locator('[name="propensity"]')).toHaveValue(introduction)
})

test('RANK-17 RANK-18 HOME-87 no ladder for other ranks', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await quietHome(page)
  const home = new HomePage(page)
  await expect(home.section(panelName)).toHaveCount(0)
})
