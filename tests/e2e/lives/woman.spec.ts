import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { ForgetPasswordPage } from '../page-models/forget-password-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'
import { Life, password } from './life.ts'

test.use(withMotion)

test("D-66 D-70 D-71 D-76 D-80 D-84 a woman's life, from sign-up to withdrawal", async ({ openPhone, server }) => {
  test.setTimeout(240_000)
  const life = new Life(await openPhone({ path: '/signup' }), server, 'yuzuha-life@yoimachi.example')
  await life.live([
    ['she signs up with an address that is taken, then with her own, and waits for its mail', signUp],
    ['she confirms her address, twice', confirm],
    ['she writes her profile', writeProfile],
    ['she hands in her document, waits and is verified', proveAge],
    ['she is recommended a man and holds him', holdMan],
    ['she decides on the last day and writes first', decideOnLastDay],
    ['he answers while she is elsewhere', hearOfAnswer],
    ['her login ends in the talk, and she comes back to it', comeBackToTalk],
    ['she reports a post', reportPost],
    ['she takes the premium plan and reads how it ends', takePlan],
    ['she buys likes and reads where she spends them which go first', buyLikes],
    ['she withdraws and reads what she loses', withdraw],
    ['she is not let in again', stayOut],
  ])
})

async function signUp(life: Life) {
  const { page, email } = life
  const form = new SignUpPage(page)
  await form.fill({ email: 'woman@yoimachi.example', password, sex: '女性' })
  await form.submit.click()
  covers('D-118')
  await expect(page.getByText('メールアドレスとパスワードを確認してください。')).toBeVisible()
  await life.expectText('すでにご登録の方は、')
  await form.fill({ email, password, sex: '女性' })
  await form.submit.click()
  await page.waitForURL('**/login?send_mail=true')
  await life.expectText(`${email} 宛てにお送りしました。`)
  await expect(page.getByRole('button', { name: '確認メールを再送する' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
}

async function confirm(life: Life) {
  const { page } = life
  const link = await life.confirmAddress()
  await page.goto('about:blank')
  await page.goto(link)
  await life.expectText('すでに確認済みです。')
  const forgot = await ForgetPasswordPage.open(page)
  await forgot.send('nobody@yoimachi.example')
  covers('D-69')
  await expect(page.getByText('ご入力のメールアドレスに再設定用のリンクを送信しました。')).toBeVisible()
}

async function writeProfile(life: Life) {
  const { page } = life
  await LoginPage.open(page)
  await life.logIn()
  await life.arrive('/femaleform')
  const form = new ProfileForm(page)
  await form.name.fill('ゆ'.repeat(21))
  await expect(form.name).toHaveValue('ゆ'.repeat(20))
  await form.name.fill('ゆずは')
  await page.getByLabel('年齢').selectOption('26')
  await form.pickAreas('関東', ['東京都'])
  await form.submit.click()
  await life.arrive('/age_confirmation')
}

async function proveAge(life: Life) {
  const { page } = life
  await life.handInDocument()
  await page.goto('/age_confirmation')
  await life.expectText('書類を確認中です')
  await page.goto('/payment_select')
  await expect(page.getByRole('heading', { name: '書類を確認中です' })).toBeVisible()
  await life.acceptDocument()
  await page.goto('/home')
  await life.arrive('/tutorial')
  await page.getByRole('checkbox').last().waitFor()
  for (const check of await page.getByRole('checkbox').all()) await check.check()
  await page.getByRole('button', { name: 'ホームへ' }).click()
  await life.arrive('/home')
}

async function holdMan(life: Life) {
  const { page, home } = life
  await home.closeDialogs()
  await home.startButton.click()
  await home.autoButton.click()
  await page.waitForURL(/\/profile\?id=\d+/)
  await life.expectText('保留すると7日後に自動で見送りになります')
  // She has no preferences yet, so there is no 0 of 18.
  await life.expectText('ご自身の好みを登録すると、お二人の合う項目が分かります。')
  await expect(page.getByText(/合う項目\s*\d/)).toHaveCount(0)
  await new PartnerPage(page).hold.click()
  await life.expectText(/保留中 ・ あと(7日|6日23時間)/)
  await life.expectNoText('7日後に自動で')
}

async function decideOnLastDay(life: Life) {
  const { page, home, server } = life
  await server.control.post('/clock', { advance: 'P6DT20H', keepSessions: true })
  await page.goto('/home')
  await home.closeDialogs()
  const ending = page.getByRole('region', { name: 'もうすぐ期限の方' })
  await expect(ending.getByText(/保留 あと[34]時間/)).toBeVisible()
  await ending.getByRole('link', { name: '連絡を取る' }).click()
  const partner = new PartnerPage(page)
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  await partner.chat.click()
  const chat = new ChatPage(page)
  await chat.write('はじめまして。よろしくお願いします。')
  await expect(chat.log.getByText('はじめまして。よろしくお願いします。')).toBeVisible()
}

async function hearOfAnswer({ page, server, email }: Life) {
  const { pathname, search } = new URL(page.url())
  const him = Number(new URLSearchParams(search).get('id'))
  await page.goto('/settings')
  const content = 'ご連絡ありがとうございます。'
  await server.control.post('/operator/act', { as: 'message', member: him, to: email, content })
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
  await expect(page.getByText(content)).toBeVisible()
}

async function comeBackToTalk(life: Life) {
  const { page, server } = life
  await server.control.post('/clock', { advance: 'P15D' })
  await life.arrive('/login')
  await life.expectText('ログインの有効期限が切れました。')
  await life.logIn()
  await life.arrive('/home')
  await life.home.closeDialogs()
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await life.expectText('ご連絡ありがとうございます。')
  await page.setViewportSize({ width: 1440, height: 900 })
  covers('D-81')
  await expect(page.getByRole('complementary', { name: 'お相手のプロフィール' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
}

async function reportPost({ page, main }: Life) {
  await page.goto('/topics')
  await main.getByRole('link', { name: /投稿/ }).first().click()
  await page.getByRole('article').getByRole('button', { name: '通報' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: '勧誘や宣伝' }).click()
  covers('D-85')
  await expect(new ChatPage(page).input).toHaveValue(/^【通報】掲示板の投稿（.+）\n理由：勧誘や宣伝\n内容：$/)
}

async function takePlan(life: Life) {
  const { page, main, email } = life
  await page.goto('/payment_information')
  await life.expectText('現在のプラン：無料')
  await life.expectNoText('お支払いの確認が取れていません')
  const payment = await PaymentPage.open(page)
  await expect(payment.submit).toHaveText('1,100円で登録する')
  await payment.card.fill('4242424242424242')
  await payment.send()
  await life.arrive('/home')
  await page.goto('/payment_information')
  await life.expectText(/プレミアムプランの特典が終了します。会員としては、無料のまま/)
  await life.expectNoText('解約すると、サービスをご利用いただけなくなります。')
  await page.goto('/settings')
  await expect(main.getByText(email)).toBeVisible()
  for (const name of ['自分の口コミ', '自分のプロフィールの見え方', '退会のお手続き'])
    await expect(main.getByRole('link', { name })).toBeVisible()
}

async function buyLikes(life: Life) {
  covers('D-77')
  await life.expectOrderOfLikes()
}

async function withdraw({ page, main }: Life) {
  await page.goto('/settings')
  await page.getByRole('link', { name: '退会のお手続き' }).click()
  await main.getByRole('radio', { name: 'その他' }).check()
  await main.getByRole('button', { name: '次へ' }).click()
  await main.getByRole('button', { name: '退会', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '退会してもよろしいですか？' })
  await expect(question.getByText('マッチング 1件とメッセージ')).toBeVisible()
  await expect(question.getByText('同じメールアドレスでは、もうご登録いただけません。')).toBeVisible()
  await question.getByRole('button', { name: '退会する' }).click()
  await expect(main.getByText('退会が完了しました。')).toBeVisible()
}

async function stayOut(life: Life) {
  const { page, main } = life
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await main.getByRole('button', { name: 'トップへ' }).click()
  await page.goto('/home')
  await life.arrive('/login')
  await life.expectNoText('ログインの有効期限が切れました。')
}
