import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { ForgetPasswordPage } from '../page-models/forget-password-page.ts'
import { HomePage } from '../page-models/home-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { mailLink } from '../page-models/outbox.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'
import { expectOrderOfLikes } from './order-of-likes.ts'

test.use(withMotion)

const email = 'yuzuha-life@yoimachi.example'
const password = 'yoimachi123'

test("D-66 D-70 D-71 D-76 D-80 D-84 a woman's life, from sign-up to withdrawal", async ({ openPhone, server }) => {
  test.setTimeout(240_000)
  const page = await openPhone({ path: '/signup' })
  const home = new HomePage(page)

  await test.step('she signs up and confirms her address', async () => {
    const signUp = new SignUpPage(page)
    await signUp.fill({ email: 'woman@yoimachi.example', password, sex: '女性' })
    await signUp.submit.click()
    covers('D-118')
    await expect(page.getByText('メールアドレスとパスワードを確認してください。')).toBeVisible()
    await expect(page.getByText('すでにご登録の方は、')).toBeVisible()
    await signUp.fill({ email, password, sex: '女性' })
    await signUp.submit.click()
    await page.waitForURL('**/login?send_mail=true')
    await expect(page.getByText(`${email} 宛てにお送りしました。`)).toBeVisible()
    await expect(page.getByRole('button', { name: '確認メールを再送する' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
    const link = await mailLink(server.control, email)
    await page.goto(link)
    await expect(page.getByText('メールアドレスの確認が完了しました。ログインしてください。')).toBeVisible()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText('すでに確認済みです。')).toBeVisible()
    const forgot = await ForgetPasswordPage.open(page)
    await forgot.send('nobody@yoimachi.example')
    covers('D-69')
    await expect(page.getByText('ご入力のメールアドレスに再設定用のリンクを送信しました。')).toBeVisible()
  })

  await test.step('she writes her profile', async () => {
    const login = await LoginPage.open(page)
    await login.logIn(email, password)
    await page.waitForURL('**/femaleform')
    const form = new ProfileForm(page)
    await form.name.fill('ゆ'.repeat(21))
    await expect(form.name).toHaveValue('ゆ'.repeat(20))
    await form.name.fill('ゆずは')
    await page.getByLabel('年齢').selectOption('26')
    await form.pickAreas('関東', ['東京都'])
    await form.submit.click()
    await page.waitForURL('**/age_confirmation')
  })

  await test.step('she hands in her document, waits and is verified', async () => {
    const form = new AgeDocumentPage(page)
    await form.input.waitFor({ state: 'attached' })
    await form.choose(await makePicture(page, 'image/jpeg'))
    await form.submit.click()
    await expect(page.getByText('年齢確認書類を提出しました。確認には最大1営業日かかります。')).toBeVisible()
    await page.goto('/age_confirmation')
    await expect(page.getByText('書類を確認中です')).toBeVisible()
    await page.goto('/payment_select')
    await expect(page.getByRole('heading', { name: '書類を確認中です' })).toBeVisible()
    await server.control.post('/operator/age-review', { member: email, age_conf: 2 })
    await page.goto('/home')
    await page.waitForURL('**/tutorial')
    await page.getByRole('checkbox').last().waitFor()
    for (const check of await page.getByRole('checkbox').all()) await check.check()
    await page.getByRole('button', { name: 'ホームへ' }).click()
    await page.waitForURL(/\/home$/)
  })

  await test.step('she is recommended a man, holds him, and decides on the last day', async () => {
    await home.closeDialogs()
    await home.startButton.click()
    await home.autoButton.click()
    await page.waitForURL(/\/profile\?id=\d+/)
    const partner = new PartnerPage(page)
    await expect(page.getByText('保留すると7日後に自動で見送りになります')).toBeVisible()
    // She has no preferences yet, so there is no 0 of 18.
    await expect(page.getByText('ご自身の好みを登録すると、お二人の合う項目が分かります。')).toBeVisible()
    await expect(page.getByText(/合う項目\s*\d/)).toHaveCount(0)
    await partner.hold.click()
    await expect(page.getByText(/保留中 ・ あと(7日|6日23時間)/)).toBeVisible()
    await expect(page.getByText('7日後に自動で')).toHaveCount(0)
    await server.control.post('/clock', { advance: 'P6DT20H', keepSessions: true })
    await page.goto('/home')
    await home.closeDialogs()
    const ending = page.getByRole('region', { name: 'もうすぐ期限の方' })
    await expect(ending.getByText(/保留 あと[34]時間/)).toBeVisible()
    await ending.getByRole('link', { name: '連絡を取る' }).click()
    await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
    await partner.chat.click()
    const chat = new ChatPage(page)
    await chat.write('はじめまして。よろしくお願いします。')
    await expect(chat.log.getByText('はじめまして。よろしくお願いします。')).toBeVisible()
  })

  await test.step('he answers while she is elsewhere; her login ends in the talk, and she comes back to it', async () => {
    const { pathname, search } = new URL(page.url())
    const him = Number(new URLSearchParams(search).get('id'))
    await page.goto('/settings')
    await server.control.post('/operator/act', {
      as: 'message',
      member: him,
      to: email,
      content: 'ご連絡ありがとうございます。',
    })
    await page.goto('/recommends?status=matching')
    covers('D-78')
    await expect(page).toHaveTitle(/^\(1\) /)
    covers('D-83')
    await expect(page.getByRole('navigation', { name: '表示の切り替え' }).getByRole('link')).toHaveText([
      'すべて',
      'レコメンド',
      'マッチング',
      'いいね',
      '見送り',
    ])
    await page.goto(pathname + search)
    covers('D-79')
    await expect(page.getByText('ご連絡ありがとうございます。')).toBeVisible()
    await server.control.post('/clock', { advance: 'P15D' })
    await page.waitForURL('**/login')
    await expect(page.getByText('ログインの有効期限が切れました。')).toBeVisible()
    await new LoginPage(page).logIn(email, password)
    await page.waitForURL((url) => url.pathname === '/home')
    await home.closeDialogs()
    await page.getByRole('link', { name: '続きへ戻る' }).click()
    await expect(page.getByText('ご連絡ありがとうございます。')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    covers('D-81')
    await expect(page.getByRole('complementary', { name: 'お相手のプロフィール' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('she reports a post', async () => {
    await page.goto('/topics')
    await page.getByRole('main').getByRole('link', { name: /投稿/ }).first().click()
    await page.getByRole('article').getByRole('button', { name: '通報' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: '勧誘や宣伝' }).click()
    covers('D-85')
    await expect(new ChatPage(page).input).toHaveValue(/^【通報】掲示板の投稿（.+）\n理由：勧誘や宣伝\n内容：$/)
  })

  await test.step('she takes the premium plan and ends it', async () => {
    await page.goto('/payment_information')
    await expect(page.getByText('現在のプラン：無料')).toBeVisible()
    await expect(page.getByText('お支払いの確認が取れていません')).toHaveCount(0)
    const payment = await PaymentPage.open(page)
    await expect(payment.submit).toHaveText('1,100円で登録する')
    await payment.card.fill('4242424242424242')
    await payment.send()
    await page.waitForURL((url) => url.pathname === '/home')
    await page.goto('/payment_information')
    await expect(page.getByText(/プレミアムプランの特典が終了します。会員としては、無料のまま/)).toBeVisible()
    await expect(page.getByText('解約すると、サービスをご利用いただけなくなります。')).toHaveCount(0)
    await page.goto('/settings')
    const main = page.getByRole('main')
    await expect(main.getByText(email)).toBeVisible()
    for (const name of ['自分の口コミ', '自分のプロフィールの見え方', '退会のお手続き'])
      await expect(main.getByRole('link', { name })).toBeVisible()
  })

  await test.step('she buys likes and reads where she spends them which go first', async () => {
    covers('D-77')
    await expectOrderOfLikes(page)
    await page.goto('/settings')
  })

  await test.step('she withdraws and reads what she loses', async () => {
    await page.getByRole('link', { name: '退会のお手続き' }).click()
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: 'その他' }).check()
    await main.getByRole('button', { name: '次へ' }).click()
    await main.getByRole('button', { name: '退会', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: '退会してもよろしいですか？' })
    await expect(question.getByText('マッチング 1件とメッセージ')).toBeVisible()
    await expect(question.getByText('同じメールアドレスでは、もうご登録いただけません。')).toBeVisible()
    await question.getByRole('button', { name: '退会する' }).click()
    await expect(main.getByText('退会が完了しました。')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await main.getByRole('button', { name: 'トップへ' }).click()
    await page.goto('/home')
    await page.waitForURL('**/login')
    await expect(page.getByText('ログインの有効期限が切れました。')).toHaveCount(0)
  })
})
