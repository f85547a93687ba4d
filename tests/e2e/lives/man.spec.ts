import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { CancellationPage } from '../page-models/cancellation-page.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'
import { Life, password } from './life.ts'

test.use(withMotion)

test("D-66 D-67 D-73 D-74 D-75 a man's life, from sign-up to the end of his plan", async ({ openPhone, server }) => {
  test.setTimeout(240_000)
  const life = new Life(await openPhone({ path: '/signup' }), server, 'riku-life@yoimachi.example')
  await life.live([
    ['he signs up and confirms his address', signUp],
    ['he writes the short form and is celebrated', writeShortForm],
    ['he hands in his document and is verified', proveAge],
    ['his card is refused by the bank; the plan is kept', payInVain],
    ['another card pays', payWithAnotherCard],
    ['a woman likes him; passing asks first', answerLike],
    ['he buys likes and reads where he spends them which go first', buyLikes],
    ['he ends the plan and reads what he loses', endPlan],
  ])
})

async function signUp(life: Life) {
  const form = new SignUpPage(life.page)
  await form.fill({ email: life.email, password, sex: '男性' })
  await form.submit.click()
  await life.page.waitForURL('**/login?send_mail=true')
  await life.expectText(`${life.email} 宛てにお送りしました。`)
  await life.confirmAddress()
}

async function writeShortForm(life: Life) {
  const { page } = life
  await life.logIn()
  await life.arrive('/partialform')
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  await form.fillShort()
  for (const box of await page.getByLabel('確認しました').all()) await box.check()
  await form.submit.click()
  await life.arrive('/maletutorial')
  await life.expectText('Rank UP!')
}

async function proveAge(life: Life) {
  await life.page.goto('/age_confirmation')
  await life.handInDocument()
  await life.acceptDocument()
}

async function payInVain(life: Life) {
  const { page } = life
  await page.goto('/payment_information')
  await life.expectText('プランのご登録がまだありません')
  const payment = await PaymentPage.open(page)
  await payment.plan('6ヶ月プラン').click()
  await expect(payment.submit).toHaveText('16,500円で登録する')
  await payment.card.fill('4333000000000000')
  await payment.send()
  await page.getByRole('button', { name: '認証する' }).click()
  await life.expectText('Error: 認証に失敗しました。')
  await expect(page.getByRole('link', { name: '運営局に問い合わせる' })).toBeVisible()
  await page.getByRole('link', { name: '別のカードを使う' }).click()
  await expect(payment.plan('6ヶ月プラン').getByRole('radio')).toBeChecked()
}

async function payWithAnotherCard(life: Life) {
  const { page } = life
  const payment = new PaymentPage(page)
  await payment.card.fill('4222000000000004')
  await payment.send()
  await page.getByRole('button', { name: '認証する' }).click()
  await life.arrive('/payment_success')
  await life.expectText('お支払いありがとうございました。')
  await expect(page.getByText('16,500円').first()).toBeVisible()
  await life.expectText(/ご利用期間 \d{4}\/\d\d\/\d\d〜/)
  const start = { name: 'はじめる' }
  await page.getByRole('link', start).or(page.getByRole('button', start)).click()
  covers('D-98')
  await page.waitForURL('**/maletutorial')
  await page.goto('/home')
}

async function answerLike({ page, main, server, email, home }: Life) {
  await server.control.post('/operator/act', { as: 'like', member: 'woman-premium', to: email })
  await home.closeDialogs()
  await page.goto('/recommends/male?status=liked')
  await main.locator('a[href^="/profile/female"]').last().click()
  const partner = new PartnerPage(page)
  await partner.pass.click()
  await expect(partner.passQuestion).toBeVisible()
  await partner.passQuestion.getByRole('button', { name: '戻る' }).click()
  await expect(partner.passQuestion).toBeHidden()
  await partner.contact.click()
  await expect(partner.matched).toBeVisible()
}

async function buyLikes(life: Life) {
  covers('D-77')
  await life.expectOrderOfLikes()
}

async function endPlan(life: Life) {
  const { page, main } = life
  const cancel = await CancellationPage.open(page, '?step=1')
  await cancel.toReason()
  await cancel.toPassword()
  await life.expectText(/^お支払い済みの残り\d+日分/)
  await expect(page.getByRole('heading', { name: '無料のまま残るもの' })).toBeVisible()
  await cancel.password.fill(password)
  await cancel.submit.click()
  await life.expectText('解約が完了しました。ご利用ありがとうございました。')
  await expect(page.getByText('解約が完了しました', { exact: true })).toHaveCount(0)
  await page.goto('/timeline')
  await expect(main.getByText('プランは解約済みです')).toBeVisible()
  await life.expectNoText('まだご利用いただけません')
}
