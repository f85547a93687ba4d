import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

test('QUIT-05 QUIT-06 QUIT-07 QUIT-08 QUIT-09 QUIT-10 QUIT-11 QUIT-12 QUIT-13 QUIT-14 QUIT-15 QUIT-16 QUIT-17 QUIT-23 QUIT-26 QUIT-28 D-76 a woman is asked with what she loses, withdraws, and is told nothing untrue', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/questionaire' })
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: '次へ' })
  const text = main.getByLabel('詳しくお聞かせください（任意）')
  await expect(main.getByRole('radio')).toHaveCount(4)
  // An optional survey holds nobody up.
  await expect(next).toBeEnabled()
  await next.click()
  await expect(main.getByText('これまでご利用いただき、ありがとうございました。')).toBeVisible()
  await main.getByRole('button', { name: '戻る' }).click()
  await main.getByRole('radio', { name: '1日のレコメンド数が少なかった' }).check()
  await expect(next).toBeEnabled()
  await expect(text).toHaveCount(0)
  await main.getByRole('radio', { name: 'その他' }).check()
  await expect(next).toBeEnabled()
  await text.fill('あ'.repeat(101))
  await expect(main.getByText('100文字以内で入力してください。')).toBeVisible()
  await expect(main.getByText('101 / 100')).toBeVisible()
  await expect(next).toBeDisabled()
  await text.fill('引っ越しのため')
  const given = page.waitForRequest('**/api/cancel_reason')
  await next.click()
  expect((await given).postDataJSON()).toEqual({
    cancel_reason: {
      uid: 'woman@yoimachi.example',
      cancel_reason: 'その他',
      cancel_reason_text: '引っ越しのため',
    },
  })
  await expect(main.getByText('これまでご利用いただき、ありがとうございました。')).toBeVisible()
  await main.getByRole('button', { name: '戻る' }).click()
  await expect(text).toHaveValue('引っ越しのため')
  await next.click()
  const question = page.getByRole('alertdialog', { name: '退会してもよろしいですか？' })
  await main.getByRole('button', { name: '退会', exact: true }).click()
  await expect(question.getByText(/^マッチング \d+件とメッセージ$/)).toBeVisible()
  await expect(question.getByText('同じメールアドレスでの再登録（もうご登録いただけません）')).toBeVisible()
  await expect(question.getByRole('button', { name: 'やめる' })).toBeFocused()
  await question.getByRole('button', { name: 'やめる' }).click()
  await expect(question).toBeHidden()
  await main.getByRole('button', { name: '退会', exact: true }).click()
  await question.getByRole('button', { name: '退会する' }).click()
  await expect(main.getByText('退会が完了しました。')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The account is asked for again in the background: the goodbye must outlast the refused login.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.waitForTimeout(1_500)
  await expect(main.getByText('退会が完了しました。')).toBeVisible()
  await main.getByRole('button', { name: 'トップへ' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/home')
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  await page.getByRole('button', { name: 'ログイン' }).waitFor()
  await expect(page.getByText('ログインの有効期限が切れました。')).toHaveCount(0)
  await page.getByLabel('メールアドレス').fill('woman@yoimachi.example')
  await page.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login')
})

test('QUIT-18 QUIT-19 QUIT-20 QUIT-21 QUIT-22 QUIT-24 QUIT-25 QUIT-04 failures stay on their step in red', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-premium', path: null })
  const main = page.getByRole('main')
  let load = () => {}
  const loading = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/api/account', async (route) => {
    await loading
    await route.continue()
  })
  await page.goto('/questionaire')
  await expect(main.getByRole('status')).toHaveText('読み込んでいます…')
  load()
  const next = main.getByRole('button', { name: '次へ' })
  await main.getByRole('radio', { name: 'その他' }).check()
  await main.getByLabel('詳しくお聞かせください（任意）').fill('お休みします')
  await page.route('**/api/cancel_reason', (route) => route.fulfill({ status: 500, json: {} }))
  await next.click()
  await expect(main.getByRole('alert')).toHaveText('送信に失敗しました。もう一度お試しください。')
  await expect(main.getByLabel('詳しくお聞かせください（任意）')).toHaveValue('お休みします')
  await page.unroute('**/api/cancel_reason')
  await next.click()
  const withdraw = main.getByRole('button', { name: '退会', exact: true })
  const question = page.getByRole('alertdialog')
  const sure = question.getByRole('button', { name: '退会する' })
  await expect(main.getByText('プレミアムプランだけを終える場合は')).toBeVisible()
  await page.route('**/api/cancel/female', (route) => route.fulfill({ status: 500, json: {} }))
  await withdraw.click()
  await expect(question.getByText('プレミアムプラン（お支払い済みの料金は返金されません）')).toBeVisible()
  await sure.click()
  await expect(question.getByText('退会処理に失敗しました。時間をおいて再度行ってください。')).toBeVisible()
  await page.unroute('**/api/cancel/female')
  await page.route('**/api/cancel/female', (route) =>
    route.fulfill({ status: 422, json: { success: false, msg: 'ただいま退会できません。' } }),
  )
  await sure.click()
  await expect(question.getByText('ただいま退会できません。')).toBeVisible()
  await expect(question.getByText('退会処理に失敗しました。')).toHaveCount(0)
  await page.unroute('**/api/cancel/female')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cancel/female', async (route) => {
    await held
    await route.continue()
  })
  const spinner = sure.locator('svg')
  await expect(spinner).toHaveCount(0)
  await sure.click()
  await expect(spinner).toBeVisible()
  answer()
  await expect(main.getByText('退会が完了しました。')).toBeVisible()
  await expect(main.locator('button svg')).toHaveCount(0)
})

test('QUIT-01 QUIT-02 QUIT-03 a man goes home, nobody to /login', async ({ openPhone }) => {
  const man = await openPhone({ persona: 'man', path: '/questionaire' })
  await expect(man).toHaveURL((url) => url.pathname === '/home')
  const nobody = await openPhone({ phone: 'b', path: '/questionaire' })
  await expect(nobody).toHaveURL((url) => url.pathname === '/login')
})
